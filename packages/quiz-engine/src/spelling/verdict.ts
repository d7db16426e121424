/**
 * How close an answer is:
 * - `exact`: the expected text
 * - `lenient`: the expected text, apart from differences that its language forgives
 * - `alternative`: another accepted text, exact or lenient
 * - `almost`: an accepted text with a typing error
 * - `wrong`: anything else
 * - `keyboard`: typed in letters of another script or alphabet. This is no mistake: ask again
 */
export type SpellingVerdict = 'exact' | 'lenient' | 'alternative' | 'almost' | 'wrong' | 'keyboard';

/** A verdict that counts as an answer. */
export type RatedVerdict = Exclude<SpellingVerdict, 'keyboard'>;

/**
 * Tells whether a verdict counts as a right answer.
 *
 * @param verdict - the verdict of a graded answer
 * @returns `true` for `exact`, `lenient` and `alternative`
 * @example
 * isRightVerdict('almost'); // false
 */
export function isRightVerdict(verdict: SpellingVerdict): boolean {
  return verdict === 'exact' || verdict === 'lenient' || verdict === 'alternative';
}
