import type { LetterMatchQuestion } from './letter-match.ts';

/** What a hint leaves behind. */
export interface LetterHint {
  /** Which letter stands in each place, by its index; null where none does. */
  readonly placed: readonly (number | null)[];
  /** The place that the hint has filled. */
  readonly place: number;
}

/**
 * Puts one letter where it belongs: in the first place whose letter is not the right one.
 *
 * @param question - the question
 * @param placed - which letter stands in each place to fill, by its index among the question's
 *   letters; null where none does
 * @returns the letters with the hint, and its place; undefined where every letter is right
 * @example
 * hintLetter(cat, [null, null, null])?.place; // 0, where a `c` stands now
 */
export function hintLetter(
  { letters, slots }: LetterMatchQuestion,
  placed: readonly (number | null)[],
): LetterHint | undefined {
  const wanted = slots.filter(({ kind }) => kind === 'letter').map(({ text }) => text);
  const isRight = (place: number) => letters[placed[place] ?? -1] === wanted[place];
  const place = wanted.findIndex((_, at) => !isRight(at));
  if (place < 0) return undefined;

  const fitting = [...letters.keys()].filter((letter) => letters[letter] === wanted[place]);
  const misplaced = fitting.find((letter) => !isRight(placed.indexOf(letter)));
  const letter = fitting.find((one) => !placed.includes(one)) ?? misplaced ?? -1;
  return { placed: putLetter(placed, letter, place), place };
}

/** What stood in the place goes where the letter came from. */
function putLetter(placed: readonly (number | null)[], letter: number, place: number) {
  const from = placed.indexOf(letter);
  const left = from < 0 ? placed : placed.with(from, placed[place] ?? null);
  return left.with(place, letter);
}
