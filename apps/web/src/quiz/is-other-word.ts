import { foldText } from '@wordhoard/quiz-engine';
import type { QuizSession } from './quiz-session.ts';
import type { WordItem } from './word-item.ts';

/** Whether an answer is another word of the lap, hence no slip of the fingers. */
export function isOtherWord({ quiz }: QuizSession, asked: WordItem, answer: string): boolean {
  const fold = (text: string) => foldText(text, asked.langCode);
  const folded = fold(answer);
  return quiz.pairs.some(
    ({ question: { item } }) => item.wordId !== asked.wordId && fold(item.text) === folded,
  );
}
