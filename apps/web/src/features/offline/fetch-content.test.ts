import 'fake-indexeddb/auto';
import { createApiClient } from '@wordhoard/api-client';
import type { ListRecord } from '@wordhoard/contract';
import { createCard, review } from '@wordhoard/review-scheduler';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildList } from '../../test/build-list.ts';
import { buildWord } from '../../test/build-material.ts';
import type { ReviewRecord } from '../review/review-history.ts';
import { createContentStore } from './content-store.ts';
import { fetchContent } from './fetch-content.ts';

const today = '2026-03-01';
const day = 86_400_000;
const saved = { langCode: 'de', reviews: [], undone: [], card: createCard(today) };
const answered = {
  ...saved,
  reviews: [{ id: '1', at: `${today}T08:00:00.000Z`, day: today, rating: 3 as const }],
  card: review(saved.card, 3, today),
};

interface ServerOptions {
  /** The lists that the learner has saved. */
  lists?: ListRecord[];
  wordsOfLists?: Record<string, string[]>;
  goneIds?: string[];
  /** Words that only the link of a list shows, by the id of the list. */
  byLink?: Record<string, string[]>;
}

/** A server with endless lessons. */
function createServer({
  lists = [],
  wordsOfLists = {},
  goneIds = [],
  byLink = {},
}: ServerOptions = {}) {
  const isByLink = (id: string) => Object.values(byLink).some((ids) => ids.includes(id));
  const calls: string[] = [];
  const toPage = (data: unknown[]) => ({ page: 1, skip: 0, total: data.length, data });
  const card = (id: string) => ({ ...buildWord({ text: id }), id });
  const answers: Record<string, (body: never) => unknown> = {
    '/front-lesson/next': ({ learnedIds }: { learnedIds: string[] }) => {
      const latest = Number(learnedIds.at(-1)?.slice('lesson '.length) ?? -1);
      const ids = [1, 2].map((place) => `lesson ${latest + place}`);
      return { list: null, ids, remaining: 9 };
    },
    '/front-word/feed': () => toPage([card('common')]),
    '/front-user/lists': ({ saved: areSaved }: { saved: boolean }) => toPage(areSaved ? lists : []),
    '/front-list/record': ({ id }: { id: string }) => buildList(id),
    '/front-list/word-feed': ({ listId }: { listId: string }) =>
      toPage((wordsOfLists[listId] ?? []).map(card)),
    '/front-offline/words': ({ ids, openedIds }: { ids: string[]; openedIds: string[] }) => ({
      words: ids
        .filter((id) => !goneIds.includes(id))
        .filter((id) => !isByLink(id) || openedIds.some((one) => byLink[one]?.includes(id)))
        .map((id) => ({
          word: { ...card(id), isByLink: isByLink(id) },
          accepted: [],
          definitions: [],
          acceptedByDefinition: [],
          homographs: [],
        })),
    }),
  };
  const api = createApiClient({
    baseUrl: 'https://wordhoard.test',
    token: () => undefined,
    locale: () => 'en',
    fetch: () => Promise.reject(new Error('The device would store its own answers')),
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    return Response.json(answers[pathname]?.((await request.json()) as never));
  });
  return { api, calls };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

let databases = 0;

async function openDevice(options?: ServerOptions) {
  databases += 1;
  const store = createContentStore(`content ${databases}`);
  const server = createServer(options);
  const fill = (record: ReviewRecord, changes: Partial<Parameters<typeof fetchContent>[0]> = {}) =>
    fetchContent({
      api: server.api,
      store,
      owner: 'ada',
      languages: { learnLangCode: 'de', tranLangCode: 'en' },
      level: undefined,
      record,
      listIds: [],
      areListsOld: false,
      openedIds: [],
      now: 10 * day,
      today,
      ...changes,
    });
  const listWords = async () => (await store.readWords()).map(({ id }) => id);
  return { store, server, fill, listWords };
}

const lessonIds = ['lesson 0', 'lesson 1', 'lesson 2', 'lesson 3', 'lesson 4', 'lesson 5'];

describe('stored content', () => {
  it('has the next lessons, wrong options, what is due, what is to learn, and lists', async () => {
    const device = await openDevice({
      lists: [buildList('fruit', { isLinked: true })],
      wordsOfLists: { fruit: ['apple', 'pear'], chosen: ['plum'] },
    });
    const wanted = await device.fill({ saved, due: answered }, { listIds: ['chosen'] });
    const expected = [...lessonIds, 'common', 'due', 'saved', 'plum', 'apple', 'pear'];
    expect(wanted).toEqual(expected.map((id) => ['en', id]));
    expect((await device.listWords()).toSorted()).toEqual(expected.toSorted());
  });

  it('is fetched once, and again after a week', async () => {
    const { fill, server } = await openDevice();
    await fill({ due: answered });
    server.calls.length = 0;
    await fill({ due: answered }, { now: 10 * day + 1 });
    expect(server.calls).toEqual([]);
    await fill({ due: answered, added: saved });
    expect(server.calls).toEqual(['/front-offline/words']);
    await fill({ due: answered, added: saved }, { now: 18 * day });
    expect(server.calls.filter((path) => path === '/front-offline/words')).toHaveLength(2);
  });

  it('follows the lessons that are done, and edited lists', async () => {
    const wordsOfLists = { fruit: ['apple'] };
    const { fill, server, listWords } = await openDevice({
      lists: [buildList('fruit', { isLinked: true })],
      wordsOfLists,
    });
    await fill({});
    server.calls.length = 0;
    await fill({ 'lesson 0': answered, 'lesson 1': answered });
    expect(server.calls).toEqual(['/front-lesson/next', '/front-offline/words']);
    await fill({}, { areListsOld: true });
    expect(server.calls.filter((path) => path === '/front-list/word-feed')).toEqual([]);
    wordsOfLists.fruit = ['pear'];
    await fill({}, { now: 12 * day });
    expect(await listWords()).not.toContain('apple');
    expect(await listWords()).toContain('pear');
  });

  it('asks once for words that do not exist any more', async () => {
    const { fill, server, listWords } = await openDevice({ goneIds: ['gone'] });
    await fill({ gone: answered });
    server.calls.length = 0;
    await fill({ gone: answered });
    expect(server.calls).toEqual([]);
    expect(await listWords()).not.toContain('gone');
  });

  it('keeps a learned word that a link has shown, also when its list is deleted', async () => {
    const byLink: Record<string, string[]> = { shared: ['learned', 'other'] };
    const { fill, listWords } = await openDevice({ byLink });
    const openedIds = ['shared'];
    const record = { learned: answered, other: answered };
    await fill(record, { openedIds });
    expect(await listWords()).toEqual(expect.arrayContaining(['learned', 'other']));
    // Nobody has the words any more but the server would tell so.
    byLink['elsewhere'] = ['learned', 'other'];
    delete byLink['shared'];
    await fill({ learned: answered }, { openedIds, now: 20 * day });
    expect(await listWords()).toContain('learned');
    expect(await listWords()).not.toContain('other');
  });

  it('belongs to one learner', async () => {
    const { fill, listWords, store } = await openDevice();
    await fill({ due: answered });
    await store.claim('eve');
    await store.change('ada', { answer: { key: 'late', answer: 1 } });
    expect([await listWords(), await store.readAnswer('late')]).toEqual([[], undefined]);
    await store.clear();
    expect(await store.readState()).toBeUndefined();
  });

  it('has at most 2,000 words, those that are due first', async () => {
    const { fill } = await openDevice();
    const many = Object.fromEntries(
      Array.from({ length: 2_500 }, (_, index) => [`word ${index}`, saved]),
    );
    const wanted = await fill({ due: answered, ...many });
    expect(wanted).toHaveLength(2_000);
    expect(wanted).toContainEqual(['en', 'due']);
  });
});
