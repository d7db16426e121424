import { getWordStatus, type ReviewRecord } from '../review/review-history.ts';

/** The server accepts as many words. */
const maxWords = 995;

interface BrowserWords {
  /** Saved and not reviewed yet, the first saved one first. */
  savedIds: string[];
  /** Answered or known, the latest ones. */
  learnedIds: string[];
}

/** A visitor's words of a language, for selecting the next ones. */
export function browserWords(record: ReviewRecord, langCode: string): BrowserWords {
  const own = Object.entries(record).filter(
    ([, history]) =>
      (history.langCode === langCode || history.langCode === '') &&
      getWordStatus(history) !== 'unknown',
  );
  const isNew = ([, { reviews }]: (typeof own)[number]) =>
    reviews.every(
      (review) => 'practice' in review || ('mark' in review && review.mark === 'saved'),
    );
  const idsOf = (entries: typeof own) => entries.slice(-maxWords).map(([wordId]) => wordId);
  return {
    savedIds: idsOf(own.filter(isNew)),
    learnedIds: idsOf(own.filter((entry) => !isNew(entry))),
  };
}
