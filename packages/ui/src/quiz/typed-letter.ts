import { foldCase } from './fold-case.ts';

/**
 * The first free letter that a typed one stands for: as it was typed, or else of the other case, or
 * else without its marks, since not every keyboard has them.
 */
export function typedLetter(
  letters: readonly string[],
  isFree: (letter: number) => boolean,
  typed: string,
  lang: string,
): number | undefined {
  const wanted = foldCase(typed, lang);
  const stands = [
    (letter: string) => letter === typed.normalize('NFC'),
    (letter: string) => foldCase(letter, lang) === wanted,
    (letter: string) => withoutMarks(letter, lang) === wanted,
  ];
  for (const standsFor of stands) {
    const found = letters.findIndex((letter, at) => isFree(at) && standsFor(letter));
    if (found >= 0) return found;
  }
  return undefined;
}

function withoutMarks(letter: string, lang: string): string {
  return foldCase(letter, lang)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}
