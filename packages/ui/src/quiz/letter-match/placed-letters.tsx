import { defineMessages } from '@wordhoard/i18n/messages';
import { removeMarks } from '@wordhoard/quiz-engine/text';
import { use, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  CharacterKeysContext,
  findLatinLetter,
  isHandledElsewhere,
} from '../../keyboard/use-shortcuts.ts';
import { VisuallyHidden } from '../../theme/visually-hidden.tsx';
import { foldTyped } from '../../word/word-text.ts';

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

type WordBuilding = ReturnType<typeof useWordBuilding>;

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

interface TypingSettings {
  isOpen: boolean;
  letters: readonly string[];
  lang: string;
  placed: PlacedLetters;
  word: Pick<WordBuilding, 'isFree' | 'placeNext' | 'erase'>;
}

/**
 * Places letters typed anywhere on the page, before any shortcut that uses the same key. Returns the last
 * one that is not available, until the word changes.
 */
export function useTypedLetters({
  isOpen,
  letters,
  lang,
  placed,
  word,
}: TypingSettings): string | undefined {
  const [refused, setRefused] = useState<{ typed: string; placed: PlacedLetters }>();
  const hasCharacterKeys = use(CharacterKeysContext);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || isHandledElsewhere(event) || isCommand(event)) return;
    if (event.key === 'Backspace') word.erase();
    else if (!hasCharacterKeys || !isCharacter(event.key) || !type(event)) return;
    event.preventDefault();
  });

  /** @returns whether the key is a letter */
  function type(event: KeyboardEvent): boolean {
    const isLetter = /\p{L}/u.test(event.key);
    const [letter] = listCandidates(event).flatMap(
      (typed) => findTypedLetter(letters, word.isFree, typed, lang) ?? [],
    );
    if (letter !== undefined) word.placeNext(letter);
    else if (isLetter) setRefused({ typed: event.key, placed });
    return isLetter || letter !== undefined;
  }

  useLayoutEffect(() => {
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, []);
  return refused?.placed === placed ? refused.typed : undefined;
}

/** The typed character and, on a layout that is not Latin, the Latin letter of the key. */
function listCandidates(event: KeyboardEvent): string[] {
  const latin = findLatinLetter(event);
  const isNotLatin = latin !== undefined && !/\p{Script=Latin}/u.test(event.key);
  return isNotLatin ? [event.key, latin] : [event.key];
}

/** Many layouts need AltGr for letters, and some systems report it as Ctrl with Alt. */
function isCommand(event: KeyboardEvent): boolean {
  if (event.isComposing) return true;
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
}

const isCharacter = (key: string): boolean => /^[^\s\p{C}]$/u.test(key);

/**
 * The first free letter that matches a typed one: exactly, in the other case, or without its
 * diacritics, which not every keyboard has.
 */
function findTypedLetter(
  letters: readonly string[],
  isFree: (letter: number) => boolean,
  typed: string,
  lang: string,
): number | undefined {
  const folded = foldTyped(typed, lang);
  const matchers = [
    (letter: string) => letter === typed.normalize('NFC'),
    (letter: string) => foldTyped(letter, lang) === folded,
    (letter: string) => removeMarks(foldTyped(letter, lang)) === folded,
  ];
  for (const matches of matchers) {
    const found = letters.findIndex((letter, index) => isFree(index) && matches(letter));
    if (found >= 0) return found;
  }
  return undefined;
}
