import { defaultParameters } from '@wordhoard/review-scheduler';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { addEvents, buildAnswer, buildMark } from '../../test/build-practice.ts';
import {
  changePracticeAtom,
  deriveCardsAtom,
  openedStoreAtom,
  openPracticeAtom,
  showChangeAtom,
  storeEventsAtom,
  tabsAtom,
} from './change-practice.ts';
import { createMark, createUndo, type NewEvent } from './new-event.ts';
import { loadSchedulerAtom, practiceAtom, reviewsAtom, visitor } from './practice.ts';
import { createVisitStore } from './practice-database.ts';
import type { PracticeStore } from './practice-store.ts';
import { getWordStatus } from './review-history.ts';
import { withEvents } from './stored-event.ts';

const apple = { id: 'apple', langCode: 'de' };
const pear = { id: 'pear', langCode: 'de' };

/** A tab of a device, with what the device stores. */
function openTab(practiceStore: PracticeStore = createVisitStore()) {
  const store = createStore();
  store.set(openedStoreAtom, practiceStore);
  return {
    store,
    practiceStore,
    signIn: (owner: string) => store.set(openPracticeAtom, owner),
    record: (...events: NewEvent[]) => store.set(storeEventsAtom, events),
    status: (wordId: string) => getWordStatus(store.get(reviewsAtom)[wordId]),
    reviewIds: (wordId: string) =>
      store.get(reviewsAtom)[wordId]?.reviews.map(({ id }) => id) ?? [],
    unsentIds: async (owner: string) =>
      (await practiceStore.listUnsent(owner, {})).events.map(({ id }) => id),
  };
}

it('shows a mark, and no longer once it is undone', async () => {
  const { record, status, unsentIds, signIn } = openTab();
  await signIn('ada');
  const mark = createMark(apple, 'known', () => '2026-03-01');
  await record(mark);
  expect(status('apple')).toBe('known');
  const undo = createUndo(mark);
  await record(undo);
  expect(status('apple')).toBe('unknown');
  expect(await unsentIds('ada')).toEqual([mark.id, undo.id]);
});

it('undoes a mark of several words, and leaves what each was before', async () => {
  const { record, status } = openTab();
  await record(createMark(apple, 'saved', () => '2026-03-01'));
  const marks = [apple, pear].map((word) => createMark(word, 'known', () => '2026-03-01'));
  await record(...marks);
  expect([status('apple'), status('pear')]).toEqual(['known', 'known']);
  await record(...marks.map(createUndo));
  expect([status('apple'), status('pear')]).toEqual(['saved', 'unknown']);
});

it('is stored before it is shown, and with the language of the word', async () => {
  const { store, practiceStore, record, status } = openTab();
  const recorded = record(createMark(apple, 'known', () => '2026-03-01'));
  expect(status('apple')).toBe('unknown');
  await recorded;
  const { histories } = await practiceStore.load(visitor);
  expect(store.get(reviewsAtom)).toEqual(histories);
  expect(histories['apple']?.langCode).toBe('de');
});

it('has the word that changed last in the last place', async () => {
  const { store, record } = openTab();
  for (const word of [apple, pear, apple])
    await record(createMark(word, 'known', () => '2026-03-01'));
  expect(Object.keys(store.get(reviewsAtom))).toEqual(['pear', 'apple']);
});

it('becomes that of the account when its visitor signs in', async () => {
  const { signIn, record, reviewIds, unsentIds } = openTab();
  const undone = createMark(pear, 'known', () => '2026-03-01');
  const [mark, undo] = [createMark(apple, 'known', () => '2026-03-01'), createUndo(undone)];
  await record(mark, undone, undo);
  await signIn('ada');
  expect([reviewIds('apple'), reviewIds('pear')]).toEqual([[mark.id], []]);
  expect(await unsentIds('ada')).toEqual([mark.id, undone.id, undo.id]);
  await signIn(visitor);
  expect([reviewIds('apple'), await unsentIds(visitor)]).toEqual([[], []]);
  await signIn('ada');
  expect(reviewIds('apple')).toEqual([mark.id]);
});

it('keeps a visitor’s mark when it is repeated after an interruption', async () => {
  const practiceStore = createVisitStore();
  const mark = buildMark('1', 'apple');
  // The device had moved the mark, and an older copy of the visitor’s practice has come back.
  for (const owner of ['ada', visitor]) await practiceStore.change(owner, addEvents(mark));
  const { signIn, reviewIds, unsentIds } = openTab(practiceStore);
  await signIn('ada');
  expect([reviewIds('apple'), await unsentIds('ada')]).toEqual([['1'], ['1']]);
});

