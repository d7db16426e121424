import { useEffectEvent, useLayoutEffect } from 'react';

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
function pressedKey({ key, code, shiftKey }: KeyboardEvent): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined && !shiftKey) return digit;
  if (/^[ -~]+$/.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

const typing = "input:not([type='radio'], [type='checkbox']), textarea, select, [contenteditable]";
const pressable = "a[href], button:not([aria-disabled='true']), summary";

function isMeantForAnother(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest(typing)) return true;
  return [' ', 'Enter'].includes(event.key) && target?.closest(pressable) != null;
}
