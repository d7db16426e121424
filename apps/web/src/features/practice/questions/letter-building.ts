import type { LetterMatchQuestion } from '@wordhoard/quiz-engine';
import type { Draft } from '../../../shared/form/drafts.ts';

/** A partially built word. */
export interface LetterBuilding {
  placed: LetterPositions;
  /** The positions that a hint has filled. */
  hinted: readonly number[];
}

export const draftOfBuilding = ({ placed, hinted }: LetterBuilding): Draft => ({
  placed: placed.map((letter) => letter ?? '').join(),
  hinted: hinted.join(),
});

/** Restores a partially built word if it fits the letters; otherwise all positions are empty. */
export function restoreBuilding(
  { letters }: Pick<LetterMatchQuestion, 'letters'>,
  { placed = '', hinted = '' }: Draft = {},
): LetterBuilding {
  const positions = placed.split(',').map(parseIndex);
  const used = positions.filter((letter) => letter !== null);
  const fits =
    positions.length === letters.length &&
    new Set(used).size === used.length &&
    used.every((letter) => letter in letters);
  if (!fits) return { placed: letters.map(() => null), hinted: [] };
  const hintedPositions = hinted
    .split(',')
    .map(parseIndex)
    .filter((place) => place !== null);
  return {
    placed: positions,
    hinted: hintedPositions.filter((place) => typeof positions[place] === 'number'),
  };
}

const parseIndex = (text: string): number | null => (text === '' ? null : Number(text));

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
