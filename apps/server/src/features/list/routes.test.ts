import { routes } from '@wordhoard/contract';
import { Privacy, SortOrder, UserRole } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildHiddenWord, buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildList, buildUser, buildWord, buildWords, type User } from '../../../test/factory.ts';
import { russianReader, useApp } from '../../../test/test-app.ts';
import { userList } from '../../schema/collection.ts';
import { word } from '../../schema/word.ts';

const app = useApp();

it('returns the lists of a language with names in the locale of the request', async () => {
  const english = await app.call(routes.list.feed, { langCode: 'de', pageSize: 2 });
  const russian = await app.call(routes.list.feed, { langCode: 'de', pageSize: 2 }, russianReader);
  expect(english.data[0]).toMatchObject({ slug: 'de-greetings', name: 'Greetings and courtesy' });
  expect(russian.data[0]).toMatchObject({ slug: 'de-greetings', name: 'Приветствия и вежливость' });
  expect(english.total).toBeGreaterThan(2);
});

it('returns up to four pictures', async () => {
  const list = await app.call(routes.list.record, { slug: 'en-fruit' });
  expect(list.pictures).toHaveLength(4);
  expect(list.pictures[0]).toBe('/picture/1f34e.svg');
});

it('returns the first four public words', async () => {
  const hidden = await buildHiddenWord(app.database);
  const words = await buildWords(app.database, 5);
  const list = await buildList(app.database, [hidden, ...words]);
  const { firstWords } = await app.call(routes.list.record, { id: list.id });
  expect(firstWords).toEqual(words.slice(0, 4).map(({ text }) => text));
});

it('finds lists by a part of their name in any locale', async () => {
  const byEnglish = await app.call(routes.list.feed, { langCode: 'fr', text: 'FRUIT' });
  const byRussian = await app.call(routes.list.feed, { langCode: 'fr', text: 'фрукты' });
  expect(byEnglish.data.map(({ slug }) => slug)).toContain('fr-fruit');
  expect(byRussian.data.map(({ slug }) => slug)).toContain('fr-fruit');
});

it('finds the lists with a word', async () => {
  const word = await buildWord(app.database);
  const list = await buildList(app.database, [word]);
  const feed = await app.call(routes.list.feed, { wordId: word.id });
  expect(feed).toMatchObject({ total: 1, data: [{ id: list.id, name: 'Listo' }] });
});

it('returns a list with its first words and their translations', async () => {
  const list = await app.call(routes.list.entity, { slug: 'de-fruit', tranLangCode: 'ru' });
  expect(list.wordFeed.data[0]).toMatchObject({
    text: 'Apfel',
    trans: [{ dest: { text: 'яблоко' } }],
  });
  expect(list.wordFeed.total).toBe(list.wordCount);
});

it('pages through the words in both directions', async () => {
  const words = [
    await buildWord(app.database),
    await buildWord(app.database),
    await buildWord(app.database),
  ];
  const { id: listId } = await buildList(app.database, words);
  const second = await app.call(routes.list.wordFeed, { listId, page: 2, pageSize: 2 });
  const back = await app.call(routes.list.wordFeed, { listId, sort: SortOrder.Descending });
  expect(second).toMatchObject({ skip: 2, total: 3, data: [{ id: words[2]?.id }] });
  expect(back.data.map(({ id }) => id)).toEqual(words.map(({ id }) => id).reverse());
});

it('returns an empty page beyond the end', async () => {
  const { total } = await app.call(routes.list.feed, { langCode: 'he' });
  const last = await app.call(routes.list.feed, { langCode: 'he', page: 2, pageSize: total - 1 });
  const beyond = await app.call(routes.list.feed, { langCode: 'he', page: 3, pageSize: total - 1 });
  expect(last.data).toHaveLength(1);
  expect(beyond).toMatchObject({ total, data: [] });
});

describe('the owner of a list', () => {
  it('is returned with the list, and null for the starter content', async () => {
    const starter = await app.call(routes.list.record, { slug: 'en-fruit' });
    expect(starter).toMatchObject({ username: null, isOwn: false, isLinked: false });
    const owner = await buildUser(app.database);
    const { id } = await buildList(app.database, [], { userId: owner.id });
    expect(await app.call(routes.list.record, { id })).toMatchObject({
      username: owner.username,
      isOwn: false,
    });
    const own = await app.call(routes.list.record, { id }, await app.headersOf(owner));
    expect(own).toMatchObject({ username: owner.username, isOwn: true });
  });

  it('is recognised wherever lists are returned', async () => {
    const owner = await buildUser(app.database);
    const headers = await app.headersOf(owner);
    const name = 'Mia ie ajn trovebla';
    const word = await buildWord(app.database);
    const { id } = await buildList(app.database, [word], { userId: owner.id, name });
    const shown = await app.call(routes.word.entity, { id: word.id }, headers);
    expect(shown.listFeed.data).toMatchObject([{ id, isOwn: true }]);
    const search = `${routes.general.search.path}?s=${encodeURIComponent(name)}`;
    const found = await app.get(routes.general.search, search, headers);
    expect(found.lists).toMatchObject([{ id, isOwn: true }]);
    const path = routes.general.language.path.replace('{code}', 'eo');
    const { listFeed } = await app.get(routes.general.language, path, headers);
    expect(listFeed.data.filter(({ isOwn }) => isOwn)).toMatchObject([{ id }]);
  });

  it('finds public and private lists in the feed of own lists', async () => {
    const owner = await buildUser(app.database);
    const lists = [
      await buildList(app.database, [], { userId: owner.id }),
      await buildList(app.database, [], { userId: owner.id, privacy: Privacy.Private }),
    ];
    const own = await app.call(routes.list.feed, { own: true }, await app.headersOf(owner));
    expect(own.data.map(({ id }) => id)).toEqual(lists.map(({ id }) => id));
    const stranger = await app.call(routes.list.feed, { own: true }, await app.headersOf());
    expect(stranger).toMatchObject({ total: 0, data: [] });
    expect(await app.refusal(routes.list.feed, { own: true })).toMatchObject({
      status: 401,
      code: 'NotAuthorized',
    });
  });

  it('finds saved lists that are public', async () => {
    const reader = await buildUser(app.database);
    const headers = await app.headersOf(reader);
    const lists = [
      await buildList(app.database, []),
      await buildList(app.database, [], { privacy: Privacy.Private }),
    ];
    for (const { id: collectionId } of lists) {
      await app.database
        .insert(userList)
        .values({ userId: reader.id, collectionId, linkedAt: new Date() });
    }
    const saved = await app.call(routes.list.feed, { linked: true }, headers);
    expect(saved).toMatchObject({ total: 1, data: [{ id: lists[0]?.id, isLinked: true }] });
    expect(await app.refusal(routes.list.feed, { linked: true })).toMatchObject({
      code: 'NotAuthorized',
    });
  });
});

