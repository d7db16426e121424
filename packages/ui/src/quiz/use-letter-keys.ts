import { useEffectEvent, useLayoutEffect } from 'react';
import { isTakenElsewhere, latinLetter } from './key-event.ts';

interface LetterKeys {
  /** Whether letters are taken now; otherwise all keys are left to others. */
  isOpen: boolean;
  /** Tells whether there was such a letter. */
  onType: (typed: string) => boolean;
  onRefuse: (typed: string) => void;
  onErase: () => void;
}

/**
 * Letters typed anywhere on the page. They are heard before all shortcuts: while a word is built, a
 * letter is a letter and nothing else.
 */
export function useLetterKeys({ isOpen, onType, onRefuse, onErase }: LetterKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || isTakenElsewhere(event) || isCommand(event)) return;
    if (event.key === 'Backspace') onErase();
    else if (!isCharacter(event.key) || !take(event)) return;
    event.preventDefault();
  });

  function take(event: KeyboardEvent): boolean {
    const isLetter = /\p{L}/u.test(event.key);
    const isTaken = candidates(event).some(onType);
    if (isLetter && !isTaken) onRefuse(event.key);
    return isLetter || isTaken;
  }

  useLayoutEffect(() => {
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
}

/** What a key may mean: where another alphabet is on, the Latin letter that stands there as well. */
function candidates(event: KeyboardEvent): string[] {
  const latin = latinLetter(event);
  const isForeign = latin !== undefined && !/\p{Script=Latin}/u.test(event.key);
  return isForeign ? [event.key, latin] : [event.key];
}

/** AltGr, which many layouts need for a letter, is Ctrl with Alt on some systems. */
function isCommand(event: KeyboardEvent): boolean {
  if (event.isComposing) return true;
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
}

const isCharacter = (key: string): boolean => /^[^\s\p{C}]$/u.test(key);
