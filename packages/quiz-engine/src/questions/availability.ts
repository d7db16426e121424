import { foldCase } from '../text/fold.ts';
import { isSameSide, type QuizItem, type QuizKind } from './item.ts';
import { maxLetters, shuffleLetters } from './letter-match.ts';
import { buildMultipleChoice } from './multiple-choice.ts';

/** Why an item cannot be asked in a kind of question. */
export type UnavailableReason =
  | 'UnsuitableKind'
  | 'TooFewWords'
  | 'TooFewOptions'
  | 'UnsuitableLetters'
  | 'ImageCannotBeTyped'
  | 'DefinitionCannotBeTyped'
  | 'DefinitionTooLong';

/**
 * Tells why an item cannot be asked in a kind of question.
 *
 * @param kind - the kind of question
 * @param others - the other items, for the pairs of a match-up and for distractors
 * @returns the reason, or `undefined` if the item can be asked
 * @example
 * findUnavailableReason('letter-match', { ...item, text: 'aaa' }, []); // 'UnsuitableLetters'
 */
export function findUnavailableReason(
  kind: QuizKind,
  item: QuizItem,
  others: readonly QuizItem[],
): UnavailableReason | undefined {
  const isUnsuitable = item.kinds?.includes(kind) === false;
  if (isUnsuitable || (kind !== 'cards' && isAnswerShown(item))) return 'UnsuitableKind';
  switch (kind) {
    case 'cards':
      return undefined;
    case 'match-up':
      return findReasonAgainstTiles(item) ?? findReasonAgainstMatching(item, others);
    case 'multiple-choice':
      return hasOptions(item, others) ? undefined : 'TooFewOptions';
    case 'letter-match':
      return findReasonAgainstTyping(item) ?? findReasonAgainstOrdering(item);
    case 'spelling':
      return findReasonAgainstTyping(item);
  }
}

/** A text that is the same in both languages asks nothing. */
const isAnswerShown = (item: QuizItem): boolean => isSameSide(item.prompt, item);

function findReasonAgainstTyping({
  imageKey,
  isDefinition = false,
}: QuizItem): UnavailableReason | undefined {
  if (imageKey !== undefined) return 'ImageCannotBeTyped';
  return isDefinition ? 'DefinitionCannotBeTyped' : undefined;
}

/** A match-up shows both sides of its items on tiles. */
const findReasonAgainstTiles = (item: QuizItem): UnavailableReason | undefined =>
  hasDefinition(item) ? 'DefinitionTooLong' : undefined;

function findReasonAgainstMatching(
  { wordId }: QuizItem,
  others: readonly QuizItem[],
): UnavailableReason | undefined {
  const canBeMatched = others.some((other) => other.wordId !== wordId && !hasDefinition(other));
  return canBeMatched ? undefined : 'TooFewWords';
}

const hasDefinition = ({ isDefinition = false, prompt }: QuizItem): boolean =>
  isDefinition || prompt.isDefinition === true;

/** Equal letters are in order from the start. */
function findReasonAgainstOrdering({ text, langCode }: QuizItem): UnavailableReason | undefined {
  const letters = shuffleLetters(text, drawFirst).map((letter) => foldCase(letter, langCode));
  const isSuitable = new Set(letters).size > 1 && letters.length <= maxLetters;
  return isSuitable ? undefined : 'UnsuitableLetters';
}

/** An item with options of its own needs no other. */
function hasOptions(item: QuizItem, others: readonly QuizItem[]): boolean {
  return [item, ...others].some((other) => {
    const question = buildMultipleChoice(item, [other], { optionCount: 2, random: drawFirst });
    return question.options.length > 1;
  });
}

const drawFirst = () => 0;
