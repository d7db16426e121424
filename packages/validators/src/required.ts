import { type Check, isEmpty } from './check.ts';

/**
 * A value is required: `undefined`, `null`, an empty or blank text and an empty array are invalid, `0`
 * and `false` are valid.
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
