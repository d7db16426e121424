import type { ReviewMark } from '@wordhoard/contract/enumeration';
import {
  getStatus,
  type Note,
  type Review,
  type ReviewCard,
  type WordStatus,
} from '@wordhoard/review-scheduler';

/** An answer or a mark. Answers of this device tell how long they took. */
export type StoredReview = Review & { readonly milliseconds?: number };

/** What a learner has answered and said about a word: a set of events. */
export interface WordHistory {
  /** Empty if it is not known. */
  readonly langCode: string;
  /** The answers and marks that count, from the earliest to the latest. */
  readonly reviews: readonly StoredReview[];
  /** What the learner has written to remember the word by, from the earliest to the latest. */
  readonly notes?: readonly Note[];
  /** The ids of undone events. An event may arrive after its undo. */
  readonly undone: readonly string[];
  /** Follows from the reviews; null for an unknown word; absent until the scheduler is loaded. */
  readonly card?: ReviewCard | null;
}

/** The histories of a learner by word id, the latest changed last. */
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
