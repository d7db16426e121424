/** Something wrong in the content. */
export interface Fault {
  langCode: string;
  /** What kind of fault it is, to count it. */
  kind: string;
  /** Where it is, and what is wrong there. */
  detail: string;
}
