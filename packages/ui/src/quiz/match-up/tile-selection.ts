import { useState } from 'react';
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

/**
 * An open tile is `idle` or `selected`, or shows the latest outcome as `miss` or `elsewhere`. A joined
 * tile is `matched` if its pair was found and `missed` if it was revealed.
 */
export type MatchTileState = 'idle' | 'selected' | 'miss' | 'elsewhere' | 'matched' | 'missed';

/** Identifies a tile of either column, since the same id may occur in both: `prompt 3`. */
export type TileKey = string;

export const sideOf = (tile: TileKey): string => tile.split(' ', 1)[0] ?? '';

const includesTile = ({ promptId, answerId }: MatchPair, tile: TileKey): boolean =>
  tile === `prompt ${promptId}` || tile === `answer ${answerId}`;

interface TileSelectionSettings {
  joined: readonly JoinedPair[];
  outcome: MatchOutcome | undefined;
  onJoin: (promptId: string, answerId: string) => void;
}

export type TileSelection = ReturnType<typeof useTileSelection>;

/** Two tiles are selected one after the other. Selecting the same tile again deselects it. */
export function useTileSelection({ joined, outcome, onJoin }: TileSelectionSettings) {
  const [chosen, setSelected] = useState<TileKey>();
  // A tile may have been joined since.
  const isOpen = chosen !== undefined && !joined.some((pair) => includesTile(pair, chosen));
  const selected = isOpen ? chosen : undefined;
  const [dismissed, setDismissed] = useState<MatchOutcome>();
  const dismissOutcome = () => setDismissed(outcome);

  /** Joins two tiles of different columns, in any order. */
  function join(one: TileKey, other: TileKey): void {
    const [prompt, answer] = sideOf(one) === 'prompt' ? [one, other] : [other, one];
    dismissOutcome();
    setSelected(undefined);
    onJoin(prompt.slice('prompt '.length), answer.slice('answer '.length));
  }

  function select(tile: TileKey): void {
    if (selected !== undefined && sideOf(selected) !== sideOf(tile)) join(selected, tile);
    else {
      dismissOutcome();
      setSelected(selected === tile ? undefined : tile);
    }
  }

  return {
    selected,
    /** The latest outcome, until the next tile is selected. */
    outcome: outcome === dismissed ? undefined : outcome,
    dismissOutcome,
    select,
    join,
  };
}

/** The state of a joined tile is final; other tiles show the selection or the latest outcome. */
export function findTileState(
  tile: TileKey,
  pair: JoinedPair | undefined,
  { selected, outcome }: TileSelection,
): MatchTileState {
  if (pair) return pair.isMissed ? 'missed' : 'matched';
  if (selected === tile) return 'selected';
  if (outcome === undefined || outcome.verdict === 'match') return 'idle';
  return includesTile(outcome, tile) ? outcome.verdict : 'idle';
}
