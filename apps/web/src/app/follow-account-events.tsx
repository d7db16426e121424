import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../shared/api/api-context.ts';
import { collectEvents, type EventBatch } from '../shared/realtime/collect-account-events.ts';
import { shareEvents } from '../shared/realtime/share-events.ts';
import { subscribeToEvents } from '../shared/realtime/subscribe.ts';
import { applyAccountEvents } from './apply-account-events.ts';

const batchMilliseconds = 500;
/** Data that was fetched just before the connection opened is up to date. */
const freshMilliseconds = 5_000;

/** Shows changes that the learner makes in other tabs and on other devices. */
export function FollowAccountEvents({ username }: { username: string }): null {
  const api = useApi();
  const queryClient = useQueryClient();

  const show = useEffectEvent((batch: EventBatch) => {
    // The next event or visit shows what could not be fetched now.
    applyAccountEvents(batch, { api, queryClient }).catch(() => undefined);
  });

  useEffect(() => {
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
  }, [api, queryClient, username]);
  return null;
}

/** Refused requests already report the end of the session. */
function ignoreRefusal(failure: unknown): void {
  if (!(failure instanceof ApiFailure)) throw failure;
}
