import { learnFromAnswer } from '@wordhoard/quiz-engine';
import { atom } from 'jotai';
import { knowingAtom, learningOf, setLearningAtom } from '../knowing/knowing-atom.ts';
import { quizAtom } from './quiz-atom.ts';
import {
  answerQuestion,
  continueQuiz,
  type Judgement,
  latestAnswer,
  takeBack,
} from './quiz-session.ts';

interface Given extends Judgement {
  milliseconds: number;
  /** In the learner's time zone, as `2026-03-01`. */
  day: string;
}

/** Answers the current question; the answer counts towards what is known of its word. */
export const answerAtom = atom(null, (get, set, given: Given) => {
  const session = get(quizAtom);
  const wordId = session?.quiz.pairs[session.quiz.index]?.word.id;
  if (session === undefined || wordId === undefined) return;

  const before = learningOf(get(knowingAtom), wordId);
  const answered = answerQuestion(session, { ...given, before });
  if (answered === session) return;
  set(quizAtom, answered);
  const correct = latestAnswer(answered)?.correct === true;
  set(setLearningAtom, wordId, learnFromAnswer(before, { correct, day: given.day }));
});

export const continueAtom = atom(null, (get, set) => {
  const session = get(quizAtom);
  if (session !== undefined) set(quizAtom, continueQuiz(session));
});

/** Takes back the latest answer and what it did to the knowledge of its word. */
export const takeBackAtom = atom(null, (get, set) => {
  const session = get(quizAtom);
  const latest = session && latestAnswer(session);
  if (session === undefined || latest === undefined) return;
  set(quizAtom, takeBack(session));
  set(setLearningAtom, latest.wordId, latest.before);
});
