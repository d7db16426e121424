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
  asked: readonly PlannedQuestion<WordItem>[],
  pool: readonly WordItem[],
  random: Random,
): WordPair[] {
  const matched = asked.filter(({ kind }) => kind === 'match-up').map(({ item }) => item);
  const places = new Map(layBoards(matched, random).map((index) => [index.item, index]));
  return asked.flatMap(({ item, kind }) => {
    const question = kind === 'match-up' ? places.get(item) : build(kind, item, pool, random);
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
function layBoards(items: readonly WordItem[], random: Random): MatchUpPosition[] {
  const boards: WordItem[][] = [];
  for (let from = 0; from < items.length; ) {
    const left = items.length - from;
    const count = left === pairsOfBoard + 1 ? pairsOfBoard - 1 : pairsOfBoard;
    boards.push(items.slice(from, from + count));
    from += count;
  }
  return boards.flatMap((board, index) => layBoard(board, index, random));
}

function layBoard(items: readonly WordItem[], board: number, random: Random): MatchUpPosition[] {
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
