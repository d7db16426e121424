/**
 * `exact`: as expected; `lenient`: as expected but for what a reader forgives; `alternative`: one
 * of these for another accepted text; `almost`: a typing error away from an accepted text;
 * `wrong`: none of these.
 */
export type SpellingVerdict = 'exact' | 'lenient' | 'alternative' | 'almost' | 'wrong';

/**
 * Tells whether a verdict counts as a right answer.
 *
 * @param verdict - of a graded answer
 * @returns `true` for `exact`, `lenient` and `alternative`
 * @example
 * isRightVerdict('almost'); // false: to be typed once more
 */
export function isRightVerdict(verdict: SpellingVerdict): boolean {
  return verdict === 'exact' || verdict === 'lenient' || verdict === 'alternative';
}
