import { undo } from '../quiz/navigation.ts';
import {
  createQuiz,
  findLatestResult,
  findResult,
  type Quiz,
  type QuizPair,
  type QuizResult,
  type RecordedResult,
} from '../quiz/quiz.ts';
import { isComplete, listMissedPairs, type QuizScore, score } from '../quiz/score.ts';

/**
 * One play-through of a quiz in one or several rounds. Each round is a quiz of its own: one pass over
 * its pairs. A session is plain data, like a quiz.
 */
export interface QuizSession<
  Pair extends QuizPair = QuizPair,
  Result extends QuizResult = QuizResult,
> {
  /** The current round. */
  readonly quiz: Quiz<Pair, Result>;
  /** The finished rounds, the first one first. */
  readonly finishedRounds: readonly Quiz<Pair, Result>[];
  /** The pairs of each planned round. */
  readonly plannedRounds: readonly (readonly Pair[])[];
  /**
   * How missed words are repeated: not at all, in a final round that is `pending` or `active`, or after
   * `each-round`.
   */
  readonly missedRound: 'none' | 'pending' | 'active' | 'each-round';
}

/**
 * Creates a session at its first round. Rounds without pairs are left out.
 *
 * @param rounds - the pairs of each round, in order
 * @param settings - `repeatsMissed`: whether a final round repeats the missed words; `each-round` repeats
 *   those of each round, but no word more than twice in the session
 * @returns a new session
 * @example
 * createQuizSession([choices, spellings], { repeatsMissed: true });
 */
export function createQuizSession<
  Pair extends QuizPair = QuizPair,
  Result extends QuizResult = QuizResult,
>(
  rounds: readonly (readonly Pair[])[],
  { repeatsMissed }: { readonly repeatsMissed: boolean | 'each-round' },
): QuizSession<Pair, Result> {
  const [first = [], ...plannedRounds] = rounds.filter((pairs) => pairs.length > 0);
  return {
    quiz: createQuiz({ pairs: first }),
    finishedRounds: [],
    plannedRounds,
    missedRound: repeatsMissed === true ? 'pending' : repeatsMissed || 'none',
  };
}

/**
 * Starts the next round if the current one is complete: the next planned round, or after those the round
 * of missed words, each asked as it was asked last. If missed words are repeated in each round, those of
 * the current round come first. A repetition does not begin with the word that was answered last, if it has others.
 *
 * @param repeat - returns the pair that asks a missed word again; by default, the same one
 * @returns the session in its next round, or the same session if the current round is incomplete or the
 *   last one
 * @example
 * const next = goToNextRound(session);
 * if (next === session && isComplete(session.quiz)) showResults(flattenRounds(session));
 */
export function goToNextRound<Pair extends QuizPair, Result extends QuizResult>(
  session: QuizSession<Pair, Result>,
  repeat: (missed: Pair) => Pair = (missed) => missed,
): QuizSession<Pair, Result> {
  const { quiz, missedRound } = session;
  if (!isComplete(quiz)) return session;
  const finishedRounds = [...session.finishedRounds, quiz];
  const startRound = (pairs: readonly Pair[]) => ({
    ...session,
    quiz: createQuiz<Pair, Result>({ pairs }),
    finishedRounds,
  });
  const missed = missedRound === 'each-round' ? listRepeatedPairs(finishedRounds) : [];
  const repeated = (pairs: readonly Pair[]) => startRound(putLastBack(pairs, quiz).map(repeat));
  if (missed.length > 0) return repeated(missed);
  const [next, ...plannedRounds] = session.plannedRounds;
  if (next !== undefined) return { ...startRound(next), plannedRounds };
  const open = missedRound === 'pending' ? listOpenPairs(finishedRounds) : [];
  if (open.length === 0) return session;
  return { ...repeated(open), missedRound: 'active' };
}

/** The pairs without that of the latest answer at the beginning, if there are others. */
function putLastBack<Pair extends QuizPair>(pairs: readonly Pair[], quiz: Quiz<Pair>): Pair[] {
  const [first, ...others] = pairs;
  if (first === undefined) return [];
  const isLatest = findLatestResult(quiz)?.wordId === first.word.id;
  return isLatest ? [...others, first] : [first, ...others];
}

const maxRepetitions = 2;

/** The missed pairs of the last round that return. Each mistake before has repeated its word once. */
function listRepeatedPairs<Pair extends QuizPair>(rounds: readonly Quiz<Pair>[]): Pair[] {
  const mistakes = rounds.flatMap(listMissedPairs);
  const count = (id: string) => mistakes.filter(({ word }) => word.id === id).length;
  return rounds
    .slice(-1)
    .flatMap(listMissedPairs)
    .filter(({ word }) => count(word.id) <= maxRepetitions);
}

