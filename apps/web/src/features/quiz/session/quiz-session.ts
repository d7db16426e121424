import type { ResolvedQuizSettings } from '@wordhoard/contract';
import { isNeutral } from '@wordhoard/contract/answered-review';
import {
  addResult,
  type CardQuestion,
  countBestStreak,
  countStreak,
  findLatestResult,
  findResult,
  goToNext,
  goToNextRound,
  isComplete,
  isRightVerdict,
  type LetterMatchQuestion,
  type MultipleChoiceQuestion,
  type QuizResult,
  type QuizSession as QuizRounds,
  type RatedVerdict,
  type RecordedResult,
  type SpellingQuestion,
  undoAcrossRounds,
} from '@wordhoard/quiz-engine';
import type { Strength } from '@wordhoard/review-scheduler';
import type { LessonContent } from './lesson-content.ts';
import type { MatchUpPosition } from './match-up-position.ts';
import type { OtherWord, WordItem } from './word-item.ts';

/** A quiz session as the browser stores it, so that it can be resumed. */
export interface QuizSession extends QuizRounds<WordPair, WordResult> {
  /** A repeated quiz is a session with another id. */
  id: string;
  settings: ResolvedQuizSettings;
  /** Whether words are heard instead of shown. */
  isByEar: boolean;
  /** Whether it repeats the words that another session with the same settings missed. */
  isRetry?: boolean;
  /**
   * The letters of all words that a plain keyboard may lack. Those of a single word would be a
   * hint.
   */
  specialLetters: readonly string[];
  /** Other words, which a typed answer may be. */
  others?: readonly OtherWord[] | undefined;
  /** The first wrong answers to open questions, by word id, in the order in which they were given. */
  firstMistakes: Readonly<Record<string, Mistake>>;
  timeLimit?: TimeLimit | undefined;
  /** What the session teaches, if it is a lesson. */
  lesson?: LessonContent;
}

interface TimeLimit {
  readonly seconds: number;
  /** As in ISO 8601. */
  readonly endsAt: string;
}

interface Mistake {
  readonly answer: string;
  readonly givenId?: string | undefined;
  /** How many answers of the session precede it. */
  readonly after: number;
}

export type WordQuestion =
  | CardQuestion<WordItem>
  | LetterMatchQuestion<WordItem>
  | MatchUpPosition
  | MultipleChoiceQuestion<WordItem>
  | SpellingQuestion<WordItem>;

export interface WordPair {
  readonly word: { readonly id: string };
  readonly question: WordQuestion;
  /** Asks the word again in the same session; by default, the same question. */
  readonly again?: WordQuestion | undefined;
}

/** An answer as its question has graded it. */
export interface Judgement {
  readonly verdict: RatedVerdict;
  /** Empty if the learner did not know, or only said whether they knew. */
  readonly answer: string;
  /** Whether a hint revealed a part of the answer. */
  readonly isHinted?: boolean | undefined;
  /** The word whose answer was given instead. */
  readonly givenId?: string | undefined;
  /** Whether the learner overruled the verdict. */
  readonly isOverridden?: boolean | undefined;
  readonly isEasy?: boolean | undefined;
  /** Of an answer whose next review was shown before it was given: the next review depends on the id. */
  readonly id?: string;
  /** The index among words that were given up together. */
  readonly givenUp?: number | undefined;
}

export interface WordResult extends QuizResult, Judgement {
  /** Names the answer in the history of the word. */
  readonly id: string;
  readonly milliseconds: number;
  /** In the learner's time zone, as `2026-03-01`. */
  readonly day: string;
  /** As in ISO 8601. */
  readonly answeredAt: string;
  /** The strength of the word before the answer, unless it was given on another device. */
  readonly before?: Strength | undefined;
}

export type Answer = Omit<WordResult, 'correct'>;

/** Answers a word of the current round. A second answer to it is ignored. */
export function answerWord(session: QuizSession, answer: Answer): QuizSession {
  const { quiz } = session;
  const isAsked = quiz.pairs.some(({ word }) => word.id === answer.wordId);
  if (!isAsked || findResult(quiz, answer.wordId) !== undefined) return session;
  const result = { ...answer, correct: isRightVerdict(answer.verdict) };
  return {
    ...session,
    quiz: addResult(quiz, result),
    firstMistakes: without(session.firstMistakes, answer.wordId),
  };
}

/** Records the first wrong answer to a word that can be tried again: not to one that has been answered since. */
export function recordFirstMistake(
  session: QuizSession,
  wordId: string,
  given: Pick<Mistake, 'answer' | 'givenId'>,
): QuizSession {
  const isKnown = Object.hasOwn(session.firstMistakes, wordId);
  if (isKnown || findResult(session.quiz, wordId) !== undefined) return session;
  const mistake = { ...given, after: listAnswers(session).length };
  return { ...session, firstMistakes: { ...session.firstMistakes, [wordId]: mistake } };
}

