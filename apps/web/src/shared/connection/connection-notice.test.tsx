// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../app/query-client.ts';
import { isServerUnreachableAtom } from '../api/api-context.ts';
import { toastsAtom } from '../toast/toast-atom.ts';
import { ConnectionNotice } from './connection-notice.tsx';

const { GET } = vi.hoisted(() => ({ GET: vi.fn() }));
vi.mock(import('../api/api-context.ts'), async (load) => {
  return Object.assign({ ...(await load()) }, { useApi: () => ({ GET }) });
});

const lost = 'No connection to Wordhoard. What you’ve typed stays here.';
const back = 'You’re back online.';

beforeEach(() => {
  GET.mockReset();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fail = () => GET.mockRejectedValue(new TypeError('unreachable'));
const answer = () => GET.mockResolvedValue({ data: {}, response: new Response('{}') });

function setUp() {
  const store = createStore();
  const client = createQueryClient(vi.fn());
  const page = (
    <Provider store={store}>
      <IntlProvider locale="en">
        <QueryClientProvider client={client}>
          <ConnectionNotice />
        </QueryClientProvider>
      </IntlProvider>
    </Provider>
  );
  const root = createRoot(document.createElement('div'));
  act(() => root.render(page));
  return {
    lose: () => act(() => store.set(isServerUnreachableAtom, true)),
    hear: (event: 'online' | 'offline') => act(() => window.dispatchEvent(new Event(event))),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    texts: () => store.get(toastsAtom).map(({ text }) => text),
  };
}

it('asks the server with growing pauses until it answers', async () => {
  const { lose, wait, texts } = setUp();
  fail();
  lose();
  await wait(3_500);
  expect(GET).toHaveBeenCalledTimes(3);
  expect(texts()).toEqual([lost]);
  answer();
  await wait(4_000);
  expect(texts()).toEqual([back]);
});

it('asks at once when the network returns after long pauses', async () => {
  const { lose, hear, wait, texts } = setUp();
  fail();
  lose();
  await wait(60_000);
  hear('offline');
  answer();
  hear('online');
  await wait(100);
  expect(texts()).toEqual([back]);
});
