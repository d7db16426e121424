import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { Knowing, type QuizCode, QuizMode, WordMode } from '@wordhoard/contract/enumeration';
import { createCard, review } from '@wordhoard/review-scheduler';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { keptOpeningsAtom } from '../../shared/page/kept-openings.ts';
import { buildList } from '../../test/build-list.ts';
import { buildWord } from '../../test/build-material.ts';
import { offlineListsAtom } from '../list/offline-lists.ts';
import { practiceAtom } from '../review/practice.ts';
import { emptyPractice } from '../review/practice-store.ts';
import { answerOfflineAtom } from './answer-offline.ts';
import { contentStoreAtom, type StoredWord } from './content-store.ts';
import { lessonAnswers } from './lesson-answers.ts';
import { listAnswers } from './list-answers.ts';
import type { OfflineContent } from './offline-content.ts';
import { quizAnswers } from './quiz-answers.ts';
import { claimContentAtom, removeContentAtom } from './remove-content.ts';
import { followSeenAnswers } from './seen-answers.ts';
import { wordAnswers } from './word-answers.ts';

const today = '2026-03-01';
const saved = { langCode: 'de', reviews: [], undone: [], card: createCard(today) };
const answered = {
  ...saved,
  reviews: [{ id: '1', at: `${today}T08:00:00.000Z`, day: today, rating: 3 as const }],
  card: review(saved.card, 3, today),
};

const store = (text: string, translation: string, changes: Partial<StoredWord['word']> = {}) => {
  const word = { ...buildWord({ text, translations: [translation] }), id: text, ...changes };
  const [definition] = buildWord({ text, translations: [`it is a ${translation}`] }).trans;
  return {
    word,
    id: text,
    tranLangCode: 'en',
    storedAt: 0,
    accepted: [{ text: `another ${text}`, speechPartId: 6 }],
    definitions: definition ? [definition] : [],
    acceptedByDefinition: [],
    homographs: [],
    spellings: [{ langCode: 'de', text: `another ${text}`, spelling: `other ${text}` }],
  } satisfies StoredWord;
};

const fruit = ['Apfel', 'Birne', 'Pflaume', 'Kirsche', 'Traube'];
const lesson = { list: null, ids: ['Apfel', 'Birne'], remaining: 3 };

function buildContent(changes: Partial<OfflineContent> = {}): OfflineContent {
  const stored = [
    store('Apfel', 'apple'),
    store('Birne', 'pear'),
    store('Pflaume', 'plum'),
    store('Kirsche', 'cherry'),
    store('Traube', 'grape', { grammar: { plural: 'Trauben' } }),
    store('Straße', 'street'),
  ];
  return {
    owner: 'ada',
    version: 1,
    lists: [{ list: buildList('fruit', { isLinked: true }), wordIds: fruit, storedAt: 0 }],
    listsAskedAt: 0,
    goneIds: [],
    record: {},
    today,
    words: new Map(stored.map((word) => [word.id, word])),
    lessons: { langCode: 'de', tranLangCode: 'en', storedAt: 0, chosen: [lesson] },
    ...changes,
  };
}

const languages = { langCode: 'de', tranLangCode: 'en' };

describe('a learner of a shared device', () => {
  it('gets no word and no media of another one, whose session has expired', async () => {
    const caches = { delete: vi.fn(async () => true) };
    vi.stubGlobal('caches', caches);
    const device = createStore();
    const content = device.get(contentStoreAtom);
    const ids = ['Apfel', 'Birne'];
    const find = () =>
      device.set(answerOfflineAtom, '/front-word/words', { ids, tranLangCode: 'en' });
    for (const [owner, text] of [
      ['ada', 'Apfel'],
      ['bob', 'Birne'],
    ] as const) {
      device.set(practiceAtom, { ...emptyPractice, owner });
      expect(await find()).toBeUndefined();
      await device.set(claimContentAtom, owner);
      await content.change(owner, { words: [store(text, 'fruit')] });
      expect(await find()).toMatchObject({ data: [{ id: text }] });
    }
    expect(caches.delete.mock.calls).toEqual([['media']]);
    vi.unstubAllGlobals();
  });

  it('keeps nothing about other people', () => {
    const client = new QueryClient();
    const onAnswer = vi.fn();
    followSeenAnswers(client, 'ada', onAnswer);
    for (const username of ['bob', 'ada'])
      client.setQueryData(['post', '/front-user/record', { body: { username } }], {});
    expect(onAnswer.mock.calls).toEqual([['/front-user/record {"username":"ada"}', {}]]);
  });
});

it('stores nothing after the learner has removed everything, until they want it again', async () => {
  vi.stubGlobal('caches', { delete: async () => true });
  const device = createStore();
  expect(await device.set(claimContentAtom, 'ada')).toBe(true);
  await device.set(removeContentAtom, true);
  expect(await device.set(claimContentAtom, 'ada')).toBe(false);
  // The learner signs out.
  await device.set(removeContentAtom);
  expect(await device.set(claimContentAtom, 'bob')).toBe(false);
  expect(await device.get(contentStoreAtom).readState()).toBeUndefined();
  device.set(offlineListsAtom, { ...device.get(offlineListsAtom), isOff: false });
  expect(await device.set(claimContentAtom, 'ada')).toBe(true);
});

