import { foldCase } from './fold-case.ts';

/**
 * The first free letter that a typed one stands for. Case aside; where none is free as it was
 * typed, also without its marks, since not every keyboard has them.
 */
export function typedLetter(
  letters: readonly string[],
  isFree: (letter: number) => boolean,
  typed: string,
  lang: string,
): number | undefined {
  const wanted = foldCase(typed, lang);
  const find = (fold: typeof foldCase) =>
    letters.findIndex((letter, at) => isFree(at) && fold(letter, lang) === wanted);
  const exact = find(foldCase);
  const found = exact < 0 ? find(withoutMarks) : exact;
  return found < 0 ? undefined : found;
}

function withoutMarks(letter: string, lang: string): string {
  return foldCase(letter, lang)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}
