const typing = "input:not([type='radio'], [type='checkbox']), textarea, select, [contenteditable]";

/** Whether somebody types into a field, or a dialog is open: then no key is the board's. */
export function isTakenElsewhere({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest(typing) !== null;
}

/** The Latin letter that stands on a key, whatever layout is on. */
export function latinLetter({ code }: KeyboardEvent): string | undefined {
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}
