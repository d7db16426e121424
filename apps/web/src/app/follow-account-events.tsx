import { type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { listQueries, tableQueries } from '../features/collection/queries.ts';
import { progressQueries } from '../features/progress/queries.ts';
import { quizQueries } from '../features/quiz/queries.ts';
import { requestSyncAtom } from '../features/review/sync-practice.ts';
import { deviceIdAtom } from '../features/review/synchronise.ts';
import { userKeys, userQueries } from '../features/user/queries.ts';
import { initDataKey, useApi } from '../shared/api/api-context.ts';
import { requestSendAtom } from '../shared/outbox/waiting-edits.ts';
import {
  type AccountEvent,
  collectEvents,
  shareEvents,
  subscribeToEvents,
} from '../shared/realtime/account-events.ts';

const batchMilliseconds = 500;
/** Data that was fetched just before the connection opened is up to date. */
const freshMilliseconds = 5_000;

/** Shows changes that the learner makes in other tabs and on other devices. */
export function FollowAccountEvents({ username }: { username: string }): null {
  const api = useApi();
  const queryClient = useQueryClient();
  const store = useStore();

  const applyBatch = useEffectEvent((kinds: ReadonlySet<AccountEvent['kind']>) => {
    if (kinds.has('knowing') || kinds.has('any')) store.set(requestSyncAtom);
    if (kinds.has('any')) store.set(requestSendAtom);
    const stale = [...kinds].flatMap((kind) => staleQueries[kind]);
    // The next event or visit shows what could not be fetched now.
    for (const queries of stale) queryClient.invalidateQueries(queries).catch(() => undefined);
  });

  useEffect(() => {
    const startedAt = performance.now();
    const controller = new AbortController();
    const { signal } = controller;
    const changes = collectEvents({
      milliseconds: batchMilliseconds,
      isBusy: () => queryClient.isMutating() > 0,
      onBatch: applyBatch,
    });
    shareEvents({
      name: `wordhoard.changes ${username}`,
      listen: (onEvent, ended) => subscribeToEvents(api, onEvent, ended),
      onEvent(event) {
        if (event === 'connected') {
          if (performance.now() - startedAt > freshMilliseconds) changes.add({ kind: 'any' });
        } else if (event.kind !== 'knowing' || event.deviceId !== store.get(deviceIdAtom)) {
          changes.add(event);
        }
      },
      signal,
    }).catch(ignoreApiFailure);
    return () => {
      controller.abort();
      changes.stop();
    };
  }, [api, queryClient, store, username]);
  return null;
}

/** Refused requests already report the end of the session. */
function ignoreApiFailure(failure: unknown): void {
  if (!(failure instanceof ApiFailure)) throw failure;
}

/** The queries that each kind of event makes stale. Inactive queries are refetched when they are shown again. */
const staleQueries: Record<AccountEvent['kind'], readonly QueryFilters[]> = {
  any: [{}],
  // Practice that arrives makes its own queries stale.
  knowing: [],
  list: [listQueries, progressQueries, { queryKey: userKeys.lists }, { queryKey: userKeys.record }],
  table: [tableQueries, { queryKey: userKeys.tables }, { queryKey: userKeys.record }],
  quiz: [quizQueries, { queryKey: userKeys.activity }],
  user: [userQueries, progressQueries, { queryKey: initDataKey }],
};
