export type Direction = 'ltr' | 'rtl';

/** The blocks that Unicode reserves for scripts from right to left (UAX #9, Bidi_Class R and AL). */
const rightToLeft =
  /(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const leftToRight =
  /(?=\p{L})[^\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const rightToLeftScripts: ReadonlySet<string | undefined> = new Set([
  'Adlm',
  'Arab',
  'Armi',
  'Avst',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
]);

/** The direction in which a language is written. */
export const findDirection = (langCode: string): Direction =>
  rightToLeftScripts.has(new Intl.Locale(langCode).maximize().script) ? 'rtl' : 'ltr';

/**
 * Isolates a text that has letters of the other direction than the text around it, so that neither
 * changes the order of the other (FSI and PDI of UAX #9).
 */
export function isolate(text: string, around: Direction): string {
  const other = around === 'rtl' ? leftToRight : rightToLeft;
  return other.test(text) ? `\u2068${text}\u2069` : text;
}
