import type { Issue } from './issue.ts';

/**
 * Checks one value. Returns an issue, or `undefined` if the value is valid.
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
 * Combines checks into one that returns the first issue.
 *
 * @param checks - run from left to right, up to the first one that returns an issue
 * @returns a check of one value or, if any check needs the other values, a check of a field
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

/** Creates a check from a rule about text. A value that is neither empty nor text breaks the rule. */
export function textCheck(isValid: (text: string) => boolean, issue: Issue): Check {
  return (value) => {
    if (isEmpty(value)) return undefined;
    return typeof value === 'string' && isValid(value) ? undefined : issue;
  };
}

/** Whether nothing was entered. Only `required` rejects an empty value. */
export function isEmpty(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === '';
}
