import type { Quiz, QuizPair, QuizResult, RecordedResult } from './quiz.ts';
import { createQuiz } from './quiz.ts';
import { isComplete, score } from './quiz-progress.ts';
import { latestResult, resultOf } from './quiz-result.ts';
import { undo } from './take-back.ts';

/**
 * A round that asks its words more than once: lap by lap, each lap a quiz of its own. It is plain
 * data, like a quiz.
 */
export interface Laps<Pair extends QuizPair = QuizPair, Result extends QuizResult = QuizResult> {
  /** The lap under way. */
  readonly quiz: Quiz<Pair, Result>;
  /** Those that are done, in their order. */
  readonly earlier: readonly Quiz<Pair, Result>[];
  /** What the laps to come ask. */
  readonly later: readonly (readonly Pair[])[];
  /** Whether words that were missed return in a last lap, and whether that is under way. */
  readonly missedLap: 'none' | 'due' | 'under way';
}

/**
 * Starts a round at its first lap. Laps without pairs are left out.
 *
 * @param laps - what each lap asks, in order
 * @param settings - whether words that were missed return in a last lap
 * @returns a new round
 * @example
 * startLaps([choices, spellings], { returnsMissed: true });
 */
export function startLaps<Pair extends QuizPair = QuizPair, Result extends QuizResult = QuizResult>(
  laps: readonly (readonly Pair[])[],
  { returnsMissed }: { readonly returnsMissed: boolean },
): Laps<Pair, Result> {
  const [first = [], ...later] = laps.filter((pairs) => pairs.length > 0);
  return {
    quiz: createQuiz({ pairs: first }),
    earlier: [],
    later,
    missedLap: returnsMissed ? 'due' : 'none',
  };
}

/**
 * Goes on to the next lap once the one under way is complete: the next planned one, and after those
 * the words that were missed and not answered rightly since, each as it was asked last.
 *
 * @param laps - the round so far
 * @returns the round in its next lap, or the same round where the lap is not complete or the last
 * @example
 * const next = nextLap(laps);
 * if (next === laps && isComplete(laps.quiz)) showResults(wholeQuiz(laps));
 */
export function nextLap<Pair extends QuizPair, Result extends QuizResult>(
  laps: Laps<Pair, Result>,
): Laps<Pair, Result> {
  if (!isComplete(laps.quiz)) return laps;
  const earlier = [...laps.earlier, laps.quiz];
  const [next, ...later] = laps.later;
  if (next !== undefined) return { ...laps, quiz: createQuiz({ pairs: next }), earlier, later };

  const pairs = laps.missedLap === 'due' ? openPairs(earlier) : [];
  if (pairs.length === 0) return laps;
  return { quiz: createQuiz({ pairs }), earlier, later: [], missedLap: 'under way' };
}

/** The pairs of words whose last answer is wrong. */
function openPairs<Pair extends QuizPair, Result extends QuizResult>(
  quizzes: readonly Quiz<Pair, Result>[],
): Pair[] {
  const last = new Map<string, { pair: Pair; isRight: boolean }>();
  for (const quiz of quizzes) {
    for (const pair of quiz.pairs) {
      const isRight = resultOf(quiz, pair.word.id)?.correct === true;
      last.set(pair.word.id, { pair, isRight });
    }
  }
  return [...last.values()].filter(({ isRight }) => !isRight).map(({ pair }) => pair);
}

/**
 * Takes back the latest answer of the round and returns to its pair. At the start of a lap that is
 * the last answer of the lap before.
 *
 * @param laps - the round so far
 * @returns the round without that answer, or the same round where nothing is answered
 * @example
 * undoInLaps(nextLap(laps)); // back in the lap before, one answer short
 */
export function undoInLaps<Pair extends QuizPair, Result extends QuizResult>(
  laps: Laps<Pair, Result>,
): Laps<Pair, Result> {
  const former = laps.earlier.at(-1);
  if (latestResult(laps.quiz) !== undefined || former === undefined) {
    const quiz = undo(laps.quiz);
    return quiz === laps.quiz ? laps : { ...laps, quiz };
  }
  const reopened = { quiz: undo(former), earlier: laps.earlier.slice(0, -1) };
  return laps.missedLap === 'under way'
    ? { ...reopened, later: [], missedLap: 'due' }
    : { ...laps, ...reopened, later: [laps.quiz.pairs, ...laps.later] };
}

/**
 * The round as one quiz, for its results: every word once, in the order in which it was first asked.
 * What counts for a word is its first wrong answer, or else its latest.
 *
 * @param laps - the round so far
 * @returns a quiz that asks each word in the question whose answer counts
 * @example
 * score(wholeQuiz(laps)).total; // how many words the round has
 */
export function wholeQuiz<Pair extends QuizPair, Result extends QuizResult>({
  quiz,
  earlier,
}: Laps<Pair, Result>): Quiz<Pair, Result> {
  if (earlier.length === 0) return quiz;
  const counted = new Map<string, Asked<Pair, Result>>();
  for (const asked of askedIn([...earlier, quiz])) {
    const { id } = asked.pair.word;
    const before = counted.get(id);
    const isOpen = asked.result !== undefined && before?.result?.correct !== false;
    if (before === undefined || isOpen) counted.set(id, asked);
  }
  const results = [...counted.values()].flatMap(({ result }) => result ?? []);
  return {
    pairs: [...counted.values()].map(({ pair }) => pair),
    index: 0,
    results: Object.fromEntries(results.map((result) => [result.wordId, result])),
  };
}

interface Asked<Pair, Result extends QuizResult> {
  pair: Pair;
  result: RecordedResult<Result> | undefined;
}

/** All that was asked, in order, with answers counted from lap to lap. */
function askedIn<Pair extends QuizPair, Result extends QuizResult>(
  quizzes: readonly Quiz<Pair, Result>[],
): Asked<Pair, Result>[] {
  let before = 0;
  return quizzes.flatMap((quiz) => {
    const offset = before;
    before += latestResult(quiz)?.order ?? 0;
    return quiz.pairs.map((pair) => {
      const result = resultOf(quiz, pair.word.id);
      return { pair, result: result && { ...result, order: offset + result.order } };
    });
  });
}

/**
 * How far a round has come, counted in questions: a word that is asked twice counts twice.
 *
 * @param laps - the round so far
 * @returns how many questions are answered, and how many there are as far as is known
 * @example
 * const { answered, total } = progressOf(laps); // 12 of 20
 */
export function progressOf<Pair extends QuizPair, Result extends QuizResult>({
  quiz,
  earlier,
  later,
}: Laps<Pair, Result>): { answered: number; total: number } {
  const done = earlier.reduce((sum, { pairs }) => sum + pairs.length, 0);
  const toCome = later.reduce((sum, pairs) => sum + pairs.length, 0);
  const { answered, total } = score(quiz);
  return { answered: done + answered, total: done + total + toCome };
}
