import type { QuizSession } from './quiz-session.ts';
import type { WordItem } from './word-item.ts';

/**
 * The question of a match-up word: the positions of its two tiles on a board that it shares with
 * others.
 */
export interface MatchUpPosition {
  readonly kind: 'match-up';
  readonly item: WordItem;
  readonly prompt: WordItem['prompt'];
  /** The board of the round, counted from 0. */
  readonly board: number;
  /** The positions of its tiles, each in its column, counted from 0. */
  readonly promptPlace: number;
  readonly answerPlace: number;
}

export const findBoardPositions = (
  { quiz }: Pick<QuizSession, 'quiz'>,
  board: number,
): MatchUpPosition[] =>
  quiz.pairs.flatMap(({ question }) =>
    question.kind === 'match-up' && question.board === board ? [question] : [],
  );

/** Assigns the tiles that were joined to a word. */
export function joinTiles(
  session: QuizSession,
  position: MatchUpPosition,
  tiles: Pick<MatchUpPosition, 'promptPlace' | 'answerPlace'>,
): QuizSession {
  const { quiz } = session;
  const updated = assignTiles(findBoardPositions(session, position.board), position, tiles);
  const updatedById = new Map(updated.map((question) => [question.item.wordId, question]));
  const pairs = quiz.pairs.map((pair) => {
    const question = updatedById.get(pair.word.id);
    return question === undefined ? pair : { ...pair, question };
  });
  return { ...session, quiz: { ...quiz, pairs } };
}

/** Equal tiles of a column are interchangeable: a word takes the joined ones. */
function assignTiles(
  positions: readonly MatchUpPosition[],
  target: MatchUpPosition,
  { promptPlace, answerPlace }: Pick<MatchUpPosition, 'promptPlace' | 'answerPlace'>,
): MatchUpPosition[] {
  return positions.map((position) => {
    if (position === target) return { ...position, promptPlace, answerPlace };
    return {
      ...position,
      ...(position.promptPlace === promptPlace && { promptPlace: target.promptPlace }),
      ...(position.answerPlace === answerPlace && { answerPlace: target.answerPlace }),
    };
  });
}
