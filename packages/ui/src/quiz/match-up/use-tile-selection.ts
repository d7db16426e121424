import { useState } from 'react';
import {
  includesTile,
  isSameTile,
  type JoinedPair,
  type MatchOutcome,
  type TileRef,
} from './match-pair.ts';
import type { MatchTileState } from './match-tile-style.ts';

interface TileSelectionSettings {
  outcome: MatchOutcome | undefined;
  onJoin: (promptId: string, answerId: string) => void;
}

export interface TileSelection {
  /** The tile that is selected first. */
  selected: TileRef | undefined;
  /** The latest outcome, until the next tile is selected. */
  outcome: MatchOutcome | undefined;
  /** Hides the latest outcome. */
  dismissOutcome: () => void;
  select: (tile: TileRef) => void;
  /** Joins two tiles of different columns, in any order. */
  join: (one: TileRef, other: TileRef) => void;
}

/** Two tiles are selected one after the other. Selecting the same tile again deselects it. */
export function useTileSelection({ outcome, onJoin }: TileSelectionSettings): TileSelection {
  const [selected, setSelected] = useState<TileRef>();
  const [dismissed, setDismissed] = useState<MatchOutcome>();
  const dismissOutcome = () => setDismissed(outcome);

  function join(one: TileRef, other: TileRef): void {
    const [prompt, answer] = one.side === 'prompt' ? [one, other] : [other, one];
    dismissOutcome();
    setSelected(undefined);
    onJoin(prompt.id, answer.id);
  }

  function select(tile: TileRef): void {
    if (selected !== undefined && selected.side !== tile.side) join(selected, tile);
    else {
      dismissOutcome();
      setSelected(isSameTile(selected, tile) ? undefined : tile);
    }
  }

  return {
    selected,
    outcome: outcome === dismissed ? undefined : outcome,
    dismissOutcome,
    select,
    join,
  };
}

/** The state of a joined tile is final; other tiles show the selection or the latest outcome. */
export function tileState(
  tile: TileRef,
  pair: JoinedPair | undefined,
  { selected, outcome }: Pick<TileSelection, 'selected' | 'outcome'>,
): MatchTileState {
  if (pair) return pair.isMissed ? 'missed' : 'matched';
  if (isSameTile(selected, tile)) return 'selected';
  if (outcome === undefined || outcome.verdict === 'match') return 'idle';
  return includesTile(outcome, tile) ? outcome.verdict : 'idle';
}
