import type { Check } from './check.ts';
import { isEmpty } from './is-empty.ts';

/**
 * The value must be there: not `undefined`, not `null`, no text of nothing but white space, no
 * empty array. `0` and `false` are there.
 *
 * @returns a check with the issue `required`
 *
 * @example
 * required()('  '); // { code: 'required' }
 * required()(0); // undefined
 */
export function required(): Check {
  return (value) => (isMissing(value) ? { code: 'required' } : undefined);
}

function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return isEmpty(value) || (Array.isArray(value) && value.length === 0);
}
