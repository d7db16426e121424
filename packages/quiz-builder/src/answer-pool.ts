import type { QuizAvailability, QuizItemRecord, UnavailableReason } from '@wordhoard/contract';
import { type QuizCode, quizCodes } from '@wordhoard/contract/enumeration';
import { findUnavailableReason, foldText } from '@wordhoard/quiz-engine';
import { isTyped, quizLimits, toSubjectKey, typedItem } from './candidate.ts';

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
): AnswerPool => ({
  items: items.map(asSubject),
  others: differentAnswers([...items, ...fillers]).map(asSubject),
});

/** Cells with the same word are different for the quiz engine. */
const asSubject = (item: QuizItemRecord): QuizItemRecord => ({
  ...item,
  wordId: toSubjectKey(item),
});

export const findReasonAgainst = (
  { items, others }: AnswerPool,
  code: QuizCode,
  item: QuizItemRecord,
): UnavailableReason | undefined =>
  findUnavailableReason(code, asSubject(item), code === 'match-up' ? items : others);

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

type UnavailableKinds = QuizAvailability['meaning']['translation']['unavailable'];

/** The kinds that suit none of the items, and why. `missing` tells why there are no items. */
export function findUnavailableKinds(
  answerPool: AnswerPool,
  missing: UnavailableReason,
): UnavailableKinds {
  const findReason = (code: QuizCode, item: QuizItemRecord) =>
    findReasonAgainst(answerPool, code, isTyped(code) ? typedItem(item) : item);
  const [first] = answerPool.items;
  const entries = quizCodes.flatMap((code) => {
    if (answerPool.items.some((item) => findReason(code, item) === undefined)) return [];
    return [[code, (first && findReason(code, first)) ?? missing]];
  });
  return Object.fromEntries(entries);
}