/** The word with the latest mistake, if no answer followed. */
function findLatestMistake(session: QuizSession): string | undefined {
  const answered = listAnswers(session).length;
  return Object.entries(session.firstMistakes).findLast(([, { after }]) => after === answered)?.[0];
}

/** Moves to the next open question, or to the next round if this one is complete. */
export function continueQuiz(session: QuizSession): QuizSession {
  if (!isComplete(session.quiz)) return { ...session, quiz: goToNext(session.quiz) };
  const isFirst = session.finishedRounds.length === 0;
  const askAgain = (pair: WordPair): WordPair => {
    const { question, again = turn(question) } = pair;
    const isChosen = question.kind === 'multiple-choice';
    // A review asks to recall a missed word once more, before it offers options.
    if (isFirst && isReview(session) && !isChosen) return pair;
    return { ...pair, question: again, again: isChosen ? question : turn(again) };
  };
  return { ...session, ...goToNextRound(session, askAgain) };
}

/** A choice with its options in another order, unless they have an order of their own. */
const turn = (question: WordQuestion): WordQuestion =>
  question.kind === 'multiple-choice' && !question.item.options
    ? { ...question, options: [...question.options.slice(1), ...question.options.slice(0, 1)] }
    : question;

/** Ends a session whose time is over, without the questions that were not answered. */
export function endQuiz(session: QuizSession): QuizSession {
  const { quiz } = session;
  const pairs = quiz.pairs.filter(({ word }) => findResult(quiz, word.id) !== undefined);
  const index = Math.max(0, pairs.length - 1);
  return { ...session, quiz: { ...quiz, pairs, index }, plannedRounds: [], timeLimit: undefined };
}

/** Whether no question is left. */
export const isFinished = (session: QuizSession): boolean =>
  isComplete(session.quiz) && goToNextRound(session) === session;

/** Undoes the latest answer or mistake. */
export function undoLatest(session: QuizSession): QuizSession {
  const wordId = findLatestMistake(session);
  if (wordId !== undefined)
    return { ...session, firstMistakes: without(session.firstMistakes, wordId) };
  const latest = findLatestAnswer(session);
  if (latest === undefined) return session;
  return {
    ...session,
    ...undoAcrossRounds(session),
    firstMistakes: without(session.firstMistakes, latest.wordId),
  };
}

/** Undoes the latest answer or mistake. Words that were given up together are undone together. */
export function undoTogether(session: QuizSession): QuizSession {
  const latest = findLatestMistake(session) === undefined ? findLatestAnswer(session) : undefined;
  const undone = undoLatest(session);
  return latest?.givenUp ? undoTogether(undone) : undone;
}

/** The latest answer, also of the previous round. */
export function findLatestAnswer({ quiz, finishedRounds }: QuizSession): WordResult | undefined {
  const previous = finishedRounds.at(-1);
  return findLatestResult(quiz) ?? (previous && findLatestResult(previous));
}

/** All answers of the session in the order in which they were given. */
export const listAnswers = ({ quiz, finishedRounds }: QuizSession): RecordedResult<WordResult>[] =>
  [...finishedRounds, quiz].flatMap(({ results }) =>
    Object.values(results).toSorted((one, other) => one.order - other.order),
  );

/** The words that were answered wrongly last, by id. */
export function findOpenWords(session: QuizSession): ReadonlySet<string> {
  const latest = new Map(listAnswers(session).map(({ wordId, correct }) => [wordId, correct]));
  return new Set([...latest].flatMap(([wordId, isRight]) => (isRight ? [] : [wordId])));
}

/** Whether a session asks for the learner's own words. */
export const isReview = ({ lesson, settings: { source } }: QuizSession): boolean =>
  lesson === undefined && (source.kind === 'own' || source.kind === 'words');

/** The current and the longest streak of correct answers, across rounds. Those that are neither right nor wrong do not count. */
export function countStreaks(session: QuizSession): { now: number; best: number } {
  const results = Object.fromEntries(
    listAnswers(session)
      .filter((result) => !isNeutral(result))
      .map((result, order) => [`${order}`, { ...result, order }]),
  );
  return { now: countStreak({ results }), best: countBestStreak({ results }) };
}

/** The strengths of the answered words before the session, by word id, as far as this browser knows. */
export const findEarlierStrengths = (session: QuizSession): ReadonlyMap<string, Strength> =>
  new Map(
    listAnswers(session)
      .toReversed()
      .flatMap(({ wordId, before }) => (before === undefined ? [] : [[wordId, before]])),
  );

/** The time that all answers took, in whole seconds. */
export function countSeconds(session: QuizSession): number {
  const times = listAnswers(session).map(({ milliseconds }) => milliseconds);
  return Math.round(times.reduce((sum, time) => sum + time, 0) / 1000);
}

function without(
  firstMistakes: QuizSession['firstMistakes'],
  wordId: string,
): QuizSession['firstMistakes'] {
  const { [wordId]: _removed, ...rest } = firstMistakes;
  return rest;
}
