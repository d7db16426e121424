import { use, useEffectEvent, useLayoutEffect, useState } from 'react';
import {
  CharacterKeysContext,
  findLatinLetter,
  isHandledElsewhere,
} from '../../keyboard/use-shortcuts.ts';
import { foldTyped } from '../../word/word-text.ts';
import type { PlacedLetters, WordBuilding } from './placed-letters.tsx';

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
    (letter: string) => removeDiacritics(letter, lang) === folded,
  ];
  for (const matches of matchers) {
    const found = letters.findIndex((letter, index) => isFree(index) && matches(letter));
    if (found >= 0) return found;
  }
  return undefined;
}

function removeDiacritics(letter: string, lang: string): string {
  return foldTyped(letter, lang)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}
