import { atom } from 'jotai';
import type { QuizSession } from './quiz-session.ts';

/** The quiz being played, or the one that was left half-way. */
export const quizAtom = atom<QuizSession | undefined>(undefined);

/** The quiz out of what the storage held, or `undefined` where that is of no use. */
export function restoreQuiz(stored: string | null): QuizSession | undefined {
  try {
    const session: QuizSession | null = JSON.parse(stored ?? 'null');
    return Array.isArray(session?.quiz?.pairs) ? (session ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
