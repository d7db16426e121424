import { sessionAtom } from '../../shared/session/session-atom.ts';
import { changePracticeAtom, openedStoreAtom, openPracticeAtom } from './change-practice.ts';
// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiProvider } from '../../shared/api/api-context.ts';
import { toastsAtom } from '../../shared/toast/toast-atom.ts';
import { addEvents, buildMark } from '../../test/build-practice.ts';
import { createFakeAccount } from '../../test/fake-account.ts';
import {
  hasSyncFailedAtom,
  isCompleteAtom,
  isRefusedAtom,
  practiceAtom,
  reviewsAtom,
} from './practice.ts';
import { createVisitStore } from './practice-database.ts';
import { DeriveCards, PracticeNotices } from './practice-effects.ts';
import { requestSyncAtom, SyncPractice } from './sync-practice.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});

const roots: Root[] = [];

afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  });
  vi.useRealTimers();
});

async function openPage(
  owner = 'ada',
  { account = createFakeAccount(), practiceStore = createVisitStore() } = {},
) {
  const store = createStore();
  store.set(openedStoreAtom, practiceStore);
  await store.set(openPracticeAtom, owner);
  const user = { username: owner, learn: 'de' };
  if (owner !== '')
    store.set(sessionAtom, { token: 'token', user, expiresAt: Number.POSITIVE_INFINITY });
  let outcome: 'answered' | 'unreached' | 'limited' = 'answered';
  const api = account.connect(() => outcome);
  const root = createRoot(document.createElement('div'));
  roots.push(root);
  const wait = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  act(() =>
    root.render(
      <Provider store={store}>
        <IntlProvider locale="en">
          <QueryClientProvider client={new QueryClient()}>
            <ApiProvider value={api}>
              <SyncPractice />
              <DeriveCards />
              <PracticeNotices />
            </ApiProvider>
          </QueryClientProvider>
        </IntlProvider>
      </Provider>,
    ),
  );
  await wait();
  return {
    store,
    account,
    wait,
    lose(how: 'unreached' | 'limited' = 'unreached') {
      outcome = how;
    },
    regain() {
      outcome = 'answered';
    },
    mark: (...ids: string[]) =>
      act(() => store.set(changePracticeAtom, addEvents(...ids.map((id) => buildMark(id))))),
    sentIds: () => account.requests.map(({ events }) => events.map(({ id }) => id)),
    texts: () => store.get(toastsAtom).map(({ text }) => text),
  };
}

it('receives at the start, and sends each answer with one call', async () => {
  const { mark, wait, sentIds } = await openPage();
  expect(sentIds()).toEqual([[]]);
  await mark('1');
  await wait();
  await mark('2');
  await wait(60_000);
  expect(sentIds()).toEqual([[], ['1'], ['2']]);
});

it('sends what an earlier visit has left with the first call, and with no other', async () => {
  // The browser lets one tab after the other call.
  let turns: Promise<unknown> = Promise.resolve();
  const request = (_: string, call: () => Promise<unknown>) => {
    turns = turns.then(call);
    return turns;
  };
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  const practiceStore = createVisitStore();
  await practiceStore.change('ada', addEvents(buildMark('1')));
  const { wait, sentIds } = await openPage('ada', { practiceStore });
  await wait(60_000);
  expect(sentIds()).toEqual([['1']]);
});

it('knows whether it has everything, and whether it could ask the account', async () => {
  const { store, wait, lose, regain } = await openPage();
  expect(store.get(isCompleteAtom)).toBe(true);
  lose();
  act(() => store.set(requestSyncAtom));
  await wait();
  expect(store.get(hasSyncFailedAtom)).toBe(true);
  regain();
  act(() => store.set(requestSyncAtom));
  await wait();
  expect(store.get(hasSyncFailedAtom)).toBe(false);
  await act(() => store.set(openPracticeAtom, 'bob'));
  expect(store.get(isCompleteAtom)).toBe(false);
  await act(() => store.set(openPracticeAtom, ''));
  expect(store.get(isCompleteAtom)).toBe(true);
});

it('waits as long as the account takes no more, and loses nothing', async () => {
  const { mark, wait, lose, regain, sentIds } = await openPage();
  lose('limited');
  await mark('1');
  await wait(50_000);
  regain();
  await mark('2');
  expect(sentIds()).toEqual([[], ['1']]);
  await wait(20_000);
  expect(sentIds()).toEqual([[], ['1'], ['1', '2']]);
});

it('sends nothing of a visitor', async () => {
  const { mark, wait, sentIds } = await openPage('');
  await mark('1');
  await wait(60_000);
  expect(sentIds()).toEqual([]);
});

it('sends answers after pauses that grow until the server can be reached again', async () => {
  const { mark, wait, lose, regain, sentIds, store } = await openPage();
  lose();
  await mark('1', '2');
  await wait(30_000);
  expect(store.get(practiceAtom).unsentCount).toBe(2);
  regain();
  await wait(39_000);
  expect(sentIds()).toEqual([[]]);
  await wait(1_000);
  expect(sentIds()).toEqual([[], ['1', '2']]);
});

it('sends answers and receives those of others as soon as the browser is online', async () => {
  const { mark, wait, lose, regain, sentIds } = await openPage();
  lose();
  await mark('1');
  await wait();
  regain();
  act(() => window.dispatchEvent(new Event('online')));
  await wait();
  expect(sentIds()).toEqual([[], ['1']]);
});

it('asks nothing of a server while the browser is offline', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { account, mark, sentIds, wait } = await openPage();
  await mark('1');
  await wait(30_000);
  expect(account.requests).toEqual([]);
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  await wait();
  expect(sentIds()).toEqual([['1']]);
});

it('receives when another device has changed something', async () => {
  const account = createFakeAccount();
  const [phone, laptop] = [await openPage('ada', { account }), await openPage('ada', { account })];
  await phone.mark('1');
  await phone.wait();
  act(() => laptop.store.set(requestSyncAtom));
  await laptop.wait();
  expect(laptop.store.get(reviewsAtom)).toHaveProperty('apple');
});

it('says that the clock is wrong', async () => {
  const page = await openPage('ada', {
    account: createFakeAccount({ now: '2026-03-01T07:00:00.000Z' }),
  });
  await page.mark('1');
  await page.wait();
  expect(page.texts()).toEqual(['This device’s clock is wrong. Your answers count for today.']);
});

it('says that the browser refuses to store answers', async () => {
  const { store, texts } = await openPage();
  expect(texts()).toEqual([]);
  act(() => store.set(isRefusedAtom, true));
  expect(texts()).toEqual([expect.stringContaining('can’t store your answers')]);
});

it('derives the card of a word that has changed', async () => {
  const { store, mark } = await openPage('');
  await mark('1');
  await expect.poll(() => store.get(reviewsAtom)['apple']?.card).toBeDefined();
});
