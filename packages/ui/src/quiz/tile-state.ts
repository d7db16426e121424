import { hasPlace, isSamePlace, type JoinedPair, type MatchPlace } from './match-pair.ts';
import type { MatchTileState } from './match-tile-state.ts';
import type { MatchChoice } from './use-match-choice.ts';

/** A tile is shown by what became of it, else by what is being done with it. */
export function tileState(
  place: MatchPlace,
  pair: JoinedPair | undefined,
  { chosen, outcome }: Pick<MatchChoice, 'chosen' | 'outcome'>,
): MatchTileState {
  if (pair) return pair.isMissed ? 'missed' : 'matched';
  if (isSamePlace(chosen, place)) return 'chosen';
  if (outcome === undefined || outcome.verdict === 'match') return 'idle';
  return hasPlace(outcome, place) ? outcome.verdict : 'idle';
}
