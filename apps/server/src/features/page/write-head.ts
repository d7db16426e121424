import { type LocaleCode, localeCodes } from '@wordhoard/contract/enumeration';
import { html } from 'hono/html';
import type { PageHead } from './page-head.ts';

interface Writing {
  locale: LocaleCode;
  publicUrl: string;
}

const siteName = 'Wordhoard';

/** The page with its own title, description, address and preview. All that goes in is escaped. */
export function writeHead(page: string, head: PageHead, { locale, publicUrl }: Writing): string {
  const own = titleOf(head) + metaOf(head, { locale, publicUrl });
  return inLanguage(page, locale)
    .replace(/<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g, '')
    .replace('</head>', () => `${own}</head>`);
}

export const inLanguage = (page: string, locale: LocaleCode): string =>
  page.replace(/<html lang="[^"]*"/, `<html lang="${locale}"`);

const titleOf = ({ title }: PageHead): string =>
  `${html`<title>${title === '' ? siteName : `${title} · ${siteName}`}</title>`}`;

function metaOf(
  { title, description, path, picture, alternates = {} }: PageHead,
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
    ...(picture
      ? [html`<meta property="og:image" content="${new URL(picture, publicUrl).href}" />`]
      : []),
    html`<meta name="twitter:card" content="summary" />`,
  ];
  return lines.map(String).join('\n    ');
}
