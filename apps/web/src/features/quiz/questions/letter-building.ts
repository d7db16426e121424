import type { LetterMatchQuestion, QuizItem } from '@wordhoard/quiz-engine';
import { foldCase } from '@wordhoard/quiz-engine/text';
import type { Draft } from '../../../shared/form/drafts.ts';

export interface LetterBuilding {
  placed: LetterPositions;
  /** The positions that a hint has filled. */
  hinted: readonly number[];
}

export const toDraft = ({ placed, hinted }: LetterBuilding): Draft => ({
  placed: placed.map((letter) => letter ?? '').join(),
  hinted: hinted.join(),
});

/** Restores a partially built word if it fits the question; otherwise all positions are empty. */
export function restoreBuilding(
  { letters, slots }: Building,
  { placed = '', hinted = '' }: Draft = {},
): LetterBuilding {
  const empty = slots.filter(({ kind }) => kind === 'letter').map(() => null);
  const positions = placed.split(',').map(parseIndex);
  const used = positions.filter((letter) => letter !== null);
  const fits =
    positions.length === empty.length &&
    new Set(used).size === used.length &&
    used.every((letter) => letter in letters);
  if (!fits) return { placed: empty, hinted: [] };
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
type Question = Building & { item: Pick<QuizItem, 'langCode'> };

/** The built text, including the spaces and hyphens of the word, and its capitals. */
export function spellPositions({ item, letters, slots }: Question, placed: LetterPositions) {
  const rest = [...placed];
  return slots
    .map(({ kind, text }) => {
      const built = kind === 'fixed' ? text : (letters[rest.shift() ?? -1] ?? '');
      return foldCase(text, item.langCode) === foldCase(built, item.langCode) ? text : built;
    })
    .join('');
}

/** The positions of the letters in a stored answer. */
export function findAnswerPositions({ item, letters, slots }: Question, answer: string) {
  let rest = foldCase(answer, item.langCode);
  const placed: (number | null)[] = [];
  for (const { kind, text } of slots) {
    if (kind === 'fixed') {
      rest = rest.slice(text.length);
      continue;
    }
    const [next] = letters
      .map((letter, index) => ({ letter: foldCase(letter, item.langCode), index }))
      .filter(({ letter, index }) => !placed.includes(index) && rest.startsWith(letter))
      // A letter with diacritics starts with its base letter, so longer ones are tried first.
      .toSorted((one, other) => other.letter.length - one.letter.length);
    placed.push(next?.index ?? null);
    rest = rest.slice(next?.letter.length ?? 0);
  }
  return placed;
}
