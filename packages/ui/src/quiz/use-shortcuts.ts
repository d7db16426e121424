import { useEffectEvent, useLayoutEffect } from 'react';
import { isTakenElsewhere, latinLetter } from './key-event.ts';

/** What each key does now. A key without an action is left to the browser. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Listens to the whole page, except while somebody types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = shortcuts[pressedKey(event)];
    if (act === undefined || isMeantForAnother(event)) return;
    event.preventDefault();
    act();
  });
  // Before the first paint, so that no key is lost on those who know what is coming.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/**
 * The key by its Latin name, whatever layout is on: a Russian keyboard writes «я» where Z stands,
 * and a French one needs Shift for its digits.
 */
function pressedKey(event: KeyboardEvent): string {
  const { key, code, shiftKey } = event;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined && !shiftKey) return digit;
  if (/^[ -~]+$/.test(key)) return key.toLowerCase();
  return latinLetter(event) ?? key;
}

const pressable = "a[href], button:not([aria-disabled='true']), summary";

function isMeantForAnother(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (isTakenElsewhere(event)) return true;
  const isPress = [' ', 'Enter'].includes(event.key);
  return isPress && event.target instanceof Element && event.target.closest(pressable) !== null;
}
