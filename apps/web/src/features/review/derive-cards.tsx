import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { deriveCardsAtom, hasOpenCards, schedulerAtom } from './change-history.ts';
import { reviewsAtom } from './review-history.ts';

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
