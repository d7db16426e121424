import { findResult, flattenRounds } from '@wordhoard/quiz-engine';
import { toMemory, useMemory } from '../../review/word-state.ts';
import { type QuizSession, strengthsBefore } from '../session/quiz-session.ts';

/** How many right words are remembered better than before the session. */
export function useMovedUp(session: QuizSession): number {
  const earlier = strengthsBefore(session);
  const quiz = flattenRounds(session);
  const words = quiz.pairs
    .filter(({ word: { id } }) => findResult(quiz, id)?.correct)
    .map(({ word: { id } }) => ({ id, memory: toMemory(session.schedule?.cards[id]) }));
  const memories = useMemory(words);
  return words.filter(({ id }, index) => (memories[index]?.strength ?? 0) > (earlier.get(id) ?? 4))
    .length;
}
