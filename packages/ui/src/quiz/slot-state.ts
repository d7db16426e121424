import type { Verdict } from './verdict-foot.tsx';

/** While a word is built: empty, filled or given by a hint. Afterwards: right, wrong, or shown. */
export type SlotState = 'empty' | 'filled' | 'hinted' | 'right' | 'wrong' | 'shown';

interface SlotContent {
  /** The letter that the learner put there. */
  letter: string | undefined;
  /** What belongs there. */
  text: string | undefined;
  verdict: Verdict | undefined;
  isHinted: boolean;
}

export function slotState({ letter, text, verdict, isHinted }: SlotContent): SlotState {
  if (isHinted) return 'hinted';
  if (verdict === undefined) return letter === undefined ? 'empty' : 'filled';
  if (letter === undefined) return 'shown';
  return verdict === 'right' || letter === text ? 'right' : 'wrong';
}
