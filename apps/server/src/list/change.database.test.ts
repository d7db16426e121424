import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { isSlug } from '@wordhoard/validators';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildList, buildUser, buildWord } from '../../test/factory.ts';
import { russianReader, useApp } from '../../test/test-app.ts';
import { word, wordAuthor } from '../word/schema.ts';

const app = useApp();
const draft = { name: 'Vortoj de la maro', langCode: 'eo', privacy: Privacy.Public };

describe('a new list', () => {
  it('is its creator’s own and has an address that its name tells', async () => {
    const creator = await buildUser(app.database);
    const list = await app.call(routes.list.create, draft, await app.headersOf(creator));
    expect(list).toMatchObject({
      ...draft,
      note: '',
      wordCount: 0,
      username: creator.username,
      isOwn: true,
    });
    expect(list.slug).toMatch(/^vortoj-de-la-maro-/);
    expect(await app.call(routes.list.record, { slug: list.slug })).toMatchObject({ id: list.id });
    const feed = await app.call(routes.list.feed, { text: 'de la maro' });
    expect(feed.data.map(({ id }) => id)).toContain(list.id);
  });

  it('has an address even if its name has no Latin letter', async () => {
    const body = { ...draft, name: 'Морские слова' };
    const { slug } = await app.call(routes.list.create, body, await app.headersOf());
    expect(slug).toMatch(/^list-/);
    expect(isSlug(slug)).toBe(true);
  });

  it('may bring words, by id or by text, each once and in order', async () => {
    const known = await buildWord(app.database, { text: 'ondo maro' });
    const words = [
      { text: 'fiŝo  maro' },
      { id: known.id },
      { text: 'ondo maro' },
      { text: 'sablo' },
    ];
    const headers = await app.headersOf();
    const list = await app.call(routes.list.create, { ...draft, words }, headers);
    expect(list.wordCount).toBe(3);
    const feed = await app.call(routes.list.wordFeed, { listId: list.id }, headers);
    expect(feed.data.map(({ text }) => text)).toEqual(['fiŝo maro', 'ondo maro', 'sablo']);
    const seen = await app.call(routes.list.wordFeed, { listId: list.id });
    expect(seen).toMatchObject({ total: 1, data: [{ id: known.id }] });
  });

  it('refuses words that are not there, and creates nothing', async () => {
    const slug = 'nothing-of-this';
    const hidden = await buildWord(app.database, { status: EntryStatus.Pending });
    const body = { ...draft, slug, words: [{ text: 'restas neniu' }, { id: hidden.id }] };
    const refusal = await app.refusal(routes.list.create, body, await app.headersOf());
    expect(refusal).toMatchObject({ status: 404, code: 'LinkResourceNotFound' });
    expect(await app.refusal(routes.list.record, { slug })).toMatchObject({ code: 'NotFound' });
    const left = await app.database.select().from(word).where(eq(word.text, 'restas neniu'));
    expect(left).toEqual([]);
  });

  it('holds so many words and no more', async () => {
    const words = Array.from({ length: limits.listMaxWords + 1 }, (_, index) => ({
      text: `tro multe ${index}`,
    }));
    const refusal = await app.refusal(
      routes.list.create,
      { ...draft, words },
      await app.headersOf(),
    );
    expect(refusal).toMatchObject({ status: 422, code: 'ListMaxWordsExceeded' });
  });

  it.each(['short', 'No-Slug', 'a'.repeat(51), ''])(
    'must not have the address "%s"',
    async (slug) => {
      const refusal = await app.refusal(
        routes.list.create,
        { ...draft, slug },
        await app.headersOf(),
      );
      expect(refusal).toMatchObject({
        status: 400,
        code: 'SlugInvalid',
        fields: [{ path: 'slug' }],
      });
    },
  );

  it('must not have the address of another', async () => {
    const body = { ...draft, slug: 'en-fruit' };
    const refusal = await app.refusal(routes.list.create, body, await app.headersOf());
    expect(refusal).toMatchObject({ status: 409, code: 'SlugAlreadyExists' });
  });

  it('gets an address that several want at once, and the others do not', async () => {
    const everybody = await Promise.all([1, 2, 3, 4].map(() => app.headersOf()));
    const words = [{ text: 'samtempe volata' }];
    const body = JSON.stringify({ ...draft, slug: 'wanted-by-all', words });
    const answers = await Promise.all(
      everybody.map((headers) =>
        app.request(routes.list.create.path, { method: 'POST', headers, body }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('is created once, however often the request is repeated', async () => {
    const creator = await buildUser(app.database);
    const headers = { ...(await app.headersOf(creator)), 'idempotency-key': 'once' };
    const first = await app.call(routes.list.create, draft, headers);
    const again = await app.call(routes.list.create, draft, headers);
    expect(again.id).toBe(first.id);
    const own = await app.call(routes.list.feed, { own: true }, await app.headersOf(creator));
    expect(own.total).toBe(1);
  });

  it('asks for somebody who is signed in', async () => {
    expect(await app.refusal(routes.list.create, draft)).toMatchObject({ code: 'NotAuthorized' });
  });
});

describe('an owner', () => {
  const ownList = async (overrides = {}, words: Parameters<typeof buildList>[1] = []) => {
    const owner = await buildUser(app.database);
    const list = await buildList(app.database, words, { userId: owner.id, ...overrides });
    return { owner, list, headers: await app.headersOf(owner) };
  };

  it('changes what a list is called, where it is found and who sees it', async () => {
    const { list, headers } = await ownList();
    const change = {
      name: 'Nova nomo',
      note: 'Noto',
      slug: 'another-address',
      privacy: Privacy.Private,
      langCode: 'de',
    };
    const changed = await app.call(routes.list.update, { id: list.id, ...change }, headers);
    expect(changed).toMatchObject(change);
    const found = await app.call(routes.list.feed, { own: true, text: 'nova' }, headers);
    expect(found.data).toMatchObject([{ id: list.id }]);
    const gone = await app.call(routes.list.feed, { own: true, text: 'listo' }, headers);
    expect(gone.total).toBe(0);
  });

  it('changes nothing by saying nothing', async () => {
    const { list, headers } = await ownList();
    const before = await app.call(routes.list.record, { id: list.id }, headers);
    expect(await app.call(routes.list.update, { id: list.id }, headers)).toEqual(before);
  });

  it('changes the language only while no word is in the list', async () => {
    const { list, headers } = await ownList({}, [await buildWord(app.database)]);
    const body = { id: list.id, langCode: 'de' };
    const refusal = await app.refusal(routes.list.update, body, headers);
    expect(refusal).toMatchObject({
      status: 400,
      code: 'ParameterInvalid',
      fields: [{ path: 'langCode' }],
    });
  });

  it('chooses an address that is right and free', async () => {
    const { list, headers } = await ownList();
    const change = (slug: string) =>
      app.refusal(routes.list.update, { id: list.id, slug }, headers);
    expect(await change('Wrong')).toMatchObject({ status: 400, code: 'SlugInvalid' });
    expect(await change('en-fruit')).toMatchObject({ status: 409, code: 'SlugAlreadyExists' });
  });

  it('deletes a list; its words stay', async () => {
    const word = await buildWord(app.database);
    const { list, headers } = await ownList({}, [word]);
    expect(await app.call(routes.list.delete, { id: list.id }, headers)).toEqual({ id: list.id });
    const again = await app.refusal(routes.list.delete, { id: list.id }, headers);
    expect(again).toMatchObject({ status: 404, code: 'NotFound' });
    expect(await app.call(routes.word.record, { id: word.id })).toMatchObject({ id: word.id });
  });

  it('puts the words of a list up for approval by making it public', async () => {
    const owner = await buildUser(app.database);
    const headers = await app.headersOf(owner);
    const words = [{ text: 'mia sekreto' }];
    const body = { ...draft, privacy: Privacy.Private, words };
    const { id } = await app.call(routes.list.create, body, headers);
    const privacyOf = async () => {
      const [author] = await app.database
        .select()
        .from(wordAuthor)
        .where(eq(wordAuthor.userId, owner.id));
      return author?.privacy;
    };
    expect(await privacyOf()).toBe(Privacy.Private);
    await app.call(routes.list.update, { id, privacy: Privacy.Public }, headers);
    expect(await privacyOf()).toBe(Privacy.Public);
  });
});

describe('somebody else', () => {
  const listId = '00000000-0000-4000-8000-000000000000';
  const attempts = [
    [routes.list.update, (id: string) => ({ id, name: 'Mine' })],
    [routes.list.delete, (id: string) => ({ id })],
    [routes.list.linkWord, (id: string) => ({ listId: id, childIds: [listId] })],
    [routes.list.order, (id: string) => ({ listId: id, wordId: listId, position: 1 })],
    [routes.list.import, (id: string) => ({ listId: id, text: 'maro' })],
  ] as const;

  it.each(attempts)('may not change a public list: $path', async (route, bodyOf) => {
    const owner = await buildUser(app.database);
    const { id } = await buildList(app.database, [], { userId: owner.id });
    const starter = await app.call(routes.list.record, { slug: 'en-fruit' });
    const headers = await app.headersOf();
    for (const one of [id, starter.id]) {
      const refusal = await app.refusal(route, bodyOf(one), headers);
      expect(refusal).toMatchObject({ status: 403, code: 'Forbidden' });
    }
  });

  it.each(attempts)('does not hear of a private list: $path', async (route, bodyOf) => {
    const owner = await buildUser(app.database);
    const privacy = Privacy.Private;
    const { id } = await buildList(app.database, [], { userId: owner.id, privacy });
    const headers = await app.headersOf();
    for (const one of [id, listId]) {
      const refusal = await app.refusal(route, bodyOf(one), headers);
      expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
    }
  });

  it('may change it as an admin, who keeps what came with the content too', async () => {
    const admin = await buildUser(app.database, { role: UserRole.Admin });
    const headers = await app.headersOf(admin);
    const owner = await buildUser(app.database);
    const { id } = await buildList(app.database, [], { userId: owner.id });
    const changed = await app.call(routes.list.update, { id, name: 'Pli bona' }, headers);
    expect(changed).toMatchObject({ name: 'Pli bona', username: owner.username, isOwn: false });

    const starter = await app.call(routes.list.record, { slug: 'it-fruit' });
    const inRussian = { ...headers, ...russianReader };
    const change = { id: starter.id, name: 'Ягоды' };
    expect(await app.call(routes.list.update, change, inRussian)).toMatchObject({ name: 'Ягоды' });
    expect(await app.call(routes.list.record, { id: starter.id })).toEqual(starter);
    const found = await app.call(routes.list.feed, { langCode: 'it', text: 'ягоды' });
    expect(found.data).toMatchObject([{ id: starter.id }]);
  });
});
