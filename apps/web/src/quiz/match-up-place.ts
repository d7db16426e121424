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

/** Tiles of either column that are alike are worth the same: a word takes those that were joined. */
export function takeTiles(
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
