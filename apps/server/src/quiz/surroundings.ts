import type { QuizItemRecord, QuizObstacle } from '@wordhoard/contract';
import type { QuizCode } from '@wordhoard/contract/enumeration';
import { foldText, obstacleTo } from '@wordhoard/quiz-engine';
import { bounds } from './bounds.ts';

/** What an item is asked among. */
export interface Surroundings {
  /** All that the source asks: a match-up is laid out of it alone. */
  items: readonly QuizItemRecord[];
  /** Items that answer differently, of the source and beside it: wrong options come from there too. */
  others: readonly QuizItemRecord[];
}

export const surroundingsOf = (
  items: readonly QuizItemRecord[],
  helpers: readonly QuizItemRecord[],
): Surroundings => ({ items, others: differentAnswers([...items, ...helpers]) });

export const obstacleAmong = (
  { items, others }: Surroundings,
  code: QuizCode,
  item: QuizItemRecord,
): QuizObstacle | undefined => obstacleTo(code, item, code === 'match-up' ? items : others);

/** A few of either kind are enough to tell whether there are wrong options. */
function differentAnswers(items: readonly QuizItemRecord[]): QuizItemRecord[] {
  const different = [...new Map(items.map((item) => [answerKey(item), item])).values()];
  const pictures = different.filter(isPicture).slice(0, bounds.differentAnswers);
  const texts = different.filter((item) => !isPicture(item)).slice(0, bounds.differentAnswers);
  return [...pictures, ...texts];
}

const isPicture = ({ imageKey }: QuizItemRecord): boolean => imageKey !== undefined;

const answerKey = ({ text, langCode, imageKey }: QuizItemRecord): string =>
  imageKey ?? foldText(text, langCode);
