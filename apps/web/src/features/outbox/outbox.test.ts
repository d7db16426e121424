import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { ApiFailure } from '@wordhoard/api-client';
import { createStore } from 'jotai';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type WaitingEdit, waitingEditsAtom } from '../../shared/outbox/waiting-edits.ts';
import { beginSessionAtom, endSessionAtom } from '../../shared/session/session-atom.ts';
import { createVisitTables } from '../../shared/storage/learner-tables.ts';
import { answerWithEdits } from './answer-edits.ts';
import { discardEditAtom, keepEditAtom, loadEditsAtom, retryEditAtom } from './change-outbox.ts';
import { createOutboxDatabase } from './outbox-database.ts';
import { sendEdits } from './send-edits.ts';

const listId = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';
const wordId = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a11';
const otherId = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a12';
const newList = { id: listId, name: 'Fruit', slug: 'fruit-list', langCode: 'de', privacy: 1 };
const newWord = { listId, children: [{ id: wordId, link: true }] };

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** Opens the app on this device; whoever opens it again finds what was stored. */
function openApp(username = 'ada') {
  const store = createStore();
  store.set(beginSessionAtom, {
    token: username,
    user: { username, learn: 'de' },
    expiresAt: Number.POSITIVE_INFINITY,
  });
  const { answer: call, queue } = answerWithEdits({
    store,
    answerStored: async (path) => (path === '/stored' ? 'stored' : undefined),
    answerKept: async () => undefined,
    findName: (id) => (id === wordId ? 'Apfel' : undefined),
  });
  const edits = () => store.get(waitingEditsAtom);
  return {
    store,
    call,
    queue,
    edits,
    waitingPaths: () => edits().map(({ path }) => path.replace('/front-list/', '')),
    create: async () => {
      await call('/front-list/create', newList);
      await call('/front-list/link-word', newWord);
    },
    send: (send: (edit: WaitingEdit) => Promise<unknown>, isSignedIn = () => true) =>
      sendEdits({ store, owner: username, send, isSignedIn }),
  };
}

const accept = async () => undefined;
const fail =
  (status: number, path = '/') =>
  async (edit: WaitingEdit) => {
    if (edit.path.includes(path)) throw new ApiFailure(status, { message: `Refused: ${status}` });
  };

describe('without a connection', () => {
  it('keeps edits in order, for their learner, over a restart', async () => {
    await openApp().create();
    const again = openApp();
    await again.store.set(loadEditsAtom, 'ada');
    expect(again.waitingPaths()).toEqual(['create', 'link-word']);
    expect(again.edits()[1]).toMatchObject({ body: newWord, names: { [wordId]: 'Apfel' } });
    const other = openApp('bob');
    await other.call('/front-list/feed', {});
    expect(other.edits()).toEqual([]);
  });

  it('answers with the list that will exist, under an address that is free', async () => {
    const { call, edits } = openApp();
    const created = await call('/front-list/create', newList);
    expect(created).toMatchObject({ id: listId, name: 'Fruit', slug: 'fruit-5b1f6a10' });
    expect(edits()[0]?.body).toMatchObject({ slug: 'fruit-5b1f6a10' });
    expect(await call('/front-list/record', { id: listId })).toEqual(created);
  });

  it('keeps nothing that needs the server, and nothing of visitors', async () => {
    const { call, edits, store } = openApp();
    expect(await call('/front-auth/change-password', {})).toBeUndefined();
    expect(await call('/front-list/import', { text: 'a', name: 'New' })).toBeUndefined();
    expect(await call('/stored', {})).toBe('stored');
    expect(edits()).toEqual([]);
    store.set(beginSessionAtom, undefined as never);
    expect(await call('/front-list/create', newList)).toBeUndefined();
  });

  it('keeps the order in which edits were made, even if the clock was set back', async () => {
    const { store, call, waitingPaths } = openApp();
    const id = newId({ msecs: Date.UTC(2100) });
    await store.set(keepEditAtom, 'ada', { id, path: 'future', body: {}, names: {} });
    await call('/front-list/delete', { id: listId });
    await call('/front-list/link-word', newWord);
    expect(waitingPaths()).toEqual(['future', 'delete', 'link-word']);
  });

  it('shows the edits of a learner to nobody else', async () => {
    const { store, create, edits } = openApp();
    await create();
    store.set(endSessionAtom, 'signedOut');
    expect(edits()).toEqual([]);
  });

  it.each([
    ['refuses to store', () => Promise.reject(new DOMException('', 'QuotaExceededError'))],
    ['does not answer', () => new Promise<never>(() => undefined)],
  ])('keeps edits for the visit if the browser %s', async (_, answer) => {
    const stored = createVisitTables<{ edit: WaitingEdit }>();
    let isBroken = false;
    const open =
      async (): Promise<typeof stored> =>
      (...call) =>
        isBroken ? answer() : stored(...call);
    const outbox = createOutboxDatabase(open, 1);
    const put = (id: string) => outbox.put('ada', { id, path: '/', body: {}, names: {} });
    await put('1');
    await put('2');
    expect(await outbox.load('ada')).toHaveLength(2);
    expect(outbox.isForVisit()).toBe(false);
    isBroken = true;
    await put('3');
    expect(outbox.isForVisit()).toBe(true);
    await outbox.remove('ada', ['1']);
    expect((await outbox.load('ada')).map(({ id }) => id)).toEqual(['2', '3']);
    expect(await outbox.load('bob')).toEqual([]);
  });

  it('discards an edit with those that depend on it', async () => {
    const { store, create, edits, call } = openApp();
    await create();
    await call('/front-list/delete', { id: wordId });
    const [creation] = edits();
    if (creation) expect(await store.set(discardEditAtom, creation)).toHaveLength(2);
    expect(edits()).toHaveLength(1);
  });
});

