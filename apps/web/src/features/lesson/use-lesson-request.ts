import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { quizAtom } from '../quiz/session/quiz-atom.ts';
import { isFinished } from '../quiz/session/quiz-session.ts';
import { reviewsAtom } from '../review/practice.ts';
import { getWordStatus, type ReviewRecord } from '../review/review-history.ts';
import type { LessonRequest } from './queries.ts';

const nothing: ReviewRecord = {};

export interface LessonChoice {
  /** Learns only this list. */
  listId?: string | undefined;
  /** Fewer words than usual. */
  maxWords?: number | undefined;
}

/** The request for the next lesson in the learned language. A visitor's words are in the browser. */
export function useLessonRequest({ listId, maxWords }: LessonChoice = {}): LessonRequest {
  const { learnLangCode: langCode, tranLangCode, levels } = useAtomValue(settingsAtom);
  const { user } = useSession();
  const record = useAtomValue(reviewsAtom);
  const session = useAtomValue(quizAtom);
  // The account may not have received the latest answers yet.
  const latest = session?.lesson !== undefined && isFinished(session) ? session.lesson.words : [];
  const latestIds = latest.map(({ id }) => id).join();
  const level = levels[langCode];
  return useMemo(() => {
    const { savedIds, learnedIds } = listBrowserWords(
      user === undefined ? record : nothing,
      langCode,
    );
    const finishedIds = latestIds === '' ? [] : latestIds.split(',');
    return {
      langCode,
      tranLangCode,
      ...(level && { level }),
      ...(listId && { listId }),
      ...(maxWords && { maxWords }),
      savedIds,
      learnedIds: [...new Set([...finishedIds, ...learnedIds])],
    };
  }, [user === undefined, record, langCode, tranLangCode, level, listId, maxWords, latestIds]);
}

/** The server accepts as many words. */
const maxWords = 995;

interface BrowserWords {
  /** Saved and not reviewed yet, the first saved one first. */
  savedIds: string[];
  /** Answered or known, the latest ones. */
  learnedIds: string[];
}

/** A visitor's words of a language, for selecting the next ones. */
export function listBrowserWords(record: ReviewRecord, langCode: string): BrowserWords {
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
