import { IDBFactory } from 'fake-indexeddb';
import { createMark } from '../features/review/new-event.ts';
import {
  isRefusedAtom,
  practiceAtom,
  recordEventsAtom,
  reviewsAtom,
} from '../features/review/practice.ts';
import { followPractice } from './follow-practice.ts';
// Loaded when a learner signs out, which would last longer than the tests.
import '../features/offline/remove-content.ts';
import 'fake-indexeddb/auto';
import { createStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { keptOpeningsAtom } from '../shared/page/kept-openings.ts';
import { beginSessionAtom, endSessionAtom } from '../shared/session/session-atom.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  page.location.pathname = '/';
});

const createSession = (username: string) => ({
  token: username,
  user: { username, learn: 'de' },
  expiresAt: 0,
});

const page = { location: { pathname: '/' } };

async function openTab(username?: string) {
  const store = createStore();
  if (username !== undefined) store.set(beginSessionAtom, createSession(username));
  await followPractice(store, page);
  const owner = () => store.get(practiceAtom).owner;
  return {
    store,
    owner,
    wordIds: () => Object.keys(store.get(reviewsAtom)),
    mark: (id: string) =>
      store.set(recordEventsAtom, [
        createMark({ id, langCode: 'de' }, 'known', () => '2026-03-01'),
      ]),
    signIn: (name: string) => store.set(beginSessionAtom, createSession(name)),
  };
}

it('shows a learner their practice again at the next visit', async () => {
  const { mark } = await openTab('ada');
  await mark('apple');
  expect((await openTab('ada')).wordIds()).toEqual(['apple']);
  expect((await openTab('bob')).wordIds()).toEqual([]);
  expect((await openTab()).wordIds()).toEqual([]);
});

it('shows in every tab what a learner marks in one of them', async () => {
  const tabs = [await openTab('ada'), await openTab('ada')];
  await tabs[0]?.mark('apple');
  await expect.poll(() => tabs[1]?.wordIds()).toEqual(['apple']);
});

it('forgets the opening of Today when the practice changes elsewhere', async () => {
  const { store, mark } = await openTab('ada');
  const pages = { '/': 'Today', '/settings': 'Settings' };
  store.set(keptOpeningsAtom, { lang: 'en', pages });
  await mark('apple');
  expect(store.get(keptOpeningsAtom).pages).toEqual(pages);
  page.location.pathname = '/settings';
  await mark('pear');
  expect(store.get(keptOpeningsAtom).pages).toEqual({ '/settings': 'Settings' });
});

it('adds what a visitor has marked to the account that they sign in to', async () => {
  const { mark, signIn, owner, wordIds } = await openTab();
  await mark('apple');
  signIn('ada');
  await expect.poll(owner).toBe('ada');
  expect(wordIds()).toEqual(['apple']);
});

it('shows a visitor nothing of a learner who signs out at once', async () => {
  const { store, signIn, owner, mark } = await openTab();
  signIn('ada');
  store.set(keptOpeningsAtom, { lang: 'en', pages: { '/list/own': '<h1>A private list</h1>' } });
  store.set(endSessionAtom, 'signedOut');
  await mark('apple');
  expect(owner()).toBe('');
  expect(store.get(keptOpeningsAtom).pages).toEqual({});
});

it.each([
  ['expired', 'ada'],
  ['revoked', ''],
  ['signedOut', ''],
  ['deleted', ''],
] as const)('belongs, after a session that was %s, to “%s”', async (end, name) => {
  const { store, owner, mark } = await openTab('ada');
  store.set(endSessionAtom, end);
  await mark('apple');
  expect(owner()).toBe(name);
});

it('ends with the media of a learner who signs out, but not of one whose session has expired', async () => {
  const caches = { delete: vi.fn(async () => true) };
  vi.stubGlobal('caches', caches);
  const { store, signIn } = await openTab('ada');
  store.set(endSessionAtom, 'expired');
  signIn('ada');
  store.set(endSessionAtom, 'signedOut');
  await expect.poll(() => caches.delete.mock.calls).toEqual([['media']]);
});

it('is removed from the device with the account', async () => {
  const { store, owner, mark, signIn, wordIds } = await openTab('ada');
  await mark('apple');
  store.set(endSessionAtom, 'deleted');
  await expect.poll(owner).toBe('');
  await mark('pear');
  signIn('ada');
  await expect.poll(owner).toBe('ada');
  expect(wordIds()).toEqual(['pear']);
});

it('stores what the learner does before the practice is read', async () => {
  const store = createStore();
  store.set(beginSessionAtom, createSession('ada'));
  const mark = createMark({ id: 'apple', langCode: 'de' }, 'known', () => '2026-03-01');
  await store.set(recordEventsAtom, [mark]);
  await followPractice(store, page);
  expect((await openTab('ada')).wordIds()).toEqual(['apple']);
});

it('counts an answer that the browser refuses to store, and says so', async () => {
  const { store, mark, wordIds } = await openTab('ada');
  const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await mark('apple');
  refuse.mockRestore();
  expect(wordIds()).toEqual(['apple']);
  expect(store.get(isRefusedAtom)).toBe(true);
});

it('lasts for the visit, with a notice, if the browser has no database', async () => {
  const { indexedDB: present } = globalThis;
  globalThis.indexedDB = undefined as unknown as IDBFactory;
  const { store, mark, wordIds } = await openTab();
  globalThis.indexedDB = present;
  await mark('apple');
  expect(wordIds()).toEqual(['apple']);
  expect(store.get(isRefusedAtom)).toBe(true);
});
