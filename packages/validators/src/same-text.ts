/**
 * Tells whether two texts are the same but for case and for white space around them. Case is
 * compared by Unicode's lowercase mapping, whatever the locale of the machine.
 *
 * @param a - one text
 * @param b - the other
 *
 * @example
 * isSameText(' Äpfel', 'äpfel '); // true
 * isSameText('apple', 'apples'); // false
 */
export function isSameText(a: string, b: string): boolean {
  if (typeof a !== 'string' || typeof b !== 'string') return false;
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
