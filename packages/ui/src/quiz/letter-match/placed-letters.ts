import { useState } from 'react';

/** A slot of the word to build. */
export interface LetterSlot {
  /** `letter` to fill in, or `fixed`: a space, a hyphen, an apostrophe. */
  kind: 'letter' | 'fixed';
  /** The expected text. A letter is shown only once there is an outcome. */
  text?: string | undefined;
}

/** For each slot, the index of the letter in it, or null. Plain data that can be stored. */
export type PlacedLetters = readonly (number | null)[];

/** Puts a letter into a slot. If it came from another slot, the two letters swap. */
function placeLetter(placed: PlacedLetters, letter: number, slot: number): PlacedLetters {
  const previous = placed.indexOf(letter);
  const others = previous < 0 ? placed : placed.with(previous, placed[slot] ?? null);
  return others.with(slot, letter);
}

/** The slot for the next letter: the first empty one from `start` on, or else before it. */
function nextEmptySlot(placed: PlacedLetters, start: number): number | undefined {
  const after = placed.indexOf(null, start);
  const next = after < 0 ? placed.indexOf(null) : after;
  return next < 0 ? undefined : next;
}

/** The slot that Backspace clears: the filled one before the next slot, or else the last one. */
function slotToErase(
  placed: PlacedLetters,
  next: number,
  isFixed: (slot: number) => boolean,
): number | undefined {
  const filled = [...placed.keys()].filter((slot) => placed[slot] !== null && !isFixed(slot));
  return filled.findLast((slot) => slot < next) ?? filled.at(-1);
}

interface WordBuildingSettings {
  placed: PlacedLetters;
  /** Slots whose letter cannot be moved. */
  hinted: readonly number[];
  onPlace: (placed: PlacedLetters) => void;
}

/** Builds a word letter by letter. The next letter goes to the selected or first empty slot. */
export function useWordBuilding({ placed, hinted, onPlace }: WordBuildingSettings) {
  const [start, setStart] = useState(0);
  const next = nextEmptySlot(placed, start);
  const isFixed = (slot: number) => hinted.includes(slot);

  function place(letter: number, slot: number): void {
    if (isFixed(slot)) return;
    setStart(slot);
    onPlace(placeLetter(placed, letter, slot));
  }

  function clear(slot: number): void {
    if (isFixed(slot)) return;
    setStart(slot);
    onPlace(placed.with(slot, null));
  }

  return {
    next,
    isFree: (letter: number) => !placed.includes(letter),
    place,
    placeNext: (letter: number) => next !== undefined && place(letter, next),
    clear,
    /** Clears a filled slot, or selects an empty one for the next letter. */
    press: (slot: number) => (placed[slot] === null ? setStart(slot) : clear(slot)),
    erase: () => {
      const last = next !== undefined && slotToErase(placed, next, isFixed);
      if (typeof last === 'number') clear(last);
    },
  };
}
