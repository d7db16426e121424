let segmenter: Intl.Segmenter | undefined;

/**
 * The letters of a text as a reader counts them: a letter with its marks is one, and so is a flag.
 * These are the extended grapheme clusters of Unicode Standard Annex #29.
 */
export function graphemes(text: string): string[] {
  if (/^[ -~]*$/u.test(text)) return text.split('');

  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
