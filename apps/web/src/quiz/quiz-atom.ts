import { atom } from 'jotai';
import { isQuizSession } from './is-quiz-session.ts';
import type { QuizSession } from './quiz-session.ts';

/** The quiz being played, or the one that was left half-way. */
export const quizAtom = atom<QuizSession | undefined>(undefined);

/** The quiz out of what the storage held, or `undefined` where that cannot be gone on with. */
export function restoreQuiz(stored: string | null): QuizSession | undefined {
  try {
    const session: unknown = JSON.parse(stored ?? 'null');
    return isQuizSession(session) ? session : undefined;
  } catch {
    return undefined;
  }
}
