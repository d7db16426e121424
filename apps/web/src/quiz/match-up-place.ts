import type { QuizSession } from './quiz-session.ts';
import type { WordItem } from './word-item.ts';

/** A word of a match-up: where its two tiles lie, on a board that it shares with others. */
export interface MatchUpPlace {
  readonly kind: 'match-up';
  readonly item: WordItem;
  readonly prompt: WordItem['prompt'];
  /** Which board of the lap, counted from 0. */
  readonly board: number;
  /** The places of its tiles, each in its column, counted from 0. */
  readonly promptPlace: number;
  readonly answerPlace: number;
}

/** The words that share a board. */
export const placesOf = ({ quiz }: Pick<QuizSession, 'quiz'>, board: number): MatchUpPlace[] =>
  quiz.pairs.flatMap(({ question }) =>
    question.kind === 'match-up' && question.board === board ? [question] : [],
  );

/** Gives a word of a match-up the tiles that it was joined by. */
export function joinTiles(
  session: QuizSession,
  taker: MatchUpPlace,
  tiles: Pick<MatchUpPlace, 'promptPlace' | 'answerPlace'>,
): QuizSession {
  const { quiz } = session;
  const taken = takeTiles(placesOf(session, taker.board), taker, tiles);
  const moved = new Map(taken.map((place) => [place.item.wordId, place]));
  const pairs = quiz.pairs.map((pair) => {
    const question = moved.get(pair.word.id);
    return question === undefined ? pair : { ...pair, question };
  });
  return { ...session, quiz: { ...quiz, pairs } };
}

/** Tiles of either column that are alike are worth the same: a word takes those that were joined. */
function takeTiles(
  places: readonly MatchUpPlace[],
  taker: MatchUpPlace,
  { promptPlace, answerPlace }: Pick<MatchUpPlace, 'promptPlace' | 'answerPlace'>,
): MatchUpPlace[] {
  return places.map((place) => {
    if (place === taker) return { ...place, promptPlace, answerPlace };
    return {
      ...place,
      ...(place.promptPlace === promptPlace && { promptPlace: taker.promptPlace }),
      ...(place.answerPlace === answerPlace && { answerPlace: taker.answerPlace }),
    };
  });
}
