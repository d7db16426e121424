import type { LetterSlot } from './letter-place.ts';

/** A slot with its place among those to fill. */
export interface NumberedSlot extends LetterSlot {
  at: number;
}

/** Each word, or each part of one with its hyphen: lines break between them. Spaces end a word. */
export function wordsOfSlots(slots: readonly LetterSlot[]): NumberedSlot[][] {
  const words: NumberedSlot[][] = [[]];
  let at = 0;
  for (const slot of slots) {
    words.at(-1)?.push({ ...slot, at });
    if (slot.kind === 'standing') words.push([]);
    else at += 1;
  }
  return words.filter((word) => word.length > 0);
}
