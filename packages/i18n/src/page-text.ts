/** What a page says of itself: to whoever finds or shares it, and first of all on the page. */
export interface PageText {
  title: string;
  description: string;
  /** In its largest letters. */
  heading: string;
  /** A line or two under the heading. */
  lead?: string;
}