it('removes everything that is stored, and tells whether all of it is gone', async () => {
  const remove = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: remove });
  const store = createStore();
  store.set(keptOpeningsAtom, { lang: 'en', pages: { '/list/own': '<h1>A private list</h1>' } });
  expect(await store.set(removeContentAtom)).toBe(true);
  expect(store.get(keptOpeningsAtom).pages).toEqual({});
  remove.mockRejectedValue(new DOMException('', 'UnknownError'));
  expect(await createStore().set(removeContentAtom)).toBe(false);
});

describe('a lesson on the device', () => {
  const next = (content: OfflineContent, request = {}) =>
    lessonAnswers['/front-lesson/next']?.({ ...languages, ...request }, content);

  it('is the first stored one with words to learn', () => {
    expect(next(buildContent())).toEqual(lesson);
    const chosen = [lesson, { ...lesson, ids: ['Pflaume'] }];
    const lessons = { langCode: 'de', tranLangCode: 'en', storedAt: 0, chosen };
    const record = { Apfel: answered, Birne: answered };
    expect(next(buildContent({ lessons, record }))).toMatchObject({ ids: ['Pflaume'] });
  });

  it('otherwise has saved words, and none if nothing is left', () => {
    const lessons = undefined;
    expect(next(buildContent({ lessons, record: { Kirsche: saved } }))).toEqual({
      list: null,
      ids: ['Kirsche'],
      remaining: 0,
    });
    expect(next(buildContent({ lessons }))).toBeUndefined();
  });

  it('goes through a list in its order', () => {
    const content = buildContent({ record: { Apfel: answered } });
    expect(next(content, { listId: 'fruit', maxWords: 3 })).toEqual({
      list: { id: 'fruit', slug: 'fruit', name: 'fruit' },
      ids: ['Birne', 'Pflaume', 'Kirsche'],
      remaining: 1,
    });
  });
});

describe('a quiz on the device', () => {
  type Source = Parameters<NonNullable<(typeof quizAnswers)['/front-quiz/entity']>>[0]['source'];
  const ask = (source: Source, content = buildContent(), codes: QuizCode[] = ['spelling']) =>
    quizAnswers['/front-quiz/entity']?.(
      { source, tranLangCode: 'en', codes, direction: 'backward', mode: QuizMode.Tran, seed: 1 },
      content,
    );

  it.each<[string, Source, string[]]>([
    ['a list', { kind: 'list', slug: 'fruit' }, fruit],
    ['chosen words', { kind: 'words', ids: ['Birne', 'missing'], langCode: 'de' }, ['Birne']],
    ['own words', { kind: 'own', knowing: 'saved', langCode: 'de' }, ['Kirsche']],
    ['a search', { kind: 'search', text: 'pfl', langCode: 'de' }, ['Pflaume']],
  ])('asks the words of %s', async (_, source, expected) => {
    const quiz = await ask(source, buildContent({ record: { Kirsche: saved } }));
    expect(quiz?.pairs.map(({ word }) => word.id).toSorted()).toEqual(expected.toSorted());
    expect(quiz?.settings).toMatchObject({ asks: 'meaning', count: 10, source });
  });

  it('accepts what the server knows to be right, and offers words of the same list as wrong options', async () => {
    const source: Source = { kind: 'words', ids: ['Birne'], langCode: 'de' };
    const quiz = await ask(source, buildContent(), ['multiple-choice']);
    expect(quiz?.pairs[0]?.item).toMatchObject({
      accepted: ['Birne', 'another Birne'],
      spellings: ['other Birne'],
    });
    const options = quiz?.pool.map(({ text }) => text);
    expect(options?.slice(0, 4)).toEqual(['Apfel', 'Pflaume', 'Kirsche', 'Traube']);
  });

  it('asks words together that are mixed up, which are no part of its settings', async () => {
    const source = { kind: 'list', slug: 'fruit' } as const;
    const settings = { source, tranLangCode: 'en', codes: ['spelling' as const], seed: 1 };
    const content = buildContent();
    const askTogether = (mixedUp: [string, string][]) =>
      quizAnswers['/front-quiz/entity']?.({ ...settings, mixedUp }, content);
    const order = (await askTogether([]))?.pairs.map(({ word }) => word.id) ?? [];
    const [first = '', last = ''] = [order[0], order.at(-1)];
    const quiz = await askTogether([[first, last]]);
    expect(quiz?.pairs[1]?.word.id).toBe(last);
    expect(quiz?.settings).not.toHaveProperty('mixedUp');
  });

  it('is left to the server for words that the device does not have', async () => {
    expect(await ask({ kind: 'list', slug: 'animals' })).toBeUndefined();
    const inOtherLanguage = buildContent({ words: new Map() });
    expect(await ask({ kind: 'list', slug: 'fruit' }, inOtherLanguage)).toBeUndefined();
    expect(await ask({ kind: 'words', ids: ['missing'], langCode: 'de' })).toBeUndefined();
    expect(await ask({ kind: 'tag', code: 'fruit', langCode: 'de' })).toBeUndefined();
  });

  it('knows what can be asked, also by definitions', async () => {
    const source: Source = { kind: 'list', slug: 'fruit' };
    const availability = await quizAnswers['/front-quiz/availability']?.(
      { source, tranLangCode: 'en', seed: 1 },
      buildContent(),
    );
    expect(availability).toMatchObject({
      meaning: { translation: { count: 5 }, image: { count: 0 }, definition: { count: 5 } },
      grammar: { plural: { count: 1 } },
    });
  });
});

