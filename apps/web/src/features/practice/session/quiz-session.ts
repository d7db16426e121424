import {
  addResult,
  bestStreakOf,
  type CardQuestion,
  goToNext,
  goToNextRound,
  isComplete,
  isRightVerdict,
  type LetterMatchQuestion,
  latestResult,
  type MultipleChoiceQuestion,
  type QuizResult,
  type QuizSession as QuizRounds,
  type RecordedResult,
  resultOf,
  type SpellingQuestion,
  type SpellingVerdict,
  streakOf,
  undoAcrossRounds,
  type WordProgress,
} from '@wordhoard/quiz-engine';
import type { QuizSettings } from '../../../shared/settings/quiz-choice.ts';
import type { MatchUpPosition } from './match-up-position.ts';
import type { WordItem } from './word-item.ts';

/** A quiz under way, as the browser keeps it so that it can be left and gone on with. */
export interface QuizSession extends QuizRounds<WordPair, WordResult> {
  /** Of this one round: whoever plays again begins another. */
  id: string;
  settings: QuizSettings;
  /** Whether words are heard and not shown. */
  isByEar: boolean;
  /** Whether it asks what was missed in another round, which has the same settings. */
  isRetry?: boolean;
  /** Letters of all its words that a plain keyboard may lack: those of one word would tell of it. */
  specialLetters: readonly string[];
  /** First wrong answers to what is still open, by word id, in the order in which they were given. */
  slips: Readonly<Record<string, Mistake>>;
}

interface Mistake {
  readonly answer: string;
  /** How many answers of the round came before it. */
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
}

/** What an answer comes to, as the kind of its question judges it. */
export interface Judgement {
  readonly verdict: SpellingVerdict;
  /** What was answered; empty where the learner did not know, or said only whether they knew. */
  readonly answer: string;
  /** Whether a part of the answer was given away. */
  readonly isHinted?: boolean | undefined;
  /** Of words that were given up at once, how manieth it was, counted from 0. */
  readonly givenUp?: number | undefined;
}

export interface WordResult extends QuizResult, Judgement {
  readonly milliseconds: number;
  /** In the learner's time zone, as `2026-03-01`. */
  readonly day: string;
  /** What was known of the word before, so that taking back the answer takes this back too. */
  readonly before: WordProgress;
}

export interface Answer extends Judgement {
  wordId: string;
  milliseconds: number;
  day: string;
  before: WordProgress;
}

/** Answers a word of the lap under way. A second answer to it is ignored. */
export function answerWord(session: QuizSession, answer: Answer): QuizSession {
  const { quiz } = session;
  const isAsked = quiz.pairs.some(({ word }) => word.id === answer.wordId);
  if (!isAsked || resultOf(quiz, answer.wordId) !== undefined) return session;
  const result = { ...answer, correct: isRightVerdict(answer.verdict) };
  return {
    ...session,
    quiz: addResult(quiz, result),
    slips: without(session.slips, answer.wordId),
  };
}

/** Keeps the first wrong answer to a word that can be tried again. */
export function noteFirstMistake(
  session: QuizSession,
  wordId: string,
  answer: string,
): QuizSession {
  if (Object.hasOwn(session.slips, wordId)) return session;
  const slip = { answer, after: answersOf(session).length };
  return { ...session, slips: { ...session.slips, [wordId]: slip } };
}

/** The word whose slip was made last, if nothing was answered since. */
export function latestMistake(session: QuizSession): string | undefined {
  const answered = answersOf(session).length;
  return Object.entries(session.slips).findLast(([, { after }]) => after === answered)?.[0];
}

/** Moves to the next open question, in the next lap where this one is complete. */
export function continueQuiz(session: QuizSession): QuizSession {
  if (isComplete(session.quiz)) return { ...session, ...goToNextRound(session) };
  return { ...session, quiz: goToNext(session.quiz) };
}

/** Whether nothing is left to ask. */
export const isFinished = (session: QuizSession): boolean =>
  isComplete(session.quiz) && goToNextRound(session) === session;

/** Takes back what was done last: an answer, or a slip on the way to one. */
export function undoLatest(session: QuizSession): QuizSession {
  const slipped = latestMistake(session);
  if (slipped !== undefined) return { ...session, slips: without(session.slips, slipped) };
  const latest = latestAnswer(session);
  if (latest === undefined) return session;
  return { ...session, ...undoAcrossRounds(session), slips: without(session.slips, latest.wordId) };
}

/** The answer given last, be it in the lap before. */
export function latestAnswer({ quiz, finishedRounds }: QuizSession): WordResult | undefined {
  const former = finishedRounds.at(-1);
  return latestResult(quiz) ?? (former && latestResult(former));
}

/** All answers of the round in the order in which they were given. */
export const answersOf = ({ quiz, finishedRounds }: QuizSession): RecordedResult<WordResult>[] =>
  [...finishedRounds, quiz].flatMap(({ results }) =>
    Object.values(results).toSorted((one, other) => one.order - other.order),
  );

/** How many right answers in a row there were, across laps: now, and at best. */
export function streaksOf(session: QuizSession): { now: number; best: number } {
  const results = Object.fromEntries(
    answersOf(session).map((result, order) => [`${order}`, { ...result, order }]),
  );
  return { now: streakOf({ results }), best: bestStreakOf({ results }) };
}

/** How long the learner thought, in whole seconds. */
export function secondsSpent(session: QuizSession): number {
  const times = answersOf(session).map(({ milliseconds }) => milliseconds);
  return Math.round(times.reduce((sum, time) => sum + time, 0) / 1000);
}

function without(slips: QuizSession['slips'], wordId: string): QuizSession['slips'] {
  const { [wordId]: _taken, ...rest } = slips;
  return rest;
}
