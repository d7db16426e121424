import { addEvents, buildMark, buildPlayed } from '../../test/build-practice.ts';
import { createVisitStore, openPracticeStore } from './practice-database.ts';
import type { JoinHistories, PracticeStore } from './practice-store.ts';
import { withEvents } from './stored-event.ts';
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';

let databases = 0;
const createName = () => {
  databases += 1;
  return `practice ${databases}`;
};

const listWordIds = async (store: PracticeStore, owner = 'ada') =>
  Object.keys((await store.load(owner)).histories);
const listUnsentIds = async (store: PracticeStore, owner = 'ada') =>
  (await store.listUnsent(owner, {})).events.map(({ id }) => id);
const listUnsentSessions = async (store: PracticeStore) =>
  (await store.listUnsent('ada', {})).sessions;
const nothing = { wordIds: [], change: () => withEvents(undefined, []) };
const join: JoinHistories = (history, moved) => withEvents(history, moved.reviews, moved.langCode);

describe.each([
  ['of a visit', async () => createVisitStore()],
  ['in a database', () => openPracticeStore(createName())],
])('practice %s', (_, open) => {
  it('is empty at first', async () => {
    const store = await open();
    expect(await store.load('ada')).toEqual({
      histories: {},
      unsentCount: 0,
      stream: { cursor: 0, isComplete: false, parameters: null },
    });
    expect(await store.listUnsent('ada', {})).toEqual({ events: [], sessions: [] });
  });

  it('has the changed histories, the latest last', async () => {
    const store = await open();
    await store.change('ada', addEvents(buildMark('1', 'apple')));
    const changed = await store.change('ada', addEvents(buildMark('2', 'pear', 1)));
    expect(Object.keys(changed.histories)).toEqual(['pear']);
    expect(changed.unsentCount).toBe(2);
    const { histories } = await store.load('ada');
    expect(Object.keys(histories)).toEqual(['apple', 'pear']);
    expect(histories['pear']).toEqual(changed.histories['pear']);
    expect(histories['pear']).toMatchObject({ langCode: 'de', reviews: [{ id: '2' }] });
  });

  it('is sent in order, in parts, and then no more', async () => {
    const store = await open();
    const events = ['1', '2', '3'].map((id, minute) => buildMark(id, 'apple', minute));
    await store.change('ada', addEvents(...events));
    const sent = await store.listUnsent('ada', { events: 2 });
    expect(sent.events).toEqual(events.slice(0, 2));
    const { unsentCount } = await store.change('ada', { ...nothing, sent });
    expect(unsentCount).toBe(1);
    expect(await listUnsentIds(store)).toEqual(['3']);
    expect(await listWordIds(store)).toEqual(['apple']);
  });

  it('sends a session in its latest state, and no more once the account has it', async () => {
    const store = await open();
    const finished = buildPlayed('s', { finishedAt: '2026-03-01T12:00:00.000Z' });
    await store.change('ada', { ...nothing, sessions: [buildPlayed('s')] });
    await store.change('ada', { ...nothing, sessions: [finished] });
    expect(await listUnsentSessions(store)).toEqual([finished]);
    const sent = await store.listUnsent('ada', {});
    expect(await store.change('ada', { ...nothing, sent })).toMatchObject({ unsentCount: 0 });
    expect(await listUnsentSessions(store)).toEqual([]);
  });

  it('sends a session again if it changed while it was sent', async () => {
    const store = await open();
    await store.change('ada', { ...nothing, sessions: [buildPlayed('s')] });
    const sent = await store.listUnsent('ada', {});
    const finished = buildPlayed('s', { finishedAt: '2026-03-01T12:00:00.000Z' });
    await store.change('ada', { ...nothing, sessions: [finished] });
    expect(await store.change('ada', { ...nothing, sent })).toMatchObject({ unsentCount: 1 });
    expect(await listUnsentSessions(store)).toEqual([finished]);
  });

  it('knows how much of the account it has', async () => {
    const store = await open();
    const stream = { cursor: 7, isComplete: true, parameters: [1, 2] };
    await store.change('ada', { ...nothing, stream });
    expect(await store.change('ada', addEvents(buildMark('1')))).toMatchObject({ stream });
    expect(await store.load('ada')).toMatchObject({ stream });
  });

  it('is invisible to another account on the same device', async () => {
    const store = await open();
    await store.change('ada', {
      ...addEvents(buildMark('1')),
      sessions: [buildPlayed('s')],
      stream: { cursor: 7, isComplete: true, parameters: [1] },
    });
    for (const other of ['', 'ad', 'ada2', 'bob']) {
      expect(await store.load(other)).toEqual(await createVisitStore().load(other));
      expect(await store.listUnsent(other, {})).toEqual({ events: [], sessions: [] });
    }
  });

  it('moves from a visitor to their account, and no event twice', async () => {
    const store = await open();
    await store.change('ada', addEvents(buildMark('1', 'apple')));
    const visited = addEvents(
      buildMark('1', 'apple'),
      buildMark('2', 'apple'),
      buildMark('3', 'fig'),
    );
    await store.change('', { ...visited, sessions: [buildPlayed('s')] });
    await store.move('', 'ada', join);
    await store.move('', 'ada', join);
    const { histories, unsentCount } = await store.load('ada');
    expect(histories['apple']?.reviews.map(({ id }) => id)).toEqual(['1', '2']);
    expect(histories['fig']).toMatchObject({ langCode: 'de', reviews: [{ id: '3' }] });
    expect(unsentCount).toBe(4);
    expect(await listUnsentIds(store)).toEqual(['1', '2', '3']);
    expect(await store.load('')).toEqual(await createVisitStore().load(''));
  });

  it('is gone once it is removed, and that of others stays', async () => {
    const store = await open();
    const everything = {
      ...addEvents(buildMark('1')),
      sessions: [buildPlayed('s')],
      stream: { cursor: 7, isComplete: true, parameters: [1] },
    };
    for (const owner of ['ada', 'bob']) await store.change(owner, everything);
    await store.remove('ada');
    expect(await store.load('ada')).toEqual(await createVisitStore().load('ada'));
    expect(await store.load('bob')).toMatchObject({ unsentCount: 2, stream: { cursor: 7 } });
  });

  it('stays as it was if a change fails', async () => {
    const store = await open();
    await store.change('ada', addEvents(buildMark('1', 'apple')));
    const failing = addEvents(buildMark('2', 'apple'), buildMark('3', 'pear'));
    const change: typeof failing.change = (history, wordId) => {
      if (wordId === 'pear') throw new RangeError('Not a time');
      return failing.change(history, wordId);
    };
    await expect(store.change('ada', { ...failing, change })).rejects.toThrow('Not a time');
    const { histories, unsentCount } = await store.load('ada');
    expect(histories['apple']?.reviews).toHaveLength(1);
    expect([Object.keys(histories), unsentCount]).toEqual([['apple'], 1]);
  });
});

describe('a database', () => {
  it('has the practice of an earlier visit', async () => {
    const name = createName();
    await (await openPracticeStore(name)).change('ada', {
      ...addEvents(buildMark('1')),
      sessions: [buildPlayed('s')],
    });
    const later = await openPracticeStore(name);
    expect(await later.load('ada')).toMatchObject({
      histories: { apple: { langCode: 'de', reviews: [{ id: '1' }] } },
      unsentCount: 2,
    });
    expect(await listUnsentIds(later)).toEqual(['1']);
  });

  it('loses nothing if two tabs change the same word at the same time', async () => {
    const name = createName();
    const tabs = await Promise.all([openPracticeStore(name), openPracticeStore(name)]);
    await Promise.all(
      tabs.flatMap((tab, index) =>
        [0, 1, 2].map((turn) =>
          tab.change('ada', addEvents(buildMark(`${index} ${turn}`, 'apple', turn))),
        ),
      ),
    );
    const { histories, unsentCount } = await (await openPracticeStore(name)).load('ada');
    expect(histories['apple']?.reviews).toHaveLength(6);
    expect(unsentCount).toBe(6);
  });
});
