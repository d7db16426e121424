import type { Review } from '@wordhoard/review-scheduler';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { findHistory, type ReviewRecord, reviewsAtom, type WordHistory } from './review-history.ts';

/** The scheduler, once it is loaded: it is larger than the first question may wait for. */
export type Scheduler = typeof import('./scheduler.ts');

export const schedulerAtom = atom<Scheduler | undefined>(undefined);

export interface HistoryChange {
  wordId: string;
  langCode: string;
  removed?: readonly Review[];
  added?: readonly Review[];
}

/** Changes histories, which become the latest. */
export const changeHistoriesAtom = atom(null, (get, set, changes: readonly HistoryChange[]) => {
  const record = changes.reduce(withChange, get(reviewsAtom));
  set(reviewsAtom, withCards(record, get(schedulerAtom)));
});

/** Derives the cards that changed before the scheduler was loaded. */
export const deriveCardsAtom = atom(null, (get, set) => {
  const record = get(reviewsAtom);
  const derived = withCards(record, get(schedulerAtom));
  if (derived !== record) set(reviewsAtom, derived);
});

const hasOpenCards = (record: ReviewRecord): boolean =>
  Object.values(record).some(({ card }) => card === undefined);

function withChange(
  record: ReviewRecord,
  { wordId, langCode, removed = [], added = [] }: HistoryChange,
): ReviewRecord {
  const { [wordId]: _changed, ...others } = record;
  const history = findHistory(record, wordId);
  const remaining =
    history?.reviews.filter((review) => !removed.some((other) => isSame(review, other))) ?? [];
  const reviews = [...remaining, ...added].toSorted(byTime);
  if (reviews.length === 0) return others;
  return { ...others, [wordId]: { langCode: langCode || (history?.langCode ?? ''), reviews } };
}

const isSame = (one: Review, other: Review): boolean =>
  one.at === other.at && 'mark' in one === 'mark' in other;

const byTime = (one: Review, other: Review): number => Date.parse(one.at) - Date.parse(other.at);

function withCards(record: ReviewRecord, scheduler: Scheduler | undefined): ReviewRecord {
  if (scheduler === undefined || !hasOpenCards(record)) return record;
  const withCard = (history: WordHistory): WordHistory =>
    history.card === undefined
      ? { ...history, card: scheduler.replay(history.reviews) ?? null }
      : history;
  return Object.fromEntries(
    Object.entries(record).map(([wordId, history]) => [wordId, withCard(history)]),
  );
}

/** Loads the scheduler if that has not happened yet. */
export const loadSchedulerAtom = atom(null, async (get, set) => {
  if (get(schedulerAtom) !== undefined) return;
  set(schedulerAtom, await import('./scheduler.ts'));
  set(deriveCardsAtom);
});

/** Derives the cards of a visitor's words whose reviews have changed. */
export function DeriveCards(): null {
  const record = useAtomValue(reviewsAtom);
  const loadScheduler = useSetAtom(loadSchedulerAtom);
  useEffect(() => {
    // Without a connection, the next change or visit tries again.
    if (hasOpenCards(record)) loadScheduler().catch(() => undefined);
  }, [record, loadScheduler]);
  return null;
}