describe('when the server is back', () => {
  it('sends edits in order, once', async () => {
    const { create, edits, send } = openApp();
    await create();
    const sent: string[] = [];
    const receive = async ({ path }: WaitingEdit) => sent.push(path);
    expect(await send(receive)).toMatchObject({ sentCount: 2, refusedCount: 0 });
    await send(receive);
    expect(sent).toEqual(['/front-list/create', '/front-list/link-word']);
    expect(edits()).toEqual([]);
  });

  it.each([0, 401, 408, 429, 500, 503])('keeps edits for later after status %d', async (status) => {
    const { create, waitingPaths, send } = openApp();
    await create();
    expect(await send(fail(status))).toMatchObject({ sentCount: 0, refusedCount: 0 });
    expect(waitingPaths()).toEqual(['create', 'link-word']);
    expect(await send(accept)).toMatchObject({ sentCount: 2 });
  });

  it.each([400, 403, 404, 409, 413, 422])(
    'lists what is refused with status %d, and holds what depends on it',
    async (status) => {
      const { create, call, edits, waitingPaths, send } = openApp();
      await create();
      await call('/front-list/update', { id: wordId, name: 'Other' });
      expect(await send(fail(status, 'create'))).toMatchObject({ sentCount: 1, refusedCount: 1 });
      expect(waitingPaths()).toEqual(['create', 'link-word']);
      expect(edits()[0]?.refusal).toEqual({ message: `Refused: ${status}` });
      expect(await call('/front-list/record', { id: listId })).toBeUndefined();
      expect(await send(accept)).toMatchObject({ sentCount: 0 });
    },
  );

  it('lets no edit overtake those that can still be sent', async () => {
    const { create, queue, waitingPaths, send } = openApp();
    const edit = ['/front-list/delete', { id: wordId }] as const;
    expect(await queue(...edit)).toBeUndefined();
    await create();
    expect(await queue('/stored', {})).toBeUndefined();
    expect(await queue(...edit)).toEqual({ id: wordId });
    expect(waitingPaths()).toEqual(['create', 'link-word', 'delete']);
    await send(fail(422, 'create'));
    expect(await queue(...edit)).toBeUndefined();
    expect(waitingPaths()).toEqual(['create', 'link-word']);
  });

  it('lets edits of other things overtake one that the server fails to take', async () => {
    const { create, call, queue, waitingPaths, send } = openApp();
    await create();
    await call('/front-list/update', { id: listId, name: 'Obst' });
    await call('/front-list/delete', { id: otherId });
    expect(await send(fail(500, 'create'))).toMatchObject({ sentCount: 1 });
    expect(waitingPaths()).toEqual(['create', 'link-word', 'update']);
    expect(await queue('/front-list/delete', { id: otherId })).toBeUndefined();
    expect(await queue('/front-list/delete', { id: wordId })).toEqual({ id: wordId });
  });

  it('sends changes of settings in their order, even if the server fails to take one', async () => {
    const { call, send, edits } = openApp();
    for (const reminderHour of [7, 8])
      await call('/front-progress/update-settings', { reminderHour });
    expect(await send(fail(500))).toMatchObject({ sentCount: 0 });
    expect(edits().map(({ failures }) => failures)).toEqual([1, undefined]);
  });

  it('lets the learner decide about an edit that the server has failed to take five times', async () => {
    const { store, create, edits, waitingPaths, send } = openApp();
    await create();
    const outcomes: number[] = [];
    for (let turn = 0; turn < 5; turn += 1)
      outcomes.push((await send(fail(500, 'create'))).refusedCount);
    expect(outcomes).toEqual([0, 0, 0, 0, 1]);
    expect(edits()[0]?.refusal).toEqual({ message: 'Refused: 500' });
    expect(await send(accept)).toMatchObject({ sentCount: 0 });
    const [creation] = edits();
    if (creation) await store.set(retryEditAtom, creation);
    expect(waitingPaths()).toEqual(['create', 'link-word']);
    expect(await send(accept)).toMatchObject({ sentCount: 2 });
  });

  it('tells for how long the server takes no more', async () => {
    const { create, send } = openApp();
    await create();
    const busy = new ApiFailure(429, { message: 'Too many' }, 90);
    expect(await send(() => Promise.reject(busy))).toMatchObject({ retryAfterSeconds: 90 });
  });

  it('takes what no longer exists as deleted', async () => {
    const { call, edits, send } = openApp();
    await call('/front-list/delete', { id: listId });
    expect(await send(fail(404))).toMatchObject({ sentCount: 1, refusedCount: 0 });
    expect(edits()).toEqual([]);
  });

  it('stops when another learner signs in', async () => {
    const { create, edits, send } = openApp();
    await create();
    await send(accept, () => edits().length > 1);
    expect(edits()).toHaveLength(1);
  });

  it('sends what is edited meanwhile', async () => {
    const { create, call, edits, send } = openApp();
    await create();
    let isEdited = false;
    await send(async () => {
      if (!isEdited) await call('/front-list/delete', { id: wordId });
      isEdited = true;
    });
    expect(edits()).toEqual([]);
  });
});
