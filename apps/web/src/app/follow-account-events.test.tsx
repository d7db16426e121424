import { openedStoreAtom, openPracticeAtom } from '../features/review/change-practice.ts';
import { sessionAtom } from '../shared/session/session-atom.ts';
// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createApiClient } from '@wordhoard/api-client';
import type { AccountChange } from '@wordhoard/contract';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createVisitStore } from '../features/review/practice-database.ts';
import { SyncPractice } from '../features/review/sync-practice.ts';
import { deviceIdAtom } from '../features/review/synchronise.ts';
import { ApiProvider } from '../shared/api/api-context.ts';
import { FollowAccountEvents } from './follow-account-events.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});

let root: Root;

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

/** The server’s answer for a device that has everything. */
const nothingNew = { received: [], words: [], cursor: 0, isComplete: true, parameters: null };

/** A page of Ada, which hears of the changes of her account. */
async function openPage() {
  const store = createStore();
  store.set(openedStoreAtom, createVisitStore());
  await store.set(openPracticeAtom, 'ada');
  const user = { username: 'ada', learn: 'de' };
  store.set(sessionAtom, { token: 'token', user, expiresAt: Number.POSITIVE_INFINITY });
  let syncs = 0;
  let hear: (text: string) => void = () => undefined;
  const api = createApiClient({
    baseUrl: 'https://api.test',
    token: () => 'token',
    locale: () => 'en',
    async fetch({ url }) {
      if (url.endsWith('/front-user/changes')) {
        const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
          hear = (text) => controller.enqueue(new TextEncoder().encode(text));
        };
        return new Response(new ReadableStream({ start }));
      }
      syncs += 1;
      return Response.json(nothingNew);
    },
  });

  root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <Provider store={store}>
        <IntlProvider locale="en">
          <QueryClientProvider client={new QueryClient()}>
            <ApiProvider value={api}>
              <SyncPractice />
              <FollowAccountEvents username="ada" />
            </ApiProvider>
          </QueryClientProvider>
        </IntlProvider>
      </Provider>,
    ),
  );
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await wait(0);
  syncs = 0;
  return {
    deviceId: store.get(deviceIdAtom),
    countSyncs: () => syncs,
    async hear(...changes: AccountChange[]) {
      for (const change of changes) hear(`data: ${JSON.stringify(change)}\n\n`);
      await wait(1_000);
    },
  };
}

it('receives once what other devices have done to several words', async () => {
  const { hear, countSyncs } = await openPage();
  await hear({ kind: 'knowing', deviceId: 'phone' }, { kind: 'knowing' });
  expect(countSyncs()).toBe(1);
});

it('does not ask for what this device has sent, nor because of other changes', async () => {
  const { hear, countSyncs, deviceId } = await openPage();
  await hear({ kind: 'knowing', deviceId }, { kind: 'list' });
  expect(countSyncs()).toBe(0);
});
