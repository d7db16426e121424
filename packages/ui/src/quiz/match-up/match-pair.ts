import type { QuizContent } from '../board/quiz-content.tsx';

export interface MatchTileContent {
  /** Unique within its column. */
  id: string;
  content: QuizContent;
}

/** Two tiles, one of each column, by their ids. */
interface MatchPair {
  promptId: string;
  answerId: string;
}

/** A pair that is joined for good. */
export interface JoinedPair extends MatchPair {
  /** Whether it was revealed rather than found. */
  isMissed: boolean;
}

/** The result of joining two tiles. `elsewhere`: a right pair, but another tile needs the answer. */
export interface MatchOutcome extends MatchPair {
  verdict: 'match' | 'miss' | 'elsewhere';
}

export type MatchSide = 'prompt' | 'answer';

/** Identifies a tile of either column, since the same id may occur in both. */
export interface TileRef {
  side: MatchSide;
  id: string;
}

export const isSameTile = (one: TileRef | undefined, other: TileRef): boolean =>
  one?.side === other.side && one.id === other.id;

export const includesTile = ({ promptId, answerId }: MatchPair, { side, id }: TileRef): boolean =>
  (side === 'prompt' ? promptId : answerId) === id;

/** A tile reference as a string, for use as a key. */
export const tileKey = ({ side, id }: TileRef): string => `${side} ${id}`;

export function tileFromKey(key: string): TileRef {
  const side: MatchSide = key.startsWith('prompt ') ? 'prompt' : 'answer';
  return { side, id: key.slice(side.length + 1) };
}
