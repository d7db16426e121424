import type { Issue } from './issue.ts';

/**
 * Looks at one value and tells what is wrong with it, if anything is.
 *
 * @example
 * const evenNumber: Check<number> = (value) => (value % 2 === 0 ? undefined : { code: 'step', step: 2 });
 */
export type Check<Value = unknown> = (value: Value) => Issue | undefined;

/**
 * A check that also needs the other values of its form. Every {@link Check} is one.
 *
 * @example
 * const afterStart: FieldCheck<number, { start: number }> = (end, { start }) =>
 *   end >= start ? undefined : { code: 'range', min: start };
 */
export type FieldCheck<Value = unknown, Values = unknown> = (
  value: Value,
  values: Values,
) => Issue | undefined;

/**
 * Joins checks into one that asks them in turn and tells the first issue.
 *
 * @param checks - asked from left to right, none after the first that objects
 * @returns a check of one value or, where a check needs the other values, of a field
 *
 * @example
 * const check = composeChecks(required(), minLength(3));
 * check(''); // { code: 'required' }
 * check('ab'); // { code: 'minLength', minLength: 3 }
 * check('abc'); // undefined
 */
export function composeChecks<Value>(...checks: readonly Check<Value>[]): Check<Value>;
export function composeChecks<Value, Values>(
  ...checks: readonly FieldCheck<Value, Values>[]
): FieldCheck<Value, Values>;
export function composeChecks<Value, Values>(
  ...checks: readonly FieldCheck<Value, Values>[]
): FieldCheck<Value, Values> {
  return (value, values) => {
    for (const check of checks) {
      const issue = check(value, values);
      if (issue !== undefined) return issue;
    }
    return undefined;
  };
}
