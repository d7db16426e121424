/** A word or a translation as it is written, with its language as a BCP 47 tag. */
export interface WordText {
  text: string;
  lang: string;
}
