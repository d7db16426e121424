import { foldText } from './fold.ts';
import type { Letter } from './letter.ts';
import { readingsOf } from './reading.ts';

/**
 * What is left of a text, in each of its readings, without a lead and without the marks that its
 * readers forgive. Two texts that share a key could be taken for each other; blank texts have none.
 */
export function looseKeys(text: string, langCode: string | undefined): string[] {
  const readings = readingsOf(text, langCode);
  if (readings.length === 0) return [foldText(text, langCode)].filter((key) => key !== '');
  return [...new Set(readings.flatMap(({ unled, whole }) => [unled, whole]))].map(looseKey);
}

function looseKey(letters: readonly Letter[]): string {
  return letters.map(({ bare, writtenOut }) => writtenOut ?? bare).join('');
}
