import { Rating, type ReviewMark, reviewMarks } from '@wordhoard/contract/enumeration';
import { isId } from '@wordhoard/contract/id';
import {
  getStatus,
  type Review,
  type ReviewCard,
  type WordStatus,
} from '@wordhoard/review-scheduler';
import { isRecord, isText, storedAtom, validEntries } from '../../shared/storage/stored-atom.ts';

/** What a visitor has answered and said about a word. */
export interface WordHistory {
  /** Empty if it is not known. */
  readonly langCode: string;
  /** From the earliest to the latest. */
  readonly reviews: readonly Review[];
  /** Follows from the reviews; null for an unknown word; absent until the scheduler is loaded. */
  readonly card?: ReviewCard | null;
}

/** The histories of a visitor by word id, the latest changed last. */
export type ReviewRecord = Readonly<Record<string, WordHistory>>;

/** The history of a word, if the browser has stored one. */
export const findHistory = (record: ReviewRecord, wordId: string): WordHistory | undefined =>
  Object.hasOwn(record, wordId) ? record[wordId] : undefined;

/** The status of a word. Until its card is derived, the latest review decides. */
export function getWordStatus(history: WordHistory | undefined): WordStatus {
  if (history === undefined) return 'unknown';
  const { card, reviews } = history;
  if (card !== undefined) return getStatus(card ?? undefined);
  const latest = reviews.findLast((review) => !('practice' in review));
  if (latest === undefined) return 'unknown';
  return 'mark' in latest ? statusOfMark[latest.mark] : 'saved';
}

const statusOfMark = {
  saved: 'saved',
  known: 'known',
  proven: 'known',
  unknown: 'unknown',
} satisfies Record<ReviewMark, WordStatus>;

/** The valid histories of a stored record. An invalid card is derived again. */
export function restoreReviews(stored: unknown): ReviewRecord {
  const histories = Object.entries(validEntries(stored, isHistory));
  return Object.fromEntries(
    histories.map(([wordId, { card, ...history }]) => [
      wordId,
      card === null || isCard(card) ? { ...history, card } : history,
    ]),
  );
}

function isHistory(value: unknown, wordId: string): value is WordHistory {
  const { langCode, reviews } = Object(value);
  return isId(wordId) && isText(langCode) && isReviews(reviews);
}

const isReviews = (value: unknown): value is Review[] =>
  Array.isArray(value) && value.length > 0 && value.every(isReview);

function isReview(value: unknown): value is Review {
  const { at, day, rating, practice, mark } = Object(value);
  const isOfKind = isRating(rating) || isRating(practice) || reviewMarks.includes(mark);
  return isTime(at) && isDay(day) && isOfKind;
}

export function isCard(value: unknown): value is ReviewCard {
  const { due, since, reviewedOn, lastRating, reviews, lapses, ...memory } = Object(value);
  return (
    isRecord(value) &&
    [due, since, reviewedOn ?? since].every(isDay) &&
    [memory.stability ?? 0, memory.difficulty ?? 0, reviews, lapses].every(Number.isFinite) &&
    (lastRating === null || isRating(lastRating))
  );
}

const isRating = (value: unknown): value is Rating =>
  Object.values(Rating).some((rating) => rating === value);

const isTime = (value: unknown): value is string =>
  isText(value) && Number.isFinite(Date.parse(value));

/** Whether a day exists in the calendar. */
function isDay(value: unknown): value is string {
  const date = isText(value) ? new Date(value) : new Date(Number.NaN);
  return Number.isFinite(date.getTime()) && date.toISOString().slice(0, 10) === value;
}

/** Reads the storage at once, so it stands after all that validates it. */
export const reviewsAtom = storedAtom<ReviewRecord>({
  key: 'wordhoard.reviews',
  area: 'local',
  restore: restoreReviews,
  isShared: true,
});
