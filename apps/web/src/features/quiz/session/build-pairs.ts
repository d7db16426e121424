import {
  buildCard,
  buildLetterMatch,
  buildMatchUp,
  buildMultipleChoice,
  buildSpelling,
  findPartners,
  type MixedUpPairs,
  type MultipleChoiceSettings,
  type PlannedQuestion,
  type Random,
} from '@wordhoard/quiz-engine';
import type { MatchUpPosition } from './match-up-position.ts';
import type { WordPair, WordQuestion } from './quiz-session.ts';
import type { WordItem } from './word-item.ts';

/** Builds the question of each item. Wrong options come from the pool, those first that are mixed up with the item. */
export function buildPairs(
  planned: readonly PlannedQuestion<WordItem>[],
  pool: readonly WordItem[],
  random: Random,
  mixedUp: MixedUpPairs = [],
): WordPair[] {
  const matchUpItems = planned.filter(({ kind }) => kind === 'match-up').map(({ item }) => item);
  const boards = buildBoards(matchUpItems, mixedUp, random);
  const positions = new Map(boards.map((index) => [index.item, index]));
  return planned.flatMap(({ item, kind }) => {
    const options = { mixedUpIds: findPartners([item.wordId], mixedUp), random };
    const question = kind === 'match-up' ? positions.get(item) : build(kind, item, pool, options);
    return question === undefined ? [] : [{ word: { id: item.wordId }, question }];
  });
}

function build(
  kind: Exclude<WordQuestion['kind'], 'match-up'>,
  item: WordItem,
  pool: readonly WordItem[],
  options: MultipleChoiceSettings,
): WordQuestion {
  switch (kind) {
    case 'cards':
      return buildCard(item);
    case 'multiple-choice':
      return buildMultipleChoice(item, pool, options);
    case 'letter-match':
      return buildLetterMatch(item, options.random);
    case 'spelling':
      return buildSpelling(item);
  }
}

/** Fits on a phone without scrolling. */
const pairsOfBoard = 6;

/**
 * Distributes words over boards. No board has a single pair, because that would be no question. Words that are mixed up
 * and follow one another share a board.
 */
function buildBoards(
  items: readonly WordItem[],
  mixedUp: MixedUpPairs,
  random: Random,
): MatchUpPosition[] {
  const areMixedUp = (one?: WordItem, other?: WordItem) =>
    one && other && findPartners([one.wordId], mixedUp).has(other.wordId);
  const boards: WordItem[][] = [];
  for (let start = 0; start < items.length; ) {
    const remaining = items.length - start;
    let count = remaining === pairsOfBoard + 1 ? pairsOfBoard - 1 : pairsOfBoard;
    while (count > 2 && areMixedUp(items[start + count - 1], items[start + count])) count -= 1;
    boards.push(items.slice(start, start + count));
    start += count;
  }
  return boards.flatMap((board, index) => buildBoard(board, index, random));
}

function buildBoard(items: readonly WordItem[], board: number, random: Random): MatchUpPosition[] {
  const { prompts, answers } = buildMatchUp(items, random);
  return items.map((item) => ({
    kind: 'match-up',
    item,
    prompt: item.prompt,
    board,
    promptPlace: prompts.indexOf(item.prompt),
    answerPlace: answers.indexOf(item),
  }));
}
