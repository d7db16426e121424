/** What a quiz asks about: anything that names its word. */
export interface QuizPair {
  readonly word: { readonly id: string };
}

/** Where a quiz takes its pairs from. */
export interface QuizEntity<Pair extends QuizPair = QuizPair> {
  readonly pairs: readonly Pair[];
}

/** An answer as it is handed in. Extend it with whatever the results screen shows. */
export interface QuizResult {
  readonly wordId: string;
  readonly correct: boolean;
  /** Whether a hint helped, which halves the point. */
  readonly isHinted?: boolean | undefined;
}

/** An answer as the quiz keeps it: `order` counts answers upwards, so that the latest is known. */
export type RecordedResult<Result extends QuizResult = QuizResult> = Result & {
  readonly order: number;
};

/**
 * A quiz under way. It is plain data: `JSON.stringify` and `structuredClone` keep all of it.
 *
 * Read `results` through `resultOf`: any text is a word id, and `results['constructor']` of a
 * quiz without such a word is what every object inherits.
 */
export interface Quiz<Pair extends QuizPair = QuizPair, Result extends QuizResult = QuizResult> {
  readonly pairs: readonly Pair[];
  /** The place of the current pair, counted from 0; 0 in an empty quiz. */
  readonly index: number;
  /** By word id. */
  readonly results: Readonly<Record<string, RecordedResult<Result>>>;
}

/**
 * Starts a quiz at its first pair, with no results.
 *
 * @param entity - the pairs to ask, in their order; left out, the quiz is empty
 * @returns a new quiz
 * @example
 * const quiz = createQuiz({ pairs: [{ word: { id: 'cat' } }, { word: { id: 'dog' } }] });
 * quiz.index; // 0
 */
export function createQuiz<
  Pair extends QuizPair = QuizPair,
  Result extends QuizResult = QuizResult,
>(entity?: QuizEntity<Pair>): Quiz<Pair, Result> {
  return { pairs: entity?.pairs ?? [], index: 0, results: {} };
}

/**
 * Gives a quiz other pairs. The index goes back to 0 and the results are cleared.
 *
 * @param quiz - the quiz so far
 * @param entity - the pairs to ask from now on, in their order
 * @returns a new quiz
 * @example
 * setEntity(quiz, { pairs: missed(quiz) }); // ask again what was answered wrongly
 */
export function setEntity<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
  entity: QuizEntity<NoInfer<Pair>>,
): Quiz<Pair, Result> {
  return { ...quiz, pairs: entity.pairs, index: 0, results: {} };
}

/**
 * Starts the same pairs again, at index 0 and with no results.
 *
 * @param quiz - the quiz so far
 * @returns a new quiz
 * @example
 * reset(addResult(quiz, { wordId: 'cat', correct: true })).results; // {}
 */
export function reset<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
): Quiz<Pair, Result> {
  return setEntity(quiz, quiz);
}
