import type { Check } from './check.ts';
import { textCheck } from './text-check.ts';

/**
 * The text must match an expression. An empty value passes. The expression is used as it is, so
 * anchor it to mean the whole text; what it costs on hostile text is the expression's own affair.
 *
 * @param expression - never changed, not even the `lastIndex` of a global one
 * @returns a check with the issue `pattern`
 *
 * @example
 * pattern(/^[a-z]{2}$/)('eng'); // { code: 'pattern', pattern: '/^[a-z]{2}$/' }
 */
export function pattern(expression: RegExp): Check {
  return textCheck((text) => text.search(expression) !== -1, {
    code: 'pattern',
    pattern: String(expression),
  });
}
