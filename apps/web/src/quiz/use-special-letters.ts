import { specialLetters } from '@wordhoard/quiz-engine';
import { useMemo } from 'react';
import type { QuizSession } from './quiz-session.ts';

/** The letters of the whole quiz that a plain keyboard may lack. */
export function useSpecialLetters({ quiz: { pairs } }: QuizSession): string[] {
  return useMemo(() => specialLetters(pairs.map(({ question }) => question.item)), [pairs]);
}
