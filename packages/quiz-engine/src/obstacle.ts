import { shuffleLetters } from './letter-match.ts';
import { buildMultipleChoice } from './multiple-choice.ts';
import type { QuizKind } from './question.ts';
import type { QuizItem } from './quiz-item.ts';

/** Why an item cannot be asked in a kind of quiz. */
export type QuizObstacle =
  | 'TooFewWords'
  | 'TooFewOptions'
  | 'UnsuitableLetters'
  | 'PictureCannotBeTyped';

/** More are no fun to put in order, and find no room on a phone. */
const mostLetters = 24;

/**
 * Tells what stands in the way of asking an item in a kind of quiz.
 *
 * @param kind - the kind of quiz
 * @param item - the item to ask
 * @param others - what else is there: for the other pairs of a match-up, and for wrong options
 * @returns the obstacle, or `undefined` where the item can be asked
 * @example
 * obstacleTo('letter-match', { ...item, text: 'aaa' }, []); // 'UnsuitableLetters'
 */
export function obstacleTo(
  kind: QuizKind,
  item: QuizItem,
  others: readonly QuizItem[],
): QuizObstacle | undefined {
  switch (kind) {
    case 'cards':
      return undefined;
    case 'match-up':
      return others.some(({ wordId }) => wordId !== item.wordId) ? undefined : 'TooFewWords';
    case 'multiple-choice':
      return others.some((other) => canStandBeside(item, other)) ? undefined : 'TooFewOptions';
    case 'letter-match':
      return obstacleToTyping(item) ?? obstacleToBuilding(item);
    case 'spelling':
      return obstacleToTyping(item);
  }
}

const obstacleToTyping = ({ imageKey }: QuizItem): QuizObstacle | undefined =>
  imageKey === undefined ? undefined : 'PictureCannotBeTyped';

/** Letters that are all alike are in order from the start. */
function obstacleToBuilding({ text }: QuizItem): QuizObstacle | undefined {
  const letters = shuffleLetters(text, first);
  const isFit = new Set(letters).size > 1 && letters.length <= mostLetters;
  return isFit ? undefined : 'UnsuitableLetters';
}

const canStandBeside = (item: QuizItem, other: QuizItem): boolean =>
  buildMultipleChoice(item, [other], { optionCount: 2, random: first }).options.length > 1;

const first = () => 0;
