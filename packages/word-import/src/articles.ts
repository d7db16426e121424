/** Definite articles that are no other words where they stand alone behind a noun or in a column. */
export const articles = "der|die|das|le|la|les|l['’]|el|los|las|il|lo|gli|het";

const article = new RegExp(`^(?:${articles})(?:\\s?/\\s?(?:${articles}))*$`, 'i');

/** Whether a text is a definite article, or several: `der/die`. */
export const isArticle = (text: string): boolean => article.test(text);
