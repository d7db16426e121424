/** What a page says of itself to whoever finds or shares it. */
export interface PageText {
  title: string;
  description: string;
}
