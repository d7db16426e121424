import { tidyText, wordKey } from '../word/word-key.ts';

/**
 * The translations of a line, each once. They are parted by `;` or `/`, but what is known as one
 * word, such as `km/h`, is not taken apart.
 */
export function splitTranslations(
  cells: readonly string[],
  isKnown: (text: string) => boolean,
): string[] {
  const texts = cells
    .flatMap((cell) => (isKnown(cell) ? [cell] : partsOf(cell)))
    .flatMap((part) => (isKnown(part) ? [part] : part.split('/')))
    .map(tidyText)
    .filter((text) => text !== '');
  return [...new Map(texts.map((text) => [wordKey(text), text])).values()];
}

/** What could be one word although it looks like several. */
export function doubtfulTexts(cells: readonly string[]): string[] {
  return cells.flatMap((cell) => [cell, ...partsOf(cell)]).filter((text) => /[;/]/.test(text));
}

const partsOf = (cell: string): string[] => cell.split(';').map(tidyText);
