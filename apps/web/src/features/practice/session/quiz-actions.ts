import { updateProgress, type WordProgress } from '@wordhoard/quiz-engine';
import { atom } from 'jotai';
import { knowingAtom, learningOf, setLearningAtom } from '../knowing/knowing-atom.ts';
import { quizAtom } from './quiz-atom.ts';
import {
  answerWord,
  continueQuiz,
  type Judgement,
  latestAnswer,
  latestMistake,
  undoLatest,
  type WordResult,
} from './quiz-session.ts';

interface Given extends Judgement {
  wordId: string;
  milliseconds: number;
  /** In the learner's time zone, as `2026-03-01`. */
  day: string;
}

/** Answers a word; the answer counts towards what is known of it. */
export const answerAtom = atom(null, (get, set, given: Given) => {
  const session = get(quizAtom);
  if (session === undefined) return;

  const before = learningOf(get(knowingAtom), given.wordId);
  const answered = answerWord(session, { ...given, before });
  if (answered === session) return;
  set(quizAtom, answered);
  const correct = latestAnswer(answered)?.correct === true;
  set(setLearningAtom, given.wordId, updateProgress(before, { correct, day: given.day }));
});

export const continueAtom = atom(null, (get, set) => {
  const session = get(quizAtom);
  if (session !== undefined) set(quizAtom, continueQuiz(session));
});

/**
 * Takes back the latest slip, or the latest answer and what it did to the knowledge of its word; of
 * words that were given up at once, all.
 */
export const undoAtom = atom(null, (get, set) => {
  let latest: WordResult | undefined;
  do {
    const session = get(quizAtom);
    if (session === undefined) return;
    latest = latestMistake(session) === undefined ? latestAnswer(session) : undefined;
    set(quizAtom, undoLatest(session));
    if (latest === undefined) return;
    if (isAsAnswered(learningOf(get(knowingAtom), latest.wordId), latest)) {
      set(setLearningAtom, latest.wordId, latest.before);
    }
  } while (latest.givenUp);
});

/** What was marked or proved since stands. */
function isAsAnswered(learning: WordProgress, { before, correct, day }: WordResult): boolean {
  const answered = updateProgress(before, { correct, day });
  return (
    learning.status === answered.status &&
    learning.rightDays === answered.rightDays &&
    learning.lastRightDay === answered.lastRightDay
  );
}
