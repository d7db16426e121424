import { createContext, use, useEffectEvent, useLayoutEffect } from 'react';

/** The current action of each key. Keys without an action are left to the browser. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Whether letters, digits and signs are shortcuts. Speech input types them by accident, so that learners
 * can turn them off.
 */
export const CharacterKeysContext = createContext(true);

/** Whether a key name, such as `0` or `Enter`, stands for a letter, digit or sign. Space is none of them. */
export const isCharacterKey = (key: string): boolean => key.length === 1 && key !== ' ';

/** The key for `aria-keyshortcuts`; nothing if the key is turned off. */
export function useKeyName(key: string): string | undefined {
  return use(CharacterKeysContext) || !isCharacterKey(key) ? key : undefined;
}

/** Handles keys anywhere on the page, except while the user types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const hasCharacterKeys = use(CharacterKeysContext);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = nameKey(event);
    if (isCharacterKey(key) && !hasCharacterKeys) return;
    const action = shortcuts[key];
    if (action === undefined || shouldIgnore(event)) return;
    event.preventDefault();
    action();
  });
  // A layout effect, so that no key pressed right after the first paint is lost.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/**
 * The Latin name of the key, independent of the keyboard layout: a Russian layout types «я» with the
 * Z key, and a French one needs Shift for digits.
 */
function nameKey(event: KeyboardEvent): string {
  const { key, code, shiftKey } = event;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined && !shiftKey) return digit;
  if (/^[ -~]+$/.test(key)) return key.toLowerCase();
  return findLatinLetter(event) ?? key;
}

const pressable = "a[href], button:not([aria-disabled='true']), summary";

function shouldIgnore(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (isHandledElsewhere(event)) return true;
  const isPress = [' ', 'Enter'].includes(event.key);
  return isPress && event.target instanceof Element && event.target.closest(pressable) !== null;
}

const textInput =
  "input:not([type='radio'], [type='checkbox']), textarea, select, [contenteditable]";

/** Whether an open dialog or a text field handles the key. Escape works inside fields too. */
export function isHandledElsewhere({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (key === 'Escape') return false;
  return target instanceof Element && target.closest(textInput) !== null;
}

/** The Latin letter of a key, independent of the keyboard layout. */
export function findLatinLetter({ code }: KeyboardEvent): string | undefined {
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}
