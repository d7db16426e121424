import { buildCard, buildMultipleChoice, buildSpelling, type Random } from '@wordhoard/quiz-engine';
import type { WordItem } from './quiz-item-of-word.ts';
import type { WordQuestion, WordQuestionKind } from './quiz-session.ts';

/** Asks an item in one of the kinds of quiz; the wrong options of a choice come from the pool. */
export function buildQuestion(
  kind: WordQuestionKind,
  item: WordItem,
  pool: readonly WordItem[],
  random: Random,
): WordQuestion {
  switch (kind) {
    case 'cards':
      return buildCard(item);
    case 'multiple-choice':
      return buildMultipleChoice(item, pool, { random });
    case 'spelling':
      return buildSpelling(item);
  }
}
