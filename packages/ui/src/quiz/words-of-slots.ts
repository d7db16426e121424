import type { LetterSlot } from './letter-place.ts';

/** A slot with its place among those to fill. */
export interface NumberedSlot extends LetterSlot {
  at: number;
}

/** Words, and parts of words with their hyphen: lines break after each, and nowhere else if they fit. */
export function wordsOfSlots(slots: readonly LetterSlot[]): NumberedSlot[][] {
  const words: NumberedSlot[][] = [[]];
  let at = 0;
  for (const slot of slots) {
    words.at(-1)?.push({ ...slot, at });
    if (isBreak(slot)) words.push([]);
    if (slot.kind === 'letter') at += 1;
  }
  return words.filter((word) => word.length > 0);
}

function isBreak({ kind, text = '' }: LetterSlot): boolean {
  return kind === 'standing' && /^[\s\p{Dash_Punctuation}]+$/u.test(text);
}
