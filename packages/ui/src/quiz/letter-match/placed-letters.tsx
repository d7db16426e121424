import { defineMessages } from '@wordhoard/i18n/messages';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../theme/visually-hidden.tsx';

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
function findNextEmptySlot(placed: PlacedLetters, start: number): number | undefined {
  const after = placed.indexOf(null, start);
  const next = after < 0 ? placed.indexOf(null) : after;
  return next < 0 ? undefined : next;
}

/** The slot that Backspace clears: the filled one before the next slot, or else the last one. */
function findSlotToErase(
  placed: PlacedLetters,
  next: number,
  isFixed: (slot: number) => boolean,
): number | undefined {
  const filled = [...placed.keys()].filter((slot) => placed[slot] !== null && !isFixed(slot));
  return filled.findLast((slot) => slot < next) ?? filled.at(-1);
}

export type WordBuilding = ReturnType<typeof useWordBuilding>;

interface WordBuildingSettings {
  placed: PlacedLetters;
  /** Slots whose letter cannot be moved. */
  hinted: readonly number[];
  onPlace: (placed: PlacedLetters) => void;
}

/** Builds a word letter by letter. The next letter goes to the selected or first empty slot. */
export function useWordBuilding({ placed, hinted, onPlace }: WordBuildingSettings) {
  const [start, setStart] = useState(0);
  const next = findNextEmptySlot(placed, start);
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
      const last = next !== undefined && findSlotToErase(placed, next, isFixed);
      if (typeof last === 'number') clear(last);
    },
  };
}

interface LetterAnnouncerProps {
  letters: readonly string[];
  lang: string;
  placed: PlacedLetters;
  /** The last typed letter, if it is not available. */
  refused: string | undefined;
}

/** Announces placed, removed and refused letters to screen readers. */
export function LetterAnnouncer({ letters, lang, placed, refused }: LetterAnnouncerProps) {
  const { formatMessage } = useIntl();
  const change = usePlacementChange(placed);
  return (
    <VisuallyHidden role="status">
      {refused !== undefined && (
        <>
          {formatMessage(messages.refused)} <bdi lang={lang}>{refused}</bdi>
        </>
      )}
      {refused === undefined && change && (
        <>
          <bdi lang={lang}>{letters[change.letter]}</bdi>{' '}
          {formatMessage(messages[change.kind], { position: change.slot + 1 })}
        </>
      )}
    </VisuallyHidden>
  );
}

const messages = defineMessages({
  placed: { id: 'ui.letterAnnouncer.placed', defaultMessage: '– position {position, number}' },
  removed: {
    id: 'ui.letterAnnouncer.removed',
    defaultMessage: '– removed from position {position, number}',
  },
  refused: {
    id: 'ui.letterAnnouncer.refused',
    defaultMessage: 'Not among the letters that are left:',
  },
});

interface PlacementChange {
  kind: 'placed' | 'removed';
  /** The index of the letter. */
  letter: number;
  slot: number;
}

/** The latest change of the word, whatever caused it. */
function usePlacementChange(placed: PlacedLetters): PlacementChange | undefined {
  const [previous, setPrevious] = useState(placed);
  const [change, setChange] = useState<PlacementChange>();
  if (previous !== placed) {
    setPrevious(placed);
    setChange(findChange(previous, placed) ?? change);
  }
  return change;
}

/** For a letter that moved between slots, only its new slot. */
function findChange(before: PlacedLetters, after: PlacedLetters): PlacementChange | undefined {
  const changed = [...after.keys()].filter((slot) => before[slot] !== after[slot]);
  const slot = changed.find((candidate) => after[candidate] !== null) ?? changed[0];
  if (slot === undefined) return undefined;
  const [removed, placed] = [before[slot] ?? null, after[slot] ?? null];
  if (placed !== null) return { kind: 'placed', letter: placed, slot };
  return removed === null ? undefined : { kind: 'removed', letter: removed, slot };
}
