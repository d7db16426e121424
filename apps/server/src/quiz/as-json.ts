/** Half of a surrogate pair, as of an emoji that was cut, is no text to PostgreSQL: it becomes U+FFFD. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part) => (typeof part === 'string' ? part.toWellFormed() : part));
