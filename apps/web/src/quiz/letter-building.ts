import type { LetterMatchQuestion } from '@wordhoard/quiz-engine';
import type { Draft } from '../form/drafts-atom.ts';
import type { LetterPlaces } from './letter-places.ts';

/** A word half built. */
export interface LetterBuilding {
  placed: LetterPlaces;
  /** Places that were filled by a hint. */
  hinted: readonly number[];
}

export const keepBuilding = ({ placed, hinted }: LetterBuilding): Draft => ({
  placed: placed.map((letter) => letter ?? '').join(),
  hinted: hinted.join(),
});

/** What was kept, as far as it fits the letters of the word; else its places are empty. */
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
