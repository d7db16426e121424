import { html } from 'hono/html';
import type { PageHead } from './page-head.ts';

const shell = /<div id="app">.*?(?=<\/div>)/s;

/**
 * The page with its first words where the screen will show them, so that they can be read before
 * any script has come. All that goes in is escaped.
 */
export const writeOpening = (page: string, head: PageHead): string =>
  page.replace(shell, (start) => `${start}${openingOf(head)}`);

function openingOf({ heading, lead, opening }: PageHead): string {
  const { layout = 'plain', langCode, image } = opening ?? {};
  const lang = langCode === undefined ? '' : html`lang="${langCode}"`;
  return String(html`<main><header class="opening ${layout}${isLong(heading) ? ' long' : ''}">
      <h1 dir="auto" ${lang}>${heading}</h1>
      ${lead ? html`<p>${lead}</p>` : ''}
      ${image ? html`<img src="${image}" alt="" width="288" height="288" />` : ''}
    </header></main>`);
}

/** Set smaller, as the screen sets such words. */
const isLong = (heading: string): boolean => heading.length > 10;
