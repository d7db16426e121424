import {
  addResult,
  type CardQuestion,
  currentPair,
  goToNext,
  isRightVerdict,
  type Learning,
  latestResult,
  type MultipleChoiceQuestion,
  missed,
  type Quiz,
  type QuizResult,
  resultOf,
  type SpellingQuestion,
  type SpellingVerdict,
  setEntity,
  undo,
} from '@wordhoard/quiz-engine';
import { newId } from '../storage/new-id.ts';
import type { AnswerMode, QuizDirection, WordItem } from './quiz-item-of-word.ts';

/** A quiz under way, as the browser keeps it so that it can be left and gone on with. */
export interface QuizSession {
  /** Of this one round: whoever plays again begins another. */
  id: string;
  source: QuizSource;
  mode: AnswerMode;
  direction: QuizDirection;
  quiz: Quiz<WordPair, WordResult>;
}

export interface QuizSource {
  slug: string;
  name: string;
  langCode: string;
  tranLangCode: string;
}

/** Of a kind that asks one word at a time. */
export type WordQuestion =
  | CardQuestion<WordItem>
  | MultipleChoiceQuestion<WordItem>
  | SpellingQuestion<WordItem>;
export type WordQuestionKind = WordQuestion['kind'];

export interface WordPair {
  readonly word: { readonly id: string };
  readonly question: WordQuestion;
}

/** What an answer comes to, as the kind of its question judges it. */
export interface Judgement {
  readonly verdict: SpellingVerdict;
  /** What was answered; empty where the learner did not know, or said only whether they knew. */
  readonly answer: string;
}

export interface WordResult extends QuizResult, Judgement {
  readonly milliseconds: number;
  /** In the learner's time zone, as `2026-03-01`. */
  readonly day: string;
  /** What was known of the word before, so that taking back the answer takes this back too. */
  readonly before: Learning;
}

/** The same session over nothing but what was answered wrongly. */
export function retryMissed(session: QuizSession): QuizSession {
  const id = newId();
  return { ...session, id, quiz: setEntity(session.quiz, { pairs: missed(session.quiz) }) };
}

interface Answer extends Judgement {
  milliseconds: number;
  day: string;
  before: Learning;
}

/** Answers the current question. A second answer to it is ignored. */
export function answerQuestion(session: QuizSession, answer: Answer): QuizSession {
  const pair = currentPair(session.quiz);
  if (pair === undefined || resultOf(session.quiz, pair.word.id) !== undefined) return session;
  const correct = isRightVerdict(answer.verdict);
  const result = { wordId: pair.word.id, correct, ...answer };
  return { ...session, quiz: addResult(session.quiz, result) };
}

export const continueQuiz = (session: QuizSession): QuizSession => ({
  ...session,
  quiz: goToNext(session.quiz),
});

export const takeBack = (session: QuizSession): QuizSession => ({
  ...session,
  quiz: undo(session.quiz),
});

export const latestAnswer = ({ quiz }: QuizSession): WordResult | undefined => latestResult(quiz);

/** How long the learner thought, in whole seconds. */
export function secondsSpent({ quiz }: QuizSession): number {
  const times = Object.values(quiz.results).map(({ milliseconds }) => milliseconds);
  return Math.round(times.reduce((sum, time) => sum + time, 0) / 1000);
}
