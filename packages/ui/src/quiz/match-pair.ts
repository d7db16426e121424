import type { QuizFace } from './quiz-face.ts';

/** What stands on a tile of a match-up. */
export interface MatchTileContent {
  /** Unlike those of its column. */
  id: string;
  face: QuizFace;
}

/** A tile of either column, by their ids. */
export interface MatchPair {
  promptId: string;
  answerId: string;
}

/** A pair that is no longer to be found. */
export interface JoinedPair extends MatchPair {
  /** Whether it was shown rather than found. */
  isMissed: boolean;
}

/** What came of joining two tiles: `elsewhere` is right, but another tile needs the answer. */
export interface MatchOutcome extends MatchPair {
  verdict: 'match' | 'miss' | 'elsewhere';
}

export type MatchSide = 'prompt' | 'answer';

/** Which tile is meant: ids may be the same on both sides. */
export interface MatchPlace {
  side: MatchSide;
  id: string;
}

export const isSamePlace = (one: MatchPlace | undefined, other: MatchPlace): boolean =>
  one?.side === other.side && one.id === other.id;

export const hasPlace = ({ promptId, answerId }: MatchPair, { side, id }: MatchPlace): boolean =>
  (side === 'prompt' ? promptId : answerId) === id;

/** As one text, for what tells things apart by keys. */
export const keyOfPlace = ({ side, id }: MatchPlace): string => `${side} ${id}`;

export function placeOfKey(key: string): MatchPlace {
  const side: MatchSide = key.startsWith('prompt ') ? 'prompt' : 'answer';
  return { side, id: key.slice(side.length + 1) };
}
