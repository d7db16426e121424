import type { Quiz, QuizItemRecord, UnavailableReason } from '@wordhoard/contract';
import { type QuizCode, quizCodes } from '@wordhoard/contract/enumeration';
import { foldText, unavailableReason } from '@wordhoard/quiz-engine';
import { asksTranslations, quizLimits } from './candidate.ts';

/** What an item is asked among. */
export interface AnswerPool {
  /** All that the source asks: a match-up is laid out of it alone. */
  items: readonly QuizItemRecord[];
  /** Items that answer differently, of the source and beside it: wrong options come from there too. */
  others: readonly QuizItemRecord[];
}

export const answerPoolOf = (
  items: readonly QuizItemRecord[],
  fillers: readonly QuizItemRecord[],
): AnswerPool => ({ items, others: differentAnswers([...items, ...fillers]) });

export const unavailableReasonIn = (
  { items, others }: AnswerPool,
  code: QuizCode,
  item: QuizItemRecord,
): UnavailableReason | undefined =>
  unavailableReason(code, item, code === 'match-up' ? items : others);

/** A few of either kind are enough to tell whether there are wrong options. */
function differentAnswers(items: readonly QuizItemRecord[]): QuizItemRecord[] {
  const different = [...new Map(items.map((item) => [answerKey(item), item])).values()];
  const pictures = different.filter(isImage).slice(0, quizLimits.differentAnswers);
  const texts = different.filter((item) => !isImage(item)).slice(0, quizLimits.differentAnswers);
  return [...pictures, ...texts];
}

const isImage = ({ imageKey }: QuizItemRecord): boolean => imageKey !== undefined;

const answerKey = ({ text, langCode, imageKey }: QuizItemRecord): string =>
  imageKey ?? foldText(text, langCode);

type Playable = Quiz['playable'][QuizCode];

export function playableOf(
  answerPool: AnswerPool,
  { mode, hasWords }: { mode: number; hasWords: boolean },
): Quiz['playable'] {
  const nothing = obstacleToAll(mode, hasWords);
  const obstacle = (code: QuizCode, item: QuizItemRecord) =>
    unavailableReasonIn(answerPool, code, item);
  const entries = quizCodes.map((code): [QuizCode, Playable] => {
    const [item] = answerPool.items;
    const playable = answerPool.items.some((one) => obstacle(code, one) === undefined);
    if (playable) return [code, { playable }];
    return [code, { playable, reason: (item && obstacle(code, item)) ?? nothing }];
  });
  return Object.fromEntries(entries) as Quiz['playable'];
}

/** Why there is nothing to ask at all. */
function obstacleToAll(mode: number, hasWords: boolean): UnavailableReason {
  if (!hasWords) return 'NoWords';
  return asksTranslations(mode) ? 'NoTranslations' : 'NoImages';
}
