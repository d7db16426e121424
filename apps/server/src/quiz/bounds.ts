/** What a quiz of the server reaches for at most; what browsers need to know is in the contract. */
export const bounds = {
  /** Words of a source that are looked at; no list has more. */
  candidates: 1_000,
  /** Other items that are sent for wrong options. */
  pool: 100,
  /** Where a source has fewer other words, everyday ones of its language help out. */
  enoughOthers: 12,
  everydayWords: 60,
  /** Items that tell whether there are wrong options. */
  differentAnswers: 50,
  /** Quizzes looked through for what was missed of late. */
  latestQuizzes: 50,
} as const;