describe('a private list', () => {
  const name = 'Sekreta listo';
  const buildHidden = async () => {
    const owner = await buildUser(app.database);
    const word = await buildWord(app.database);
    const hidden = await buildList(app.database, [word], {
      userId: owner.id,
      privacy: Privacy.Private,
      name,
    });
    return { owner, word, hidden };
  };

  it('is hidden from everybody else, including admins', async () => {
    const { word, hidden } = await buildHidden();
    const admin = await buildUser(app.database, { role: UserRole.Admin });
    for (const headers of [undefined, await app.headersOf(), await app.headersOf(admin)]) {
      const find = (filter: object) => app.call(routes.list.feed, filter, headers);
      expect(await find({ wordId: word.id })).toMatchObject({ total: 0 });
      expect(await find({ text: name })).toMatchObject({ total: 0 });
      const calls = [
        [routes.list.entity, { slug: hidden.slug }],
        [routes.list.record, { id: hidden.id }],
        [routes.list.wordFeed, { listId: hidden.id }],
        [routes.list.export, { id: hidden.id, format: 'csv' }],
      ] as const;
      for (const [route, body] of calls) {
        const refusal = await app.refusal(route, body, headers);
        expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
      }
      const search = `${routes.general.search.path}?s=${encodeURIComponent(name)}`;
      const found = await app.get(routes.general.search, search, headers);
      expect(found.lists).toEqual([]);
    }
  });

  it('is visible to its owner', async () => {
    const { owner, word, hidden } = await buildHidden();
    const headers = await app.headersOf(owner);
    const entity = await app.call(routes.list.entity, { slug: hidden.slug }, headers);
    expect(entity).toMatchObject({ isOwn: true, wordFeed: { total: 1, data: [{ id: word.id }] } });
    const found = await app.call(routes.list.feed, { own: true, text: name }, headers);
    expect(found).toMatchObject({ total: 1, data: [{ id: hidden.id }] });
  });
});

describe('a list with hidden words', () => {
  const buildMixed = async (owner: User) => {
    const words = [
      await buildWord(app.database),
      await buildWord(app.database, { published: false }),
      await buildPersonalWord(app.database, owner),
    ];
    const { id } = await buildList(app.database, words, { userId: owner.id });
    return { id, words };
  };
  const seen = async (id: string, headers?: Record<string, string>) => {
    const { wordCount } = await app.call(routes.list.record, { id }, headers);
    const { total, data } = await app.call(routes.list.wordFeed, { listId: id }, headers);
    expect(total).toBe(wordCount);
    expect(total).toBe(data.length);
    const listed = await app.call(routes.list.feed, { wordId: data[0]?.id }, headers);
    expect(listed.data.find((list) => list.id === id)?.wordCount).toBe(wordCount);
    return data.map((one) => one.id);
  };

  it('returns and counts the words that the caller sees', async () => {
    const owner = await buildUser(app.database);
    const { id, words } = await buildMixed(owner);
    const [shown, , own] = words.map((one) => one.id);
    const admin = await buildUser(app.database, { role: UserRole.Admin });
    expect(await seen(id)).toEqual([shown]);
    expect(await seen(id, await app.headersOf())).toEqual([shown]);
    expect(await seen(id, await app.headersOf(admin))).toEqual([shown]);
    expect(await seen(id, await app.headersOf(owner))).toEqual([shown, own]);
  });

  it('updates the count when words are hidden or deleted', async () => {
    const words = [await buildWord(app.database), await buildWord(app.database)];
    const { id } = await buildList(app.database, words);
    const [first, second] = words.map((one) => one.id);
    expect(await seen(id)).toEqual([first, second]);
    await app.database
      .update(word)
      .set({ active: false })
      .where(eq(word.id, second ?? ''));
    expect(await seen(id)).toEqual([first]);
    await app.database
      .update(word)
      .set({ active: true })
      .where(eq(word.id, second ?? ''));
    expect(await seen(id)).toEqual([first, second]);
    await app.database.delete(word).where(eq(word.id, second ?? ''));
    expect(await seen(id)).toEqual([first]);
  });
});
