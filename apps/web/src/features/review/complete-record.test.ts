import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { sessionAtom } from '../../shared/session/session-atom.ts';
import { completeRecordAtom } from './complete-record.ts';
import { hasSyncFailedAtom, practiceAtom } from './practice.ts';
import { emptyPractice } from './practice-store.ts';

const word = { langCode: 'de', reviews: [], undone: [] };

function openDevice(username?: string) {
  const store = createStore();
  if (username !== undefined) {
    const user = { username, learn: 'de' };
    store.set(sessionAtom, { token: 'token', user, expiresAt: Number.POSITIVE_INFINITY });
  }
  return {
    store,
    show: (owner: string, isComplete: boolean, histories = {}) => {
      const stream = { ...emptyPractice.stream, isComplete };
      store.set(practiceAtom, { ...emptyPractice, owner, stream, histories });
    },
    find: () => store.get(completeRecordAtom),
  };
}

it('has nothing to tell on a new device before that has received everything, even if it cannot', () => {
  const { store, show, find } = openDevice('ada');
  expect(find()).toBeUndefined();
  show('ada', false, { part: { ...word, card: null } });
  expect(find()).toBeUndefined();
  store.set(hasSyncFailedAtom, true);
  expect(find()).toBeUndefined();
  show('ada', true);
  expect(find()).toEqual({});
});

it('has all of a visitor, once the cards are derived', () => {
  const { show, find } = openDevice();
  expect(find()).toEqual({});
  show('', false, { new: word });
  expect(find()).toBeUndefined();
  show('', false, { new: { ...word, card: null } });
  expect(find()).toEqual({ new: { ...word, card: null } });
});
