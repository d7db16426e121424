import type { ListRecord } from '@wordhoard/contract';
import { expect, it } from 'vitest';
import { createUnsavedWord } from '../list/list-edit.ts';
import { applyEdits, listAddedIds } from './apply-edits.ts';

const list: ListRecord = {
  id: 'fruit',
  slug: 'fruit',
  name: 'Fruit',
  note: '',
  langCode: 'de',
  privacy: 1,
  username: 'ada',
  isOwn: true,
  isLinked: false,
  wordCount: 2,
  pictures: [],
  firstWords: [],
};
const [apfel, birne, kirsche] = ['Apfel', 'Birne', 'Kirsche'].map((text) =>
  createUnsavedWord({ id: text, text, langCode: 'de' }),
) as [never, never, never];

function read(
  path: string,
  body: object,
  { stored, edits }: { stored?: object; edits: readonly [path: string, body: object][] },
) {
  const waiting = edits.map(([path, body], id) => ({ id: `${id}`, path, body, names: {} }));
  const words = [apfel, birne, kirsche].filter(({ id }) =>
    listAddedIds(waiting, 'fruit').includes(id),
  );
  return applyEdits({ path, body, stored }, { edits: waiting, username: 'ada', words });
}

const feed = (...data: readonly { id: string }[]) => ({
  page: 1,
  skip: 0,
  total: data.length,
  data,
});
const link = (id: string, isLinked = true) =>
  ['/front-list/link-word', { listId: 'fruit', children: [{ id, link: isLinked }] }] as const;
const creation = [
  '/front-list/create',
  { id: 'fruit', name: 'Fruit', slug: 'fruit-list', langCode: 'de', words: [{ id: 'Apfel' }] },
] as [string, object];

it('shows a list that was created without a connection, at the address that it will have', () => {
  const edits = [creation, link('Birne') as never];
  const record = read('/front-list/record', { id: 'fruit' }, { edits }) as ListRecord;
  expect(record).toMatchObject({ name: 'Fruit', wordCount: 2, isOwn: true, username: 'ada' });
  expect(read('/front-list/record', { slug: record.slug }, { edits })).toEqual(record);
  expect(read('/front-list/record', { slug: 'other' }, { edits })).toBeUndefined();
  expect(read('/front-list/word-feed', { listId: 'fruit' }, { edits })).toEqual(feed(apfel, birne));
});

it('shows a new list among those of its learner and of its language', () => {
  const lists = (path: string, body: object, stored = feed()) =>
    (read(path, body, { stored, edits: [creation] }) as typeof feedOfLists).data.length;
  const feedOfLists = feed();
  expect(lists('/front-user/lists', { username: 'ada' })).toBe(1);
  expect(lists('/front-user/lists', { username: 'bob' })).toBe(0);
  expect(lists('/front-user/lists', { username: 'ada', saved: true })).toBe(0);
  expect(lists('/front-list/feed', { own: true, langCode: 'de' })).toBe(1);
  expect(lists('/front-list/feed', { own: true, langCode: 'fr' })).toBe(0);
  expect(lists('/front-list/feed', { langCode: 'de' })).toBe(0);
  // The server had stored it, but its answer was lost.
  expect(lists('/front-user/lists', { username: 'ada' }, feed(list))).toBe(1);
});

it('renames and deletes lists everywhere', () => {
  const renamed = read(
    '/front-list/record',
    { slug: 'fruit' },
    {
      stored: list,
      edits: [['/front-list/update', { id: 'fruit', name: 'Obst' }]],
    },
  );
  expect(renamed).toEqual({ ...list, name: 'Obst' });
  const edits = [['/front-list/delete', { id: 'fruit' }]] as const;
  expect(
    read('/front-list/record', { slug: 'fruit' }, { stored: list, edits: [...edits] as never }),
  ).toBeUndefined();
  expect(read('/front-list/feed', {}, { stored: feed(list), edits: [...edits] as never })).toEqual(
    feed(),
  );
});

it('adds, removes and moves the words of a list', () => {
  const words = (...edits: readonly unknown[]) =>
    read(
      '/front-list/word-feed',
      { listId: 'fruit' },
      {
        stored: feed(apfel, birne),
        edits: edits as never,
      },
    );
  expect(words(link('Kirsche'))).toEqual(feed(apfel, birne, kirsche));
  expect(words(link('Apfel', false))).toEqual(feed(birne));
  expect(words(link('Apfel', false), link('Apfel'))).toEqual(feed(birne, apfel));
  expect(
    words(link('Kirsche'), [
      '/front-list/order',
      { listId: 'fruit', wordId: 'Kirsche', position: 1 },
    ]),
  ).toEqual(feed(kirsche, apfel, birne));
  expect(words(['/front-list/order', { listId: 'other', wordId: 'Birne', position: 1 }])).toEqual(
    feed(apfel, birne),
  );
});

it('shows the translations and the example that were typed without a connection', () => {
  const shared = { id: 'shared', wordId: 'Apfel', status: 2, dest: { text: 'apple' } };
  const stored = feed(Object.assign({ id: 'Apfel' }, apfel, { trans: [shared] }), birne);
  const typed = (id: string, text: string, langCode = 'en') => ({
    id,
    wordId: 'Apfel',
    dest: { text, langCode },
  });
  const edits = [
    ['/front-tran/create', [typed('own', 'my apple'), typed('other', 'яблоко', 'ru')]],
    ['/front-tran/create', [typed('wrong', 'appel')]],
    ['/front-tran/delete', { id: 'wrong' }],
    ['/front-word/update', { id: 'Apfel', example: 'Ein Apfel am Tag.' }],
    ['/front-word/update', { id: 'Apfel', speechPartIds: [1] }],
  ] as never;
  const body = { listId: 'fruit', tranLangCode: 'en' };
  expect(read('/front-list/word-feed', body, { stored, edits })).toMatchObject({
    data: [
      {
        id: 'Apfel',
        example: 'Ein Apfel am Tag.',
        exampleDetails: null,
        trans: [{ id: 'own', dest: { text: 'my apple' } }, shared],
      },
      birne,
    ],
  });
});

it('shows the settings and plans that were chosen last', () => {
  const stored = { goal: { unit: 'words', target: 20 }, levels: { de: 'A1', fr: 'B1' } };
  const goals = [5, 10].map((target) => [
    '/front-progress/update-settings',
    { goal: { unit: 'words', target }, levels: { de: 'A2', fr: null } },
  ]);
  expect(read('/front-progress/settings', {}, { stored, edits: goals as never })).toEqual({
    goal: { unit: 'words', target: 10 },
    levels: { de: 'A2' },
  });
  const plans = { data: [{ list: { id: 'fruit' }, wordsPerDay: 5 }, { list: { id: 'food' } }] };
  const changes = [
    ['/front-progress/save-plan', { listId: 'fruit', wordsPerDay: 9 }],
    ['/front-progress/delete-plan', { listId: 'food' }],
  ];
  expect(read('/front-progress/plans', {}, { stored: plans, edits: changes as never })).toEqual({
    data: [{ list: { id: 'fruit' }, wordsPerDay: 9 }],
  });
});

it('leaves everything else as it is stored', () => {
  expect(read('/front-word/words', {}, { stored: list, edits: [creation] })).toBe(list);
});
