import type {
  Quiz,
  QuizItemRecord,
  ResolvedQuizSettings,
  UnavailableReason,
} from '@wordhoard/contract';
import { type QuizCode, quizCodes } from '@wordhoard/contract/enumeration';
import { findUnavailableReason, foldText } from '@wordhoard/quiz-engine';
import { asksTranslations, isTyped, quizLimits, typedItem } from './candidate.ts';

/** The items among which an item is asked. */
export interface AnswerPool {
  /** The items of the source. A match-up consists of them only. */
  items: readonly QuizItemRecord[];
  /** Items with different answers from the source and the fillers, for distractors. */
  others: readonly QuizItemRecord[];
}

export const buildAnswerPool = (
  items: readonly QuizItemRecord[],
  fillers: readonly QuizItemRecord[],
): AnswerPool => ({ items, others: differentAnswers([...items, ...fillers]) });

export const findReasonAgainst = (
  { items, others }: AnswerPool,
  code: QuizCode,
  item: QuizItemRecord,
): UnavailableReason | undefined =>
  findUnavailableReason(code, item, code === 'match-up' ? items : others);

/** A few texts and pictures are enough to decide whether there are distractors. */
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

interface Subject extends Pick<ResolvedQuizSettings, 'asks' | 'mode'> {
  hasWords: boolean;
}

export function checkPlayable(
  answerPool: AnswerPool,
  { asks, mode, hasWords }: Subject,
): Quiz['playable'] {
  const findReason = (code: QuizCode, item: QuizItemRecord) =>
    findReasonAgainst(answerPool, code, isTyped(code) ? typedItem(item) : item);
  const entries = quizCodes.map((code): [QuizCode, Playable] => {
    const [item] = answerPool.items;
    const playable = answerPool.items.some((one) => findReason(code, one) === undefined);
    if (playable) return [code, { playable }];
    const reason = (item && findReason(code, item)) ?? reasonWithoutItems({ asks, mode, hasWords });
    return [code, { playable, reason }];
  });
  return Object.fromEntries(entries) as Quiz['playable'];
}

const reasonsWithoutGrammar = {
  article: 'NoArticles',
  plural: 'NoPlurals',
  reading: 'NoReadings',
  gap: 'NoExamples',
} as const;

function reasonWithoutItems({ asks, mode, hasWords }: Subject): UnavailableReason {
  if (!hasWords) return 'NoWords';
  if (asks !== 'meaning') return reasonsWithoutGrammar[asks];
  return asksTranslations(mode) ? 'NoTranslations' : 'NoImages';
}
