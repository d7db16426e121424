import { QueryClient } from '@tanstack/react-query';
import { createApiClient } from '@wordhoard/api-client';
import { Knowing } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { cacheKnowing, markedKnowingQuery } from '../features/practice/queries.ts';
import { applyAccountEvents } from './follow-account-events.tsx';

/** An account in which every word is known. */
function setUp({ onFetch = () => {} }: { onFetch?: () => void } = {}) {
  const queryClient = new QueryClient();
  const api = createApiClient({
    baseUrl: 'https://api.test',
    token: () => 'token',
    locale: () => 'en',
    fetch: async (request) => {
      const { ids }: { ids: string[] } = await request.json();
      onFetch();
      return Response.json({ data: ids.map((id) => ({ id, knowing: Knowing.Known })) });
    },
  });
  const knowing = (wordId: string) =>
    queryClient.getQueryData(markedKnowingQuery.queryKey)?.[wordId];
  const apply = (kinds: ('any' | 'knowing')[], wordIds: string[] = []) =>
    applyAccountEvents({ kinds: new Set(kinds), wordIds: new Set(wordIds) }, { api, queryClient });
  const mark = (wordId: string) => cacheKnowing(queryClient, { [wordId]: Knowing.Saved });
  return { apply, mark, knowing };
}

it('shows marks from other devices', async () => {
  const { apply, mark, knowing } = setUp();
  mark('apple');
  await apply(['knowing'], ['apple', 'pear']);
  expect([knowing('apple'), knowing('pear')]).toEqual([Knowing.Known, Knowing.Known]);
});

it('keeps a mark that is set in this tab during the request', async () => {
  const { apply, mark, knowing } = setUp({ onFetch: () => mark('apple') });
  await apply(['knowing'], ['apple', 'pear']);
  expect([knowing('apple'), knowing('pear')]).toEqual([Knowing.Saved, Knowing.Known]);
});

it('drops earlier marks when it refetches everything', async () => {
  const { apply, mark, knowing } = setUp();
  mark('apple');
  await apply(['any']);
  expect(knowing('apple')).toBeUndefined();
});
