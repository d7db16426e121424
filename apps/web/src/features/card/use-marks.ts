import { Knowing } from '@wordhoard/contract/enumeration';
import { useShownMemory } from '../review/next-review.ts';
import { type MarkableWord, useKnowing } from '../review/use-knowing.ts';

/** The marks of a word for its card or row. The strength shows only while the word is learned. */
export function useMarks(word: MarkableWord) {
  const { knowing, memory, mark } = useKnowing(word);
  const shownMemory = useShownMemory(knowing === Knowing.Saved ? memory : null);
  return { knowing, memory: shownMemory, onKnowingChange: mark };
}
