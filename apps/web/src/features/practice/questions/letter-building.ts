import type { LetterMatchQuestion } from '@wordhoard/quiz-engine';
import type { Draft } from '../../../shared/form/drafts.ts';

/** A partially built word. */
export interface LetterBuilding {
  placed: LetterPositions;
  /** The positions that a hint has filled. */
  hinted: readonly number[];
}

export const keepBuilding = ({ placed, hinted }: LetterBuilding): Draft => ({
  placed: placed.map((letter) => letter ?? '').join(),
  hinted: hinted.join(),
});

/** Restores a building if it fits the letters of the word; otherwise all positions are empty. */
export function restoreBuilding(
  { letters }: Pick<LetterMatchQuestion, 'letters'>,
  { placed = '', hinted = '' }: Draft = {},
): LetterBuilding {
  const places = placed.split(',').map(numberIn);
  const taken = places.filter((letter) => letter !== null);
  const fits =
    places.length === letters.length &&
    new Set(taken).size === taken.length &&
    taken.every((letter) => letter in letters);
  if (!fits) return { placed: letters.map(() => null), hinted: [] };
  const filled = hinted
    .split(',')
    .map(numberIn)
    .filter((place) => place !== null);
  return { placed: places, hinted: filled.filter((place) => typeof places[place] === 'number') };
}

const numberIn = (text: string): number | null => (text === '' ? null : Number(text));

/** The index of the letter in each position; null in an empty one. */
type LetterPositions = readonly (number | null)[];

type Building = Pick<LetterMatchQuestion, 'letters' | 'slots'>;

/** The built text, including the spaces and hyphens of the word. */
export function spellPositions({ letters, slots }: Building, placed: LetterPositions): string {
  const rest = [...placed];
  return slots
    .map(({ kind, text }) => (kind === 'fixed' ? text : (letters[rest.shift() ?? -1] ?? '')))
    .join('');
}

/** The positions of the letters in a stored answer. */
export function positionsOfAnswer({ letters, slots }: Building, answer: string): LetterPositions {
  let rest = answer;
  const placed: (number | null)[] = [];
  for (const { kind, text } of slots) {
    if (kind === 'fixed') {
      rest = rest.slice(text.length);
      continue;
    }
    const [next] = letters
      .map((letter, index) => ({ letter, index }))
      .filter(({ letter, index }) => !placed.includes(index) && rest.startsWith(letter))
      // A letter with diacritics starts with its base letter, so longer ones are tried first.
      .toSorted((one, other) => other.letter.length - one.letter.length);
    placed.push(next?.index ?? null);
    rest = rest.slice(next?.letter.length ?? 0);
  }
  return placed;
}
