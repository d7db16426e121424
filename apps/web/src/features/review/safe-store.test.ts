import { expect, it } from 'vitest';
import { addEvents, buildMark } from '../../test/build-practice.ts';
import { createVisitStore } from './practice-database.ts';
import type { PracticeStore } from './practice-store.ts';
import { createSafeStore } from './safe-store.ts';

/** A database that may refuse to write, or to do anything. */
async function setUp() {
  const database = createVisitStore();
  let refuses: 'nothing' | 'writes' | 'all' | 'closed' = 'nothing';
  let refusals = 0;
  const failIf = (...kinds: (typeof refuses)[]) => {
    if (refuses === 'closed' || kinds.includes(refuses))
      throw new DOMException('full', 'QuotaExceededError');
  };
  const refusing: PracticeStore = {
    async load(owner) {
      failIf('all');
      return database.load(owner);
    },
    async listUnsent(owner, count) {
      failIf('all');
      return database.listUnsent(owner, count);
    },
    async change(owner, change) {
      failIf('all', 'writes');
      return database.change(owner, change);
    },
    async move(...owners) {
      failIf('all', 'writes');
      return database.move(...owners);
    },
    async remove(owner) {
      failIf('all', 'writes');
      return database.remove(owner);
    },
  };
  await database.change('ada', addEvents(buildMark('1')));
  const shown = await database.load('ada');
  const store = createSafeStore(refusing, {
    async reopen() {
      if (refuses === 'closed') refuses = 'nothing';
      return { ...refusing };
    },
    getShown: () => ({ ...shown, owner: 'ada' }),
    onRefuse() {
      refusals += 1;
    },
  });
  return {
    store,
    refuse(kind: typeof refuses) {
      refuses = kind;
    },
    countRefusals: () => refusals,
  };
}

it('stores in the database while that works', async () => {
  const { store, countRefusals } = await setUp();
  await store.change('ada', addEvents(buildMark('2')));
  expect(await store.load('ada')).toMatchObject({ unsentCount: 2 });
  expect(countRefusals()).toBe(0);
});

it('keeps an answer for the visit if the disk is full, with those before it', async () => {
  const { store, refuse, countRefusals } = await setUp();
  refuse('writes');
  const { histories } = await store.change('ada', addEvents(buildMark('2', 'apple', 1)));
  expect(histories['apple']?.reviews.map(({ id }) => id)).toEqual(['1', '2']);
  const { events } = await store.listUnsent('ada', {});
  expect(events.map(({ id }) => id)).toEqual(['1', '2']);
  expect(countRefusals()).toBe(1);
});

it('opens a database again that the browser has closed', async () => {
  const { store, refuse, countRefusals } = await setUp();
  for (const ids of [['2', '3'], ['4']]) {
    refuse('closed');
    await Promise.all(ids.map((id) => store.change('ada', addEvents(buildMark(id)))));
  }
  expect(await store.load('ada')).toMatchObject({ unsentCount: 4 });
  expect(countRefusals()).toBe(0);
});

it('keeps what the learner sees if the database cannot be used again', async () => {
  const { store, refuse, countRefusals } = await setUp();
  refuse('all');
  await Promise.all(['2', '3'].map((id) => store.change('ada', addEvents(buildMark(id)))));
  const { histories } = await store.load('ada');
  expect(histories['apple']?.reviews.map(({ id }) => id)).toEqual(['1', '2', '3']);
  const { events } = await store.listUnsent('ada', {});
  expect(events.map(({ id }) => id)).toEqual(['2', '3']);
  expect(countRefusals()).toBe(1);
});
