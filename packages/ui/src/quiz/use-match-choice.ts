import { useState } from 'react';
import { isSamePlace, type MatchOutcome, type MatchPlace } from './match-pair.ts';

interface MatchChoiceSettings {
  outcome: MatchOutcome | undefined;
  onJoin: (promptId: string, answerId: string) => void;
}

export interface MatchChoice {
  /** The tile that waits for another. */
  chosen: MatchPlace | undefined;
  /** What came of the last two, until the next is chosen. */
  outcome: MatchOutcome | undefined;
  /** Has done with the last outcome. */
  settle: () => void;
  choose: (place: MatchPlace) => void;
  /** Two tiles at once, of either side first. */
  join: (one: MatchPlace, other: MatchPlace) => void;
}

/** Two tiles are chosen, one after the other; the same one again is let go. */
export function useMatchChoice({ outcome, onJoin }: MatchChoiceSettings): MatchChoice {
  const [chosen, setChosen] = useState<MatchPlace>();
  const [seen, setSeen] = useState<MatchOutcome>();
  const settle = () => setSeen(outcome);

  function join(one: MatchPlace, other: MatchPlace): void {
    const [prompt, answer] = one.side === 'prompt' ? [one, other] : [other, one];
    settle();
    setChosen(undefined);
    onJoin(prompt.id, answer.id);
  }

  function choose(place: MatchPlace): void {
    if (chosen !== undefined && chosen.side !== place.side) join(chosen, place);
    else {
      settle();
      setChosen(isSamePlace(chosen, place) ? undefined : place);
    }
  }

  return { chosen, outcome: outcome === seen ? undefined : outcome, settle, join, choose };
}
