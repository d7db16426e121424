/** How well a word was recalled: 1 again (not recalled), 2 hard, 3 good, 4 easy. */
export type Rating = 1 | 2 | 3 | 4;

/** How an answer was graded, in the terms of `@wordhoard/quiz-engine`. */
export type Verdict = 'exact' | 'lenient' | 'alternative' | 'almost' | 'wrong';

/** What else is known of an answer. */
export interface AnswerCircumstances {
  /** The learner saw a part of the answer. */
  readonly isHinted?: boolean | undefined;
  /** The learner overruled the verdict, which is now a right one. */
  readonly isOverridden?: boolean | undefined;
  /** The answer was chosen among others, so it may be a guess. */
  readonly isChosen?: boolean | undefined;
  /** The learner called the answer easy. */
  readonly isEasy?: boolean | undefined;
}

/**
 * Rates an answer. A wrong one is rated 1, an almost right one, one with a hint, a chosen one or an overruled verdict 2,
 * an easy one 4, and any other right one 3.
 *
 * @param verdict - the final verdict; of an overruled answer, the right one that replaced it
 * @param circumstances - hint, overruling, choice and ease; each is `false` if absent
 * @returns the rating for {@link review}
 * @example
 * rateAnswer('exact'); // 3
 * rateAnswer('almost'); // 2
 */
export function rateAnswer(
  verdict: Verdict,
  {
    isHinted = false,
    isOverridden = false,
    isChosen = false,
    isEasy = false,
  }: AnswerCircumstances = {},
): Rating {
  if (verdict === 'wrong') return 1;
  if (verdict === 'almost' || isHinted || isOverridden || isChosen) return 2;
  return isEasy ? 4 : 3;
}
