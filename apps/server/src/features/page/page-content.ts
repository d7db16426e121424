import type { PageText } from '@wordhoard/i18n';

/** What the server writes into the HTML of a page, so that it can be read without scripts. */
export interface PageContent extends PageText {
  /** The canonical path. */
  path: string;
  /** The path of an image for link previews. */
  preview?: string | undefined;
  /** The paths of the same page for readers of other languages, by language. */
  alternates?: Readonly<Record<string, string>>;
  /** The form of the first content. Default: heading and lead only. */
  layout?: Layout;
}

export type Layout =
  | { kind: 'home'; entry: string }
  /** A page with a link back above its heading, and possibly facts below it. */
  | { kind: 'linked'; hasFacts: boolean }
  | { kind: 'word'; langCode: string; image: string | undefined };
