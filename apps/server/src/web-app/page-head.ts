import type { PageText } from '@wordhoard/i18n';

/** What the head of a page says to search engines and to whoever is sent its address. */
export interface PageHead extends PageText {
  /** The address that the page is known by, without the site's. */
  path: string;
  /** The address of a picture of it, without the site's. */
  picture?: string | undefined;
  /** The same page for readers of other languages, by language. */
  alternates?: Readonly<Record<string, string>>;
}
