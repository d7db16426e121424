import { type LocaleCode, localeCodes } from '@wordhoard/contract/enumeration';
import { html } from 'hono/html';
import type { PageContent } from './page-content.ts';

interface Writing {
  locale: LocaleCode;
  publicUrl: string;
}

const siteName = 'Wordhoard';

/** Writes the content of a page into the HTML of the web app. All texts are escaped. */
export function writePage(
  file: string,
  content: PageContent | undefined,
  { locale, publicUrl }: Writing,
): string {
  const localized = file.replace(/<html lang="[^"]*"/, `<html lang="${locale}"`);
  if (content === undefined) return localized;
  return localized
    .replace(/<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g, '')
    .replace('</head>', () => `${titleOf(content)}${metaOf(content, { locale, publicUrl })}</head>`)
    .replace(/<div id="app">.*?(?=<\/div>)/s, (start) => `${start}${openingOf(content)}`);
}

const titleOf = ({ title }: PageContent): string =>
  `${html`<title>${title === '' ? siteName : `${title} · ${siteName}`}</title>`}`;

function metaOf(
  { title, description, path, preview, alternates = {} }: PageContent,
  { locale, publicUrl }: Writing,
): string {
  const address = publicUrl + path;
  const others = localeCodes.filter((code) => code !== locale);
  const lines = [
    html`<meta name="description" content="${description}" />`,
    html`<link rel="canonical" href="${address}" />`,
    ...Object.entries(alternates).map(
      ([code, at]) => html`<link rel="alternate" hreflang="${code}" href="${publicUrl + at}" />`,
    ),
    html`<meta property="og:site_name" content="${siteName}" />`,
    html`<meta property="og:type" content="website" />`,
    html`<meta property="og:title" content="${title || siteName}" />`,
    html`<meta property="og:description" content="${description}" />`,
    html`<meta property="og:url" content="${address}" />`,
    html`<meta property="og:locale" content="${locale}" />`,
    ...others.map((code) => html`<meta property="og:locale:alternate" content="${code}" />`),
    ...(preview
      ? [html`<meta property="og:image" content="${new URL(preview, publicUrl).href}" />`]
      : []),
    html`<meta name="twitter:card" content="summary" />`,
  ];
  return lines.map(String).join('\n    ');
}

/** The first content, where the screen will show it. The web app removes it when the screen is ready. */
function openingOf({ heading, lead, layout }: PageContent): string {
  const { langCode, image } = layout?.kind === 'word' ? layout : {};
  const lang = langCode === undefined ? '' : html`lang="${langCode}"`;
  return String(html`<main><header class="opening ${classOf(layout)}${isLong(heading) ? ' long' : ''}">
      <h1 dir="auto" ${lang}>${heading}</h1>
      ${lead ? html`<p>${lead}</p>` : ''}
      ${image ? html`<img src="${image}" alt="" width="288" height="288" />` : ''}
    </header></main>`);
}

const classOf = (layout: PageContent['layout']): string =>
  layout?.kind === 'linked' && !layout.hasFacts ? 'feed' : (layout?.kind ?? 'plain');

/** Long words are set smaller. */
const isLong = (heading: string): boolean => heading.length > 10;
