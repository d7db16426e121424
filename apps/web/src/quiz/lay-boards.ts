import { buildMatchUp, type Random } from '@wordhoard/quiz-engine';
import type { MatchUpPlace } from './match-up-place.ts';
import type { WordItem } from './word-item.ts';

/** As many as a phone shows without scrolling. */
const pairsOfBoard = 6;

/** Lays words out on boards that follow one another. None has a pair alone: it would be no question. */
export function layBoards(items: readonly WordItem[], random: Random): MatchUpPlace[] {
  const boards: WordItem[][] = [];
  for (let from = 0; from < items.length; ) {
    const left = items.length - from;
    const count = left === pairsOfBoard + 1 ? pairsOfBoard - 1 : pairsOfBoard;
    boards.push(items.slice(from, from + count));
    from += count;
  }
  return boards.flatMap((board, place) => layBoard(board, place, random));
}

function layBoard(items: readonly WordItem[], board: number, random: Random): MatchUpPlace[] {
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
