/** What a quiz asks. Any object that identifies its word is a pair. */
export interface QuizPair {
  readonly word: { readonly id: string };
}

/** The source of a quiz's pairs. */
export interface QuizEntity<Pair extends QuizPair = QuizPair> {
  readonly pairs: readonly Pair[];
}

/** An answer as the caller reports it. Extend it with the data that your results screen needs. */
export interface QuizResult {
  readonly wordId: string;
  readonly correct: boolean;
  /** Whether a hint was used, which halves the points. */
  readonly isHinted?: boolean | undefined;
}

/** An answer as the quiz stores it. The latest answer has the highest `order`. */
export type RecordedResult<Result extends QuizResult = QuizResult> = Result & {
  readonly order: number;
};

/**
 * The state of a quiz: one pass over its pairs. It is plain data, so `JSON.stringify` and
 * `structuredClone` keep all of it.
 *
 * Read `results` through `findResult`: a word id may be any text, and `results['constructor']` finds what
 * every object inherits.
 */
export interface Quiz<Pair extends QuizPair = QuizPair, Result extends QuizResult = QuizResult> {
  readonly pairs: readonly Pair[];
  /** The index of the current pair, counted from 0; 0 in an empty quiz. */
  readonly index: number;
  /** The answers by word id. */
  readonly results: Readonly<Record<string, RecordedResult<Result>>>;
}

/**
 * Creates a quiz at its first pair, without results.
 *
 * @param entity - the pairs to ask, in order; the quiz is empty without it
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
 * Replaces the pairs of a quiz, resets its index to 0 and clears its results.
 *
 * @param entity - the new pairs, in order
 * @returns a new quiz
 * @example
 * setEntity(quiz, { pairs: listMissedPairs(quiz) }); // ask the missed words again
 */
export function setEntity<State extends Quiz>(
  quiz: State,
  { pairs }: QuizEntity<State['pairs'][number]>,
): State {
  return { ...quiz, pairs, index: 0, results: {} };
}

/**
 * Restarts a quiz with the same pairs: resets its index to 0 and clears its results.
 *
 * @returns a new quiz
 * @example
 * reset(addResult(quiz, { wordId: 'cat', correct: true })).results; // {}
 */
export function reset<State extends Quiz>(quiz: State): State {
  return setEntity(quiz, quiz);
}

/**
 * Finds the answer to a word. Any text is safe as an id, `__proto__` included.
 *
 * @param wordId - the id of the word
 * @returns the result, or `undefined` if the word is unanswered
 * @example
 * findResult(quiz, 'cat')?.correct;
 */
export function findResult<Result extends QuizResult>(
  quiz: Quiz<QuizPair, Result>,
  wordId: string,
): RecordedResult<Result> | undefined {
  return Object.hasOwn(quiz.results, wordId) ? quiz.results[wordId] : undefined;
}

/**
 * Stores an answer by its word id and replaces an earlier answer. The index does not move.
 *
 * @param result - the answer; additional fields are kept
 * @returns a new quiz
 * @example
 * addResult(quiz, { wordId: 'cat', correct: false, typed: 'kat' });
 */
export function addResult<Pair extends QuizPair, Result extends QuizResult>(
  quiz: Quiz<Pair, Result>,
  result: NoInfer<Result>,
): Quiz<Pair, Result> {
  const order = (findLatestResult(quiz)?.order ?? 0) + 1;
  return { ...quiz, results: { ...quiz.results, [result.wordId]: { ...result, order } } };
}

/**
 * Finds the latest answer.
 *
 * @returns the result with the highest `order`, or `undefined` if nothing is answered
 * @example
 * findLatestResult(quiz)?.wordId;
 */
export function findLatestResult<Result extends QuizResult>(
  quiz: Quiz<QuizPair, Result>,
): RecordedResult<Result> | undefined {
  let latest: RecordedResult<Result> | undefined;
  for (const result of Object.values(quiz.results)) {
    if (latest === undefined || result.order > latest.order) latest = result;
  }
  return latest;
}