it('gives a mark that is set while a visitor signs in to the account', async () => {
  const { signIn, record, reviewIds, unsentIds } = openTab();
  const mark = createMark(apple, 'known', () => '2026-03-01');
  await Promise.all([signIn('ada'), record(mark)]);
  expect([reviewIds('apple'), await unsentIds('ada')]).toEqual([[mark.id], [mark.id]]);
  expect(await unsentIds(visitor)).toEqual([]);
});

it('gives a mark that is set while a learner signs out to that learner', async () => {
  const { signIn, record, reviewIds, unsentIds } = openTab();
  await signIn('ada');
  const mark = createMark(apple, 'known', () => '2026-03-01');
  await Promise.all([signIn('bob'), record(mark)]);
  expect([reviewIds('apple'), await unsentIds('bob')]).toEqual([[], []]);
  await signIn('ada');
  expect(reviewIds('apple')).toEqual([mark.id]);
});

it('is that of the learner who signed in last', async () => {
  const { store, signIn } = openTab();
  await Promise.all([signIn('ada'), signIn('bob'), signIn(visitor)]);
  expect(store.get(practiceAtom).owner).toBe(visitor);
});

it('tells when a word is due once the scheduler is loaded', async () => {
  const { store, practiceStore, record } = openTab();
  await record(createMark(apple, 'saved', () => '2026-03-01'));
  expect(store.get(reviewsAtom)['apple']).not.toHaveProperty('card');
  await store.set(loadSchedulerAtom);
  await store.set(deriveCardsAtom);
  expect(store.get(reviewsAtom)['apple']?.card).toMatchObject({ stability: null });
  await record(createMark(pear, 'unknown', () => '2026-03-01'));
  expect(store.get(reviewsAtom)['pear']?.card).toBeNull();
  expect((await practiceStore.load(visitor)).histories).toEqual(store.get(reviewsAtom));
});

it('schedules a word with the parameters that fit the learner', async () => {
  const { store, record } = openTab();
  const stability = () => store.get(reviewsAtom)['apple']?.card?.stability ?? 0;
  await store.set(loadSchedulerAtom);
  await store.set(deriveCardsAtom);
  await record({ ...buildAnswer('1'), langCode: 'de' });
  const usual = stability();
  await store.set(changePracticeAtom, {
    wordIds: ['apple'],
    change: (history) => withEvents(history, []),
    stream: {
      cursor: 1,
      isComplete: true,
      parameters: defaultParameters.map((value) => value * 1.1),
    },
  });
  expect(stability()).toBeGreaterThan(usual);
});

it('shows what another tab has stored, and derives its card', async () => {
  const [first, second] = [openTab(), openTab()];
  await second.store.set(loadSchedulerAtom);
  await second.record(createMark(pear, 'saved', () => '2026-03-01'));
  first.store.set(tabsAtom, {
    postMessage: (change) => second.store.set(showChangeAtom, change),
  });
  await second.practiceStore.change(visitor, addEvents(buildMark('1', 'apple')));
  await first.practiceStore.change(visitor, addEvents(buildMark('1', 'apple')));
  const mark = createMark(apple, 'known', () => '2026-03-01');
  await first.record(mark);
  expect(second.reviewIds('apple')).toEqual(['1', mark.id]);
  expect(Object.keys(second.store.get(reviewsAtom))).toEqual(['pear', 'apple']);
  await second.store.set(deriveCardsAtom);
  expect(second.store.get(reviewsAtom)['apple']).toHaveProperty('card');
});

it('ignores a tab of another learner', async () => {
  const [first, second] = [openTab(), openTab()];
  await Promise.all([first.signIn('ada'), second.signIn('bob')]);
  first.store.set(tabsAtom, {
    postMessage: (change) => second.store.set(showChangeAtom, change),
  });
  await first.record(createMark(apple, 'known', () => '2026-03-01'));
  expect(second.store.get(practiceAtom)).toMatchObject({ owner: 'bob', histories: {} });
});

it('sends no answer that the server would refuse', async () => {
  const { store, practiceStore } = openTab();
  const answer = buildAnswer('1', 'apple');
  const long = { ...answer, answer: `${'a'.repeat(499)}😀`, milliseconds: -20, langCode: 'de' };
  await store.set(storeEventsAtom, [long]);
  const { events } = await practiceStore.listUnsent(visitor, {});
  expect(events).toMatchObject([{ answer: 'a'.repeat(499), milliseconds: 0 }]);
});
