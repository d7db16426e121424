import { type QueryClient, type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { type ApiClient, ApiFailure, readData } from '@wordhoard/api-client';
import { useEffect, useEffectEvent } from 'react';
import { listQueries, tableQueries } from '../features/collection/queries.ts';
import { progressQueries } from '../features/progress/queries.ts';
import { quizQueries } from '../features/quiz/queries.ts';
import {
  cacheWordStates,
  lessonQueries,
  type WordState,
  wordStatesQuery,
} from '../features/review/queries.ts';
import { userKeys, userQueries } from '../features/user/queries.ts';
import { initDataKey, useApi } from '../shared/api/api-context.ts';
import {
  type AccountEvent,
  collectEvents,
  type EventBatch,
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

  const applyBatch = useEffectEvent((batch: EventBatch) => {
    // The next event or visit shows what could not be fetched now.
    applyAccountEvents(batch, { api, queryClient }).catch(() => undefined);
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
        if (event !== 'connected') changes.add(event);
        else if (performance.now() - startedAt > freshMilliseconds) changes.add({ kind: 'any' });
      },
      signal,
    }).catch(ignoreApiFailure);
    return () => {
      controller.abort();
      changes.stop();
    };
  }, [api, queryClient, username]);
  return null;
}

/** Refused requests already report the end of the session. */
function ignoreApiFailure(failure: unknown): void {
  if (!(failure instanceof ApiFailure)) throw failure;
}

interface Ports {
  api: ApiClient;
  queryClient: QueryClient;
}

/** The queries that each kind of event makes stale. Inactive queries are refetched when they are shown again. */
const staleQueries: Record<AccountEvent['kind'], readonly QueryFilters[]> = {
  any: [{}],
  knowing: [userQueries, progressQueries, lessonQueries],
  list: [listQueries, progressQueries, { queryKey: userKeys.lists }, { queryKey: userKeys.record }],
  table: [tableQueries, { queryKey: userKeys.tables }, { queryKey: userKeys.record }],
  quiz: [quizQueries, { queryKey: userKeys.activity }],
  user: [userQueries, progressQueries, { queryKey: initDataKey }],
};

const batchSize = 100;
/** With more words than this, refetching the screen is cheaper than fetching the words. */
const maxWordsInParts = 300;

export async function applyAccountEvents({ kinds, wordIds }: EventBatch, ports: Ports) {
  if (kinds.has('any') || wordIds.size > maxWordsInParts) return refetchEverything(ports);
  const stale = [...kinds].flatMap((kind) => staleQueries[kind]);
  const refetched = stale.map((queries) => ports.queryClient.invalidateQueries(queries));
  await Promise.all([...refetched, showStates([...wordIds], ports)]);
}

/** Refetches everything on the screen. The fetched words include the changes that were made before. */
async function refetchEverything({ queryClient }: Ports): Promise<void> {
  const before = getCachedStates(queryClient);
  await queryClient.invalidateQueries();
  const newStates = Object.entries(getCachedStates(queryClient)).filter(
    ([wordId, state]) => before[wordId] !== state,
  );
  queryClient.setQueryData(wordStatesQuery.queryKey, Object.fromEntries(newStates));
}

/** Changes that were made here during the request are newer than its result. */
async function showStates(wordIds: readonly string[], { api, queryClient }: Ports): Promise<void> {
  const before = getCachedStates(queryClient);
  const fetched = await fetchStates(api, wordIds);
  const now = getCachedStates(queryClient);
  const unchanged = fetched.filter(([wordId]) => now[wordId] === before[wordId]);
  cacheWordStates(queryClient, Object.fromEntries(unchanged));
}

const getCachedStates = (queryClient: QueryClient) =>
  queryClient.getQueryData(wordStatesQuery.queryKey) ?? {};

async function fetchStates(api: ApiClient, wordIds: readonly string[]) {
  const states: [string, WordState][] = [];
  for (let first = 0; first < wordIds.length; first += batchSize) {
    const ids = wordIds.slice(first, first + batchSize);
    const { data } = await readData(api.POST('/front-word/words', { body: { ids } }));
    for (const { id, knowing, memory } of data) states.push([id, { knowing, memory }]);
  }
  return states;
}
