import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import type { Knowing } from '@wordhoard/contract/enumeration';
import type { createStore } from 'jotai';
import { listQueries, tableQueries } from '../features/collection/queries.ts';
import { changedKnowingAtom } from '../features/practice/knowing/knowing-atom.ts';
import { quizQueries } from '../features/practice/queries.ts';
import { userKeys, userQueries } from '../features/user/queries.ts';
import { initDataKey } from '../shared/api/api-context.ts';
import type { AccountEvent, EventBatch } from '../shared/realtime/collect-account-events.ts';

interface Ports {
  api: ApiClient;
  queryClient: QueryClient;
  store: ReturnType<typeof createStore>;
}

/** The queries that each kind of event makes stale. Those that are not on the screen wait until they are. */
const staleQueries: Record<AccountEvent['kind'], readonly QueryFilters[]> = {
  any: [{}],
  knowing: [userQueries],
  list: [listQueries, { queryKey: userKeys.lists }, { queryKey: userKeys.record }],
  table: [tableQueries, { queryKey: userKeys.tables }, { queryKey: userKeys.record }],
  quiz: [quizQueries, { queryKey: userKeys.activity }],
  user: [userQueries, { queryKey: initDataKey }],
};

const batchSize = 100;
/** Of more words than this, it is cheaper to fetch anew what is on the screen. */
const maxWordsInParts = 300;

/** Shows what has changed, and leaves all else as it is. */
export async function applyAccountEvents(
  { kinds, wordIds }: EventBatch,
  ports: Ports,
): Promise<void> {
  if (kinds.has('any') || wordIds.size > maxWordsInParts) return showEverything(ports);
  const stale = [...kinds].flatMap((kind) => staleQueries[kind]);
  const refetched = stale.map((queries) => ports.queryClient.invalidateQueries(queries));
  await Promise.all([...refetched, showKnowing([...wordIds], ports)]);
}

/** Fetches anew all that is on the screen; what was marked here is part of it by now. */
async function showEverything({ queryClient, store }: Ports): Promise<void> {
  const before = store.get(changedKnowingAtom);
  await queryClient.invalidateQueries();
  const since = Object.entries(store.get(changedKnowingAtom)).filter(
    ([wordId, knowing]) => before[wordId] !== knowing,
  );
  store.set(changedKnowingAtom, Object.fromEntries(since));
}

/** A mark that was set here while the others were fetched is newer than they are. */
async function showKnowing(wordIds: readonly string[], { api, store }: Ports): Promise<void> {
  const before = store.get(changedKnowingAtom);
  const told = await fetchKnowing(api, wordIds);
  const now = store.get(changedKnowingAtom);
  const fresh = told.filter(([wordId]) => now[wordId] === before[wordId]);
  store.set(changedKnowingAtom, { ...now, ...Object.fromEntries(fresh) });
}

async function fetchKnowing(
  api: ApiClient,
  wordIds: readonly string[],
): Promise<[string, Knowing][]> {
  const known: [string, Knowing][] = [];
  for (let first = 0; first < wordIds.length; first += batchSize) {
    const ids = wordIds.slice(first, first + batchSize);
    const { data } = await dataOf(api.POST('/front-word/words', { body: { ids } }));
    for (const { id, knowing } of data) known.push([id, knowing]);
  }
  return known;
}
