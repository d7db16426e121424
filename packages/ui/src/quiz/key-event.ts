const typing = "input:not([type='radio'], [type='checkbox']), textarea, select, [contenteditable]";

/**
 * Whether somebody types into a field, or a dialog is open: then no key is the board's, but the one
 * that leaves a field as well.
 */
export function isTakenElsewhere({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (key === 'Escape') return false;
  return target instanceof Element && target.closest(typing) !== null;
}

/** The Latin letter that stands on a key, whatever layout is on. */
export function latinLetter({ code }: KeyboardEvent): string | undefined {
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}
