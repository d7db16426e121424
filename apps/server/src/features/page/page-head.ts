import type { PageText } from '@wordhoard/i18n';

/** What a page says of itself before its scripts have come. */
export interface PageHead extends PageText {
  /** The address that the page is known by, without the site's. */
  path: string;
  /** The address of a picture of it, without the site's. */
  picture?: string | undefined;
  /** The same page for readers of other languages, by language. */
  alternates?: Readonly<Record<string, string>>;
  /** How its screen stands; straight under the top of the page, if left out. */
  opening?: Opening;
}

interface Opening {
  /**
   * What stands above the heading: a line of its own, a link back, the language of a word. A feed
   * has a link back too, but no facts between its heading and its lead.
   */
  layout: 'home' | 'linked' | 'feed' | 'word';
  /** The language of the heading, if it is a word. */
  langCode?: string;
  /** The address of the picture that the screen shows. */
  image?: string | undefined;
}