describe('lists and words on the device', () => {
  it('are answered page by page', () => {
    const content = buildContent();
    const page = { page: 2, pageSize: 2, tranLangCode: 'en' };
    expect(listAnswers['/front-list/word-feed']?.({ listId: 'fruit', ...page }, content)).toEqual({
      page: 2,
      skip: 2,
      total: 5,
      data: [content.words.get('Pflaume')?.word, content.words.get('Kirsche')?.word],
    });
    expect(listAnswers['/front-list/record']?.({ slug: 'animals' }, content)).toBeUndefined();
    const inOtherLanguage = buildContent({ words: new Map() });
    expect(
      listAnswers['/front-list/word-feed']?.({ listId: 'fruit' }, inOtherLanguage),
    ).toBeUndefined();
    const lists = (saved: boolean) =>
      listAnswers['/front-user/lists']?.({ username: 'ada', saved }, content);
    expect(lists(true)).toMatchObject({ total: 1, data: [{ id: 'fruit' }] });
    expect(lists(false)).toMatchObject({ total: 0 });
  });

  it('are left to the server if the device has no list of the catalogue', () => {
    const answer = listAnswers['/front-list/feed'];
    expect(answer?.({ langCode: 'es' }, buildContent())).toBeUndefined();
    expect(answer?.({ langCode: 'es', own: true }, buildContent())).toMatchObject({ total: 0 });
  });

  it('tell how much of a list is learned', () => {
    const record = { Apfel: answered, Straße: answered };
    const answer = listAnswers['/front-progress/lists']?.(
      { listIds: ['fruit'] },
      buildContent({ record }),
    );
    expect(answer).toEqual({ data: [{ listId: 'fruit', known: 0, learning: 1 }] });
  });

  it('are the learner’s own by what this device knows', () => {
    const content = buildContent({ record: { Birne: saved, Apfel: answered } });
    const learning = wordAnswers['/front-user/learning-words'];
    expect(learning?.({ username: 'ada' }, content)).toMatchObject({
      total: 2,
      data: [{ id: 'Apfel' }, { id: 'Birne' }],
    });
    expect(learning?.({ username: 'eve' }, content)).toBeUndefined();
  });

  it.each([
    ['strasse', ['Straße']],
    ['der Apfel', ['Apfel']],
    ['trauben', ['Traube']],
    ['pear', ['Birne']],
    ['Apfеl', ['Apfel']],
    ['фзауд', ['Apfel']],
    ['p', ['Birne', 'Pflaume', 'Apfel', 'Traube']],
  ])('are found by “%s”', async (text, expected) => {
    const found = await wordAnswers['/front-general/search']?.(
      { s: text, langCode: 'de', tranLangCode: 'en' },
      buildContent(),
    );
    expect(found?.words.map(({ id }) => id)).toEqual(expected);
  });

  it('have pages with translations, definitions and lists', () => {
    const name = { langCode: 'de', text: 'Apfel', mode: WordMode.Word };
    expect(wordAnswers['/front-word/entity']?.(name, buildContent())).toMatchObject({
      text: 'Apfel',
      knowing: Knowing.Unknown,
      speechParts: [
        { speechPartId: 6, tranFeed: { total: 1, data: [{ dest: { text: 'apple' } }] } },
      ],
      definitionFeed: { data: [{ dest: { text: 'it is a apple' } }] },
      listFeed: { data: [{ id: 'fruit' }] },
    });
    const other = store('other Apfel', 'horse dropping', { text: 'Apfel', homograph: 2 });
    const content = buildContent();
    const both = { ...content, words: new Map([...content.words, [other.id, other]]) };
    const answer = wordAnswers['/front-word/entity']?.({ ...name, homograph: 2 }, both);
    expect(answer).toMatchObject({ id: other.id, homographs: [{ text: 'Apfel', homograph: 1 }] });
    const options = wordAnswers['/front-word/options']?.({ langCode: 'de', text: 'apfel' }, both);
    expect(options).toMatchObject({ data: [{ homograph: 1 }, { homograph: 2, trans: [{}] }] });
    const missing = { ...name, text: 'Banane' };
    expect(wordAnswers['/front-word/entity']?.(missing, buildContent())).toBeUndefined();
  });
});
