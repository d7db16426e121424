import { QueryClient } from '@tanstack/react-query';
import { createApiClient } from '@wordhoard/api-client';
import { Knowing } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { cacheWordStates, wordStatesQuery } from '../features/review/queries.ts';
import { applyAccountEvents } from './follow-account-events.tsx';

const known = { knowing: Knowing.Known, memory: { strength: 4, due: '2026-03-22' } } as const;
const saved = { knowing: Knowing.Saved, memory: { strength: 0, due: '2026-03-01' } } as const;

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
      return Response.json({ data: ids.map((id) => ({ id, ...known })) });
    },
  });
  const state = (wordId: string) => queryClient.getQueryData(wordStatesQuery.queryKey)?.[wordId];
  const apply = (kinds: ('any' | 'knowing')[], wordIds: string[] = []) =>
    applyAccountEvents({ kinds: new Set(kinds), wordIds: new Set(wordIds) }, { api, queryClient });
  const mark = (wordId: string) => cacheWordStates(queryClient, { [wordId]: saved });
  return { apply, mark, state };
}

it('shows marks from other devices', async () => {
  const { apply, mark, state } = setUp();
  mark('apple');
  await apply(['knowing'], ['apple', 'pear']);
  expect([state('apple'), state('pear')]).toEqual([known, known]);
});

it('keeps a mark that is set in this tab during the request', async () => {
  const { apply, mark, state } = setUp({ onFetch: () => mark('apple') });
  await apply(['knowing'], ['apple', 'pear']);
  expect([state('apple'), state('pear')]).toEqual([saved, known]);
});

it('drops earlier marks when it refetches everything', async () => {
  const { apply, mark, state } = setUp();
  mark('apple');
  await apply(['any']);
  expect(state('apple')).toBeUndefined();
});
