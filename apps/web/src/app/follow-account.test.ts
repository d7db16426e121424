import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { beginSessionAtom, endSessionAtom } from '../shared/session/session-atom.ts';
import { settingsAtom } from '../shared/settings/settings-atom.ts';
import { followAccount } from './follow-account.ts';

const createSession = (username: string, { token = username, learn = 'de' } = {}) => ({
  token,
  user: { username, learn },
  expiresAt: 0,
});

const queryKey = ['lists'];

function setUp() {
  const store = createStore();
  const queryClient = new QueryClient();
  store.set(beginSessionAtom, createSession('reader'));
  followAccount({ store, queryClient });
  queryClient.setQueryData(queryKey, 'own lists');
  return { store, cached: () => queryClient.getQueryData(queryKey) };
}

it('applies the learned language of the account at the start', () => {
  const { store } = setUp();
  expect(store.get(settingsAtom).learnLangCode).toBe('de');
});

it('drops the data of an account when its session ends', () => {
  const { store, cached } = setUp();
  store.set(endSessionAtom, 'expired');
  expect(cached()).toBeUndefined();
});

it('drops the data and applies the language when another account signs in', () => {
  const { store, cached } = setUp();
  store.set(beginSessionAtom, createSession('another', { learn: 'fr' }));
  expect(cached()).toBeUndefined();
  expect(store.get(settingsAtom).learnLangCode).toBe('fr');
});

it('never translates a language into itself', () => {
  const { store } = setUp();
  const { learnLangCode, tranLangCode } = store.get(settingsAtom);
  store.set(beginSessionAtom, createSession('another', { learn: tranLangCode }));
  expect(store.get(settingsAtom)).toMatchObject({
    learnLangCode: tranLangCode,
    tranLangCode: learnLangCode,
  });
});

it('keeps everything when the token of the same account changes', () => {
  const { store, cached } = setUp();
  store.set(beginSessionAtom, createSession('reader', { token: 'renewed', learn: 'fr' }));
  expect(cached()).toBe('own lists');
});
