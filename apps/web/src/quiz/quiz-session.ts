import {
  addResult,
  buildMultipleChoice,
  createQuiz,
  currentPair,
  goToNext,
  judgeMultipleChoice,
  type Learning,
  latestResult,
  type MultipleChoiceQuestion,
  missed,
  pickPairs,
  type Quiz,
  type QuizResult,
  type Random,
  resultOf,
  setEntity,
  undo,
} from '@wordhoard/quiz-engine';
import { newId } from '../storage/new-id.ts';
import type { AnswerMode, WordItem } from './quiz-item-of-word.ts';

/** A quiz under way, as the browser keeps it so that it can be left and gone on with. */
export interface QuizSession {
  /** Of this one round: whoever plays again begins another. */
  id: string;
  source: QuizSource;
  mode: AnswerMode;
  quiz: Quiz<WordPair, WordResult>;
}

interface QuizSource {
  slug: string;
  name: string;
  langCode: string;
  tranLangCode: string;
}

export interface WordPair {
  readonly word: { readonly id: string };
  readonly question: MultipleChoiceQuestion<WordItem>;
}

export interface WordResult extends QuizResult {
  /** The word id of the option that was chosen; `null` where the learner did not know. */
  readonly chosen: string | null;
  readonly milliseconds: number;
  /** In the learner's time zone, as `2026-03-01`. */
  readonly day: string;
  /** What was known of the word before, so that taking back the answer takes this back too. */
  readonly before: Learning;
}

interface QuizStart {
  source: QuizSource;
  mode: AnswerMode;
  /** What may be asked; the other options of a question come from here too. */
  items: readonly WordItem[];
  wordCount: number;
  random: Random;
}

export function startQuiz({ source, mode, items, wordCount, random }: QuizStart): QuizSession {
  const pairs = pickPairs(items, wordCount, random).map((item) => ({
    word: { id: item.wordId },
    question: buildMultipleChoice(item, items, { random }),
  }));
  return {
    id: newId(),
    source,
    mode,
    quiz: createQuiz<WordPair, WordResult>({ pairs }),
  };
}

/** The same session over nothing but what was answered wrongly. */
export function retryMissed(session: QuizSession): QuizSession {
  const id = newId();
  return { ...session, id, quiz: setEntity(session.quiz, { pairs: missed(session.quiz) }) };
}

interface Answer {
  chosen: string | null;
  milliseconds: number;
  day: string;
  before: Learning;
}

/** Answers the current question. A second answer to it, and one it does not offer, are ignored. */
export function answerQuestion(session: QuizSession, answer: Answer): QuizSession {
  const pair = currentPair(session.quiz);
  if (pair === undefined || resultOf(session.quiz, pair.word.id) !== undefined) return session;
  const correct = isRight(pair, answer.chosen);
  if (correct === undefined) return session;
  const result = { wordId: pair.word.id, correct, ...answer };
  return { ...session, quiz: addResult(session.quiz, result) };
}

/** `undefined` where the option is not offered. */
function isRight({ question }: WordPair, chosen: string | null): boolean | undefined {
  if (chosen === null) return false;
  const option = question.options.find(({ wordId }) => wordId === chosen);
  return option && judgeMultipleChoice(question, option);
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
