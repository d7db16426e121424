import { readingsOf } from './reading.ts';

/**
 * What is left of a text without anything optional and without the marks that its readers forgive:
 * two texts with the same loose key could be taken for each other.
 */
export function looseKey(text: string, langCode: string | undefined): string {
  const barest = readingsOf(text, langCode).at(-1);
  if (barest === undefined) return text.trim();
  return barest.unled.map(({ bare, writtenOut }) => writtenOut ?? bare).join('');
}
