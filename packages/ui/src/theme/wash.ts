import { washes } from './color.ts';
import { color } from './token.ts';

/** The wash of paint that belongs to a name, the same one wherever the name appears. */
export function washOf(name: string): string {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return color[washes[sum % washes.length] ?? 'sea'];
}
