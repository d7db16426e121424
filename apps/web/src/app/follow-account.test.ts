import { Knowing } from '@wordhoard/contract/enumeration';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { changedKnowingAtom } from '../features/practice/knowing/knowing-atom.ts';
import { beginSessionAtom, endSessionAtom } from '../shared/session/session-atom.ts';
import { settingsAtom } from '../shared/settings/settings-atom.ts';
import { followAccount } from './follow-account.ts';

const sessionOf = (username: string, { token = username, learn = 'de' } = {}) => ({
  token,
  user: { username, learn },
  expiresAt: 0,
});

function setUp() {
  const store = createStore();
  const queryClient = { resetQueries: vi.fn() };
  store.set(beginSessionAtom, sessionOf('reader'));
  followAccount({ store, queryClient });
  store.set(changedKnowingAtom, { word: Knowing.Known });
  return { store, queryClient };
}

it('learns from the start what the account learns', () => {
  const { store } = setUp();
  expect(store.get(settingsAtom).learnLangCode).toBe('de');
});

it('forgets what an account was told when its session ends', () => {
  const { store, queryClient } = setUp();
  store.set(endSessionAtom, 'expired');
  expect(queryClient.resetQueries).toHaveBeenCalledOnce();
  expect(store.get(changedKnowingAtom)).toEqual({});
});

it('forgets it when another comes at once, and learns what they learn', () => {
  const { store, queryClient } = setUp();
  store.set(beginSessionAtom, sessionOf('another', { learn: 'fr' }));
  expect(queryClient.resetQueries).toHaveBeenCalledOnce();
  expect(store.get(settingsAtom).learnLangCode).toBe('fr');
});

it('never explains a language in itself', () => {
  const { store } = setUp();
  const { learnLangCode, tranLangCode } = store.get(settingsAtom);
  store.set(beginSessionAtom, sessionOf('another', { learn: tranLangCode }));
  expect(store.get(settingsAtom)).toMatchObject({
    learnLangCode: tranLangCode,
    tranLangCode: learnLangCode,
  });
});

it('keeps everything with another token of the same account', () => {
  const { store, queryClient } = setUp();
  store.set(beginSessionAtom, sessionOf('reader', { token: 'renewed', learn: 'fr' }));
  expect(queryClient.resetQueries).not.toHaveBeenCalled();
  expect(store.get(changedKnowingAtom)).toEqual({ word: Knowing.Known });
});
