import { updateProgress, type WordProgress } from '@wordhoard/quiz-engine';
import { atom } from 'jotai';
import { knowingAtom, setWordProgressAtom, wordProgress } from '../knowing/knowing-atom.ts';
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

interface GivenAnswer extends Judgement {
  wordId: string;
  milliseconds: number;
  /** In the learner's time zone, as `2026-03-01`. */
  day: string;
}

/** Answers a word and updates its progress. */
export const answerAtom = atom(null, (get, set, answer: GivenAnswer) => {
  const session = get(quizAtom);
  if (session === undefined) return;

  const before = wordProgress(get(knowingAtom), answer.wordId);
  const answered = answerWord(session, { ...answer, before });
  if (answered === session) return;
  set(quizAtom, answered);
  const correct = latestAnswer(answered)?.correct === true;
  const progress = updateProgress(before, { correct, day: answer.day });
  set(setWordProgressAtom, { [answer.wordId]: progress });
});

export const continueAtom = atom(null, (get, set) => {
  const session = get(quizAtom);
  if (session !== undefined) set(quizAtom, continueQuiz(session));
});

/**
 * Undoes the latest mistake, or the latest answer together with its effect on the word's progress. Words
 * that were given up together are undone together.
 */
export const undoAtom = atom(null, (get, set) => {
  let latest: WordResult | undefined;
  do {
    const session = get(quizAtom);
    if (session === undefined) return;
    latest = latestMistake(session) === undefined ? latestAnswer(session) : undefined;
    set(quizAtom, undoLatest(session));
    if (latest === undefined) return;
    if (isProgressOfAnswer(wordProgress(get(knowingAtom), latest.wordId), latest)) {
      set(setWordProgressAtom, { [latest.wordId]: latest.before });
    }
  } while (latest.givenUp);
});

/** Whether a word's progress is still the one that the answer produced. Later marks and proofs are kept. */
function isProgressOfAnswer(progress: WordProgress, { before, correct, day }: WordResult): boolean {
  const answered = updateProgress(before, { correct, day });
  return (
    progress.status === answered.status &&
    progress.rightDays === answered.rightDays &&
    progress.lastRightDay === answered.lastRightDay
  );
}
