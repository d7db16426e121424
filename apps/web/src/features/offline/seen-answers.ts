import type { QueryClient } from '@tanstack/react-query';

/** Calls with small answers that change rarely. Without a connection, they are answered as last seen. */
const seenPaths: readonly unknown[] = [
  '/front-general/init-data',
  '/front-general/lang/{code}',
  '/front-general/languages',
  '/front-progress/plans',
  '/front-progress/settings',
  '/front-progress/study-lists',
  '/front-user/account',
  '/front-user/activity',
  '/front-user/record',
];

/** Identifies a call, on whatever day it is made. */
export function toSeenKey(path: string, input: unknown): string {
  const { day, until, learnedIds, learnedTodayIds, ...lasting } = Object(input);
  return `${path} ${JSON.stringify(lasting)}`;
}

/** Tells the latest answers to such calls, but for those about other people. Returns a function that stops it. */
export function followSeenAnswers(
  queryClient: QueryClient,
  owner: string,
  onAnswer: (key: string, answer: unknown) => void,
): () => void {
  const cache = queryClient.getQueryCache();
  const note = (queryKey: readonly unknown[], data: unknown) => {
    const [, path, init] = queryKey;
    if (!seenPaths.includes(path) || data === undefined) return;
    const { body, params } = Object(init);
    if ((body?.username ?? owner) !== owner) return;
    onAnswer(toSeenKey(`${path}`.replace('{code}', Object(params?.path).code), body), data);
  };
  for (const { queryKey, state } of cache.getAll()) note(queryKey, state.data);
  return cache.subscribe(({ type, query: { queryKey, state }, ...event }) => {
    if (type === 'updated' && 'action' in event && event.action.type === 'success')
      note(queryKey, state.data);
  });
}
