import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { changedKnowingAtom } from '../features/practice/knowing/knowing-atom.ts';
import { useApi } from '../shared/api/api-context.ts';
import { collectEvents, type EventBatch } from '../shared/realtime/collect-account-events.ts';
import { shareEvents } from '../shared/realtime/share-events.ts';
import { subscribeToEvents } from '../shared/realtime/subscribe.ts';
import { applyAccountEvents } from './apply-account-events.ts';

const batchMilliseconds = 500;
/** What was fetched so shortly before the connection was made is as new as it can be. */
const freshMilliseconds = 5_000;

/** What an account's learner does in another tab, or on another device, shows here by itself. */
export function FollowAccountEvents({ username }: { username: string }): null {
  const api = useApi();
  const queryClient = useQueryClient();
  const store = useStore();
  const ports = { api, queryClient, store };

  const show = useEffectEvent((batch: EventBatch) => {
    // The next change or the next visit shows what could not be fetched now.
    applyAccountEvents(batch, ports).catch(() => undefined);
  });

  useEffect(() => {
    store.set(changedKnowingAtom, {});
    const begun = performance.now();
    const stopping = new AbortController();
    const { signal } = stopping;
    const changes = collectEvents({
      milliseconds: batchMilliseconds,
      isBusy: () => queryClient.isMutating() > 0,
      onBatch: show,
    });
    shareEvents({
      name: `wordhoard.changes ${username}`,
      listen: (onHeard, ended) => subscribeToEvents(api, onHeard, ended),
      onHeard(heard) {
        if (heard !== 'connected') changes.add(heard);
        else if (performance.now() - begun > freshMilliseconds) changes.add({ kind: 'any' });
      },
      signal,
    }).catch(ignoreRefusal);
    return () => {
      stopping.abort();
      changes.stop();
    };
  }, [api, queryClient, store, username]);
  return null;
}

/** The session has ended, which every refused call tells already. */
function ignoreRefusal(failure: unknown): void {
  if (!(failure instanceof ApiFailure)) throw failure;
}
