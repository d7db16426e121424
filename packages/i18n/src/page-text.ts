/** The texts that describe a page: in its head for search engines and previews, and on the page. */
export interface PageText {
  title: string;
  description: string;
  heading: string;
  /** One or two lines under the heading. */
  lead?: string;
}

/** A feed has the same text in its head and on the page. */
export const feedPageText = (title: string, lead: string): PageText => ({
  title,
  description: lead,
  heading: title,
  lead,
});
