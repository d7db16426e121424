import { createQuiz, pickPairs, type Random } from '@wordhoard/quiz-engine';
import { newId } from '../storage/new-id.ts';
import { buildQuestion } from './build-question.ts';
import type { AnswerMode, QuizDirection, WordItem } from './quiz-item-of-word.ts';
import type {
  QuizSession,
  QuizSource,
  WordPair,
  WordQuestionKind,
  WordResult,
} from './quiz-session.ts';

interface QuizStart {
  source: QuizSource;
  kind: WordQuestionKind;
  mode: AnswerMode;
  direction: QuizDirection;
  /** What may be asked; the other options of a question come from here too. */
  items: readonly WordItem[];
  wordCount: number;
  random: Random;
}

export function startQuiz({
  source,
  kind,
  mode,
  direction,
  items,
  wordCount,
  random,
}: QuizStart): QuizSession {
  const pairs = pickPairs(items, wordCount, random).map((item) => ({
    word: { id: item.wordId },
    question: buildQuestion(kind, item, items, random),
  }));
  return {
    id: newId(),
    source,
    mode,
    direction,
    quiz: createQuiz<WordPair, WordResult>({ pairs }),
  };
}