/** The pairs of the words whose latest answer is wrong. */
function listOpenPairs<Pair extends QuizPair>(rounds: readonly Quiz<Pair>[]): Pair[] {
  const latest = new Map<string, { pair: Pair; isRight: boolean }>();
  for (const round of rounds) {
    for (const pair of round.pairs) {
      const isRight = findResult(round, pair.word.id)?.correct === true;
      latest.set(pair.word.id, { pair, isRight });
    }
  }
  return [...latest.values()].filter(({ isRight }) => !isRight).map(({ pair }) => pair);
}

/**
 * Undoes the latest answer of the session and returns to its pair. At the start of a round, that is the
 * last answer of the previous round.
 *
 * @returns the session without that answer, or the same session if nothing is answered
 * @example
 * undoAcrossRounds(goToNextRound(session)); // back in the previous round, with one answer less
 */
export function undoAcrossRounds<Session extends QuizSession>(session: Session): Session {
  const previous = session.finishedRounds.at(-1);
  if (findLatestResult(session.quiz) !== undefined || previous === undefined) {
    const quiz = undo(session.quiz);
    return quiz === session.quiz ? session : { ...session, quiz };
  }
  const reopened = {
    ...session,
    quiz: undo(previous),
    finishedRounds: session.finishedRounds.slice(0, -1),
  };
  if (session.missedRound === 'active') return { ...reopened, missedRound: 'pending' };
  if (isRepetition(session, session.finishedRounds.length)) return reopened;
  return { ...reopened, plannedRounds: [session.quiz.pairs, ...session.plannedRounds] };
}

/**
 * Combines the rounds of a session into one quiz, for its results. Each word is listed once, in the order
 * in which it was first asked. Its first wrong answer counts; if there is none, its latest.
 *
 * @returns a quiz that has, for each word, the pair whose answer counts
 * @example
 * score(flattenRounds(session)).total; // the number of words of the session
 */
export function flattenRounds<Pair extends QuizPair, Result extends QuizResult>({
  quiz,
  finishedRounds,
}: QuizSession<Pair, Result>): Quiz<Pair, Result> {
  if (finishedRounds.length === 0) return quiz;
  const counted = new Map<string, AskedPair<Pair, Result>>();
  for (const asked of listAskedPairs([...finishedRounds, quiz])) {
    const { id } = asked.pair.word;
    const before = counted.get(id);
    const replaces = asked.result !== undefined && before?.result?.correct !== false;
    if (before === undefined || replaces) counted.set(id, asked);
  }
  const results = [...counted.values()].flatMap(({ result }) => result ?? []);
  return {
    pairs: [...counted.values()].map(({ pair }) => pair),
    index: 0,
    results: Object.fromEntries(results.map((result) => [result.wordId, result])),
  };
}

interface AskedPair<Pair, Result extends QuizResult> {
  pair: Pair;
  result: RecordedResult<Result> | undefined;
}

/** The pairs of all rounds, with `order` counted across rounds. */
function listAskedPairs<Pair extends QuizPair, Result extends QuizResult>(
  rounds: readonly Quiz<Pair, Result>[],
): AskedPair<Pair, Result>[] {
  let answersBefore = 0;
  return rounds.flatMap((round) => {
    const offset = answersBefore;
    answersBefore += findLatestResult(round)?.order ?? 0;
    return round.pairs.map((pair) => {
      const result = findResult(round, pair.word.id);
      return { pair, result: result && { ...result, order: offset + result.order } };
    });
  });
}

/** How far a session is: a word that is asked in two rounds counts twice. */
export interface SessionProgress {
  readonly answered: number;
  readonly total: number;
  /** The score of the current round, if that repeats missed words. */
  readonly again: QuizScore | undefined;
}

/**
 * Counts the planned questions of a session. Mistakes do not change their total: the repetitions of missed words are counted
 * apart, while they are asked.
 *
 * @returns how many questions are answered and how many there are, and the same for a current repetition
 * @example
 * const { answered, total, again } = getProgress(session); // 12 of 20, then 1 of 3 again
 */
export function getProgress(session: QuizSession): SessionProgress {
  const { quiz, finishedRounds, plannedRounds } = session;
  let answered = 0;
  let total = plannedRounds.flat().length;
  let again: QuizScore | undefined;
  for (const [index, round] of [...finishedRounds, quiz].entries()) {
    const current = score(round);
    again = isRepetition(session, index) ? current : undefined;
    if (again) continue;
    answered += current.answered;
    total += current.total;
  }
  return { answered, total, again };
}

/** Whether the round at an index repeats missed words. */
function isRepetition({ finishedRounds, missedRound }: QuizSession, index: number): boolean {
  if (missedRound === 'active') return index === finishedRounds.length;
  return (
    missedRound === 'each-round' && listRepeatedPairs(finishedRounds.slice(0, index)).length > 0
  );
}
