const letters = new Intl.Segmenter();

/** The first letter of a text, as a reader counts letters. */
export const initialOf = (text: string): string =>
  letters.segment(text).containing(0)?.segment ?? '';
