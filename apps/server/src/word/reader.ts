/** For whom words are shown: in which language their translations, and whose own things beside. */
export interface Reader {
  viewer: string | undefined;
  tranLangCode?: string | undefined;
}
