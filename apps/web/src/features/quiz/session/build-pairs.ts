import {
  buildCard,
  buildLetterMatch,
  buildMatchUp,
  buildMultipleChoice,
  buildSpelling,
  type PlannedQuestion,
  type Random,
} from '@wordhoard/quiz-engine';
import type { MatchUpPosition } from './match-up-position.ts';
import type { WordPair, WordQuestion } from './quiz-session.ts';
import type { WordItem } from './word-item.ts';

/** Builds the question of each item. Wrong options come from the pool. */
export function buildPairs(
  planned: readonly PlannedQuestion<WordItem>[],
  pool: readonly WordItem[],
  random: Random,
): WordPair[] {
  const matchUpItems = planned.filter(({ kind }) => kind === 'match-up').map(({ item }) => item);
  const positions = new Map(buildBoards(matchUpItems, random).map((index) => [index.item, index]));
  return planned.flatMap(({ item, kind }) => {
    const question = kind === 'match-up' ? positions.get(item) : build(kind, item, pool, random);
    return question === undefined ? [] : [{ word: { id: item.wordId }, question }];
  });
}

function build(
  kind: Exclude<WordQuestion['kind'], 'match-up'>,
  item: WordItem,
  pool: readonly WordItem[],
  random: Random,
): WordQuestion {
  switch (kind) {
    case 'cards':
      return buildCard(item);
    case 'multiple-choice':
      return buildMultipleChoice(item, pool, { random });
    case 'letter-match':
      return buildLetterMatch(item, random);
    case 'spelling':
      return buildSpelling(item);
  }
}

/** Fits on a phone without scrolling. */
const pairsOfBoard = 6;

/** Distributes words over boards. No board has a single pair, because that would be no question. */
function buildBoards(items: readonly WordItem[], random: Random): MatchUpPosition[] {
  const boards: WordItem[][] = [];
  for (let start = 0; start < items.length; ) {
    const remaining = items.length - start;
    const count = remaining === pairsOfBoard + 1 ? pairsOfBoard - 1 : pairsOfBoard;
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
