// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { createApiClient } from '@wordhoard/api-client';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../app/query-client.ts';
import { ApiProvider, isServerUnreachableAtom } from '../api/api-context.ts';
import { outboxAtom, type WaitingEdit } from '../outbox/waiting-edits.ts';
import { StatusSlot } from '../page/status-slot.tsx';
import { sessionAtom } from '../session/session-atom.ts';
import { ConnectionNotice } from './connection-notice.tsx';

const request = vi.fn<typeof fetch>();
const api = createApiClient({
  baseUrl: 'http://localhost',
  token: () => undefined,
  locale: () => 'en',
});

const lost = 'You’re offline. Your answers are saved here.';

beforeEach(() => {
  request.mockReset();
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const edit: WaitingEdit = { id: '1', path: '/front-list/update', body: {}, names: {} };

const fail = () => request.mockRejectedValue(new TypeError('unreachable'));
const answer = () => request.mockImplementation(async () => Response.json({}));

function setUp() {
  const store = createStore();
  store.set(sessionAtom, { token: '', user: { username: 'ana', learn: 'de' }, expiresAt: 0 });
  const client = createQueryClient(vi.fn());
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const page = (
    <Provider store={store}>
      <IntlProvider locale="en">
        <QueryClientProvider client={client}>
          <ApiProvider value={api}>
            <StatusSlot />
            <ConnectionNotice />
          </ApiProvider>
        </QueryClientProvider>
      </IntlProvider>
    </Provider>
  );
  const container = document.createElement('div');
  const root = createRoot(container);
  act(() => root.render(page));
  return {
    lose: () => act(() => store.set(isServerUnreachableAtom, true)),
    hear: (event: 'online' | 'offline') => act(() => window.dispatchEvent(new Event(event))),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    text: () => container.textContent,
    isFetched: () => invalidate.mock.calls.length > 0,
    countFetches: () => invalidate.mock.calls.length,
    keep: (...edits: WaitingEdit[]) => act(() => store.set(outboxAtom, { owner: 'ana', edits })),
  };
}

it('asks the server with growing pauses until it answers, and then fetches all data again', async () => {
  const { lose, wait, text, isFetched } = setUp();
  fail();
  lose();
  await wait(3_500);
  expect(request).toHaveBeenCalledTimes(3);
  expect(text()).toBe(lost);
  expect(isFetched()).toBe(false);
  answer();
  await wait(4_000);
  expect(text()).toBe('');
  expect(isFetched()).toBe(true);
});

it('fetches all data at most every half minute if the connection comes and goes', async () => {
  const { lose, wait, countFetches } = setUp();
  answer();
  for (let loss = 0; loss < 5; loss += 1) {
    lose();
    await wait(1_000);
  }
  expect(countFetches()).toBe(1);
  await wait(30_000);
  expect(countFetches()).toBe(2);
});

it('tells how many changes wait', () => {
  const { lose, keep, text } = setUp();
  fail();
  lose();
  keep(edit, { ...edit, id: '2' });
  expect(text()).toBe('Offline · 2 changes waiting to be sent');
});

it('asks at once when the network returns after long pauses', async () => {
  const { lose, hear, wait, text } = setUp();
  fail();
  lose();
  await wait(60_000);
  hear('offline');
  answer();
  hear('online');
  await wait(100);
  expect(text()).toBe('');
});
