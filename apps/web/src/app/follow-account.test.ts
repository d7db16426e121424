import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
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
  const removeMedia = vi.fn(async () => undefined);
  followAccount({ store, queryClient, removeMedia });
  queryClient.setQueryData(queryKey, 'own lists');
  return { store, removeMedia, cached: () => queryClient.getQueryData(queryKey) };
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

it('removes the media of an account that signs out', () => {
  const { store, removeMedia } = setUp();
  store.set(endSessionAtom, 'signedOut');
  expect(removeMedia).toHaveBeenCalledOnce();
});

it('keeps the media after a session has expired, until another account signs in', () => {
  const { store, removeMedia } = setUp();
  store.set(endSessionAtom, 'expired');
  store.set(beginSessionAtom, createSession('reader'));
  store.set(endSessionAtom, 'expired');
  expect(removeMedia).not.toHaveBeenCalled();
  store.set(beginSessionAtom, createSession('another'));
  expect(removeMedia).toHaveBeenCalledOnce();
});
