import type { LetterMatchQuestion } from '@wordhoard/quiz-engine';
import type { Draft } from '../../../shared/form/drafts.ts';

/** A word half built. */
export interface LetterBuilding {
  placed: LetterPositions;
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

/** Which letter stands in each place, by its index; null where none does. */
type LetterPositions = readonly (number | null)[];

type Building = Pick<LetterMatchQuestion, 'letters' | 'slots'>;

/** The word as it was built, with the spaces and hyphens that stand in it. */
export function spellPositions({ letters, slots }: Building, placed: LetterPositions): string {
  const rest = [...placed];
  return slots
    .map(({ kind, text }) => (kind === 'fixed' ? text : (letters[rest.shift() ?? -1] ?? '')))
    .join('');
}

/** The letters of a word that was built, back in their places. */
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
      // A letter with marks begins with the bare one.
      .toSorted((one, other) => other.letter.length - one.letter.length);
    placed.push(next?.index ?? null);
    rest = rest.slice(next?.letter.length ?? 0);
  }
  return placed;
}
