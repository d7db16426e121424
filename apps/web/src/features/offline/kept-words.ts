import type { KeptWord } from '../../shared/sharing/kept-words.ts';
import type { ReviewRecord } from '../review/review-history.ts';
import type { StoredWord } from './content-store.ts';

/** The stored words that only the link of an unlisted list has shown, and that the learner has begun to learn. */
export const listKeptWords = (stored: readonly StoredWord[], record: ReviewRecord): KeptWord[] =>
  stored
    .filter(({ id, word }) => word.isByLink && Object.hasOwn(record, id))
    .map(({ id, word: { langCode, text, homograph } }) => ({ id, langCode, text, homograph }));
