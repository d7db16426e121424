import { type LocaleCode, localeCodes, WordMode } from '@wordhoard/contract/enumeration';
import type { PageText } from '@wordhoard/i18n';
import { alignReading, type RubyPart } from '@wordhoard/quiz-engine/text';
import { html } from 'hono/html';

/** What the server writes into the HTML of a page, so that it can be read without scripts. */
export interface PageContent extends PageText {
  /** The canonical path. */
  path: string;
  /** The path of an image for link previews. */
  preview?: string | undefined;
  /** The paths of the same page for readers of other languages, by language. */
  alternates?: Readonly<Record<string, string>>;
  /** Search engines do not index it. */
  isUnlisted?: boolean | undefined;
  /** The form of the first content. Default: heading and lead only. */
  layout?: Layout;
}

export type Layout =
  | { kind: 'home'; entry: string }
  /** A page with a link back above its heading, and possibly facts below it. */
  | { kind: 'linked'; hasFacts: boolean }
  | {
      kind: 'word';
      langCode: string;
      mode: WordMode;
      /** Its number, if there are several words of its text. */
      homograph: number | undefined;
      /** Stands above the characters of the word. */
      reading: string | undefined;
      translations: readonly string[];
      definitions: readonly string[];
      hasGrammar: boolean;
      image: string | undefined;
    };

type WordLayout = Extract<Layout, { kind: 'word' }>;

interface PageOptions {
  locale: LocaleCode;
  publicUrl: string;
}

const siteName = 'Wordhoard';

/** Writes the content of a page into the HTML of the web app. All texts are escaped. */
export function writePage(
  file: string,
  content: PageContent | undefined,
  { locale, publicUrl }: PageOptions,
): string {
  const localized = file
    .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
    .replace('/manifest.en.', `/manifest.${locale}.`);
  if (content === undefined) return localized;
  return localized
    .replace(/<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g, '')
    .replace(
      '</head>',
      () => `${writeTitle(content)}${writeMeta(content, { locale, publicUrl })}</head>`,
    )
    .replace('<!-- content -->', () => String(writeOpening(content)));
}

const writeTitle = ({ title }: PageContent): string =>
  `${html`<title>${title === '' ? siteName : `${title} · ${siteName}`}</title>`}`;

function writeMeta(
  { title, description, path, preview, alternates = {} }: PageContent,
  { locale, publicUrl }: PageOptions,
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

/**
 * The first content of a page, in the markup of its screen, so that both have the styles of page.css.
 * Lines that only the screen can fill are empty. The web app moves the element with the class
 * `opening` into the screen until the screen is ready.
 */
function writeOpening(content: PageContent) {
  const { heading, lead, layout } = content;
  if (layout?.kind === 'word') return writeWordOpening(heading, layout);
  if (layout?.kind === 'home') {
    return html`<div class="opening home-page"><section class="home-hero">
      <p class="home-entry"><dfn lang="en">word·hoard</dfn> ${layout.entry}</p>
      <h1 dir="auto">${heading}</h1>
      <p class="page-lead">${lead}</p>
    </section></div>`;
  }
  return html`<header class="opening page-header">
      ${layout ? html`<div class="page-back"></div>` : ''}
      <div class="page-line"><div class="page-text">
        <h1 dir="auto">${heading}</h1>
        ${layout?.hasFacts ? html`<p class="page-facts"></p>` : ''}
        ${lead ? html`<p class="page-lead">${lead}</p>` : ''}
      </div></div>
    </header>`;
}

const writeWordOpening = (
  word: string,
  { langCode, mode, homograph, reading, translations, definitions, image, hasGrammar }: WordLayout,
) =>
  html`<article class="opening word-page">
      <header class="word-head">
        <div class="word-place"></div>
        <h1 dir="auto" lang="${langCode}" class="headword" data-size="${mode === WordMode.Definition ? 'small' : 'large'}" ${isLong(word) ? 'data-long' : ''}>${alignReading(word, reading, langCode).map(writePart)}${writeNumber(homograph)}</h1>
        <p class="word-translations">${translations.join(', ')}</p>
        ${definitions.map((text) => html`<p class="word-definition" lang="${langCode}" dir="auto">${text}</p>`)}
        ${hasGrammar ? html`<p class="word-grammar"></p>` : ''}
        <div class="word-actions"></div>
      </header>
      ${
        image
          ? html`<figure class="word-figure">
        <span class="word-picture"><img src="${image}" alt="" width="288" height="288" /></span>
        <figcaption class="word-credit"></figcaption>
      </figure>`
          : ''
      }
    </article>`;

/** Writes what the component `WrittenWord` shows to learners who have not changed their settings. */
const writePart = ({ text, reading }: RubyPart) =>
  reading === undefined
    ? html`${text}`
    : html`<ruby>${text}<rt aria-hidden="true">${reading}</rt></ruby>`;

const writeNumber = (homograph: number | undefined) =>
  homograph === undefined
    ? ''
    : html`<sup class="homograph" data-number="${homograph}"><span>, ${homograph}</span></sup>`;

/** The rule of the component `Headword`. */
const isLong = (word: string): boolean => word.length > 10;
