import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildUser, buildWord } from '../../test/factory.ts';
import { reader, russianReader, useApp } from '../../test/test-app.ts';
import { createVerbTable, textsIn, verbTable, wordsOf } from '../../test/verb-table.ts';

const app = useApp();
const admin = async () => app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
describe('a new table', () => {
  it('has its columns, rows, words and owner', async () => {
    const user = await buildUser(app.database);
    const headers = await app.headersOf(user);
    const { table } = await createVerbTable(app, { note: 'El la dua ĉapitro' }, headers);
    expect(table).toMatchObject({
      name: 'Verboj',
      note: 'El la dua ĉapitro',
      columnCount: 2,
      rowCount: 3,
      username: user.username,
      isOwn: true,
      isLinked: false,
    });
    const entity = await app.call(routes.table.entity, { slug: table.slug }, headers);
    expect(entity.columns).toMatchObject(verbTable.columns);
    const [, second] = entity.rowFeed.data;
    expect(second?.cells[0]).toEqual({ label: 'vi', words: [] });
    expect(second?.cells[1]?.label).toBeNull();
    expect(textsIn(second?.cells[1])).toEqual(['estas', 'iĝas']);
  });

  it('finds the words that are here, and takes some by their id', async () => {
    const word = await buildWord(app.database);
    const cells = [{ label: 'mi' }, { words: [{ id: word.id }, { text: word.text }] }];
    const { table } = await createVerbTable(app, { rows: [cells] });
    const { rowFeed } = await app.call(routes.table.entity, { id: table.id });
    expect(rowFeed.data[0]?.cells[1]?.words.map(({ id }) => id)).toEqual([word.id]);
  });

  it('is found at the address that was chosen, which nobody else can take', async () => {
    const slug = 'verboj-de-la-tago';
    const { owner } = await createVerbTable(app, { slug });
    expect((await app.call(routes.table.record, { slug })).name).toBe('Verboj');
    const taken = await app.refusal(routes.table.create, { ...verbTable, slug }, owner);
    expect(taken).toMatchObject({ status: 409, code: 'SlugAlreadyExists' });
    const invalid = await app.refusal(routes.table.create, { ...verbTable, slug: 'Verboj' }, owner);
    expect(invalid).toMatchObject({ status: 400, code: 'SlugInvalid', fields: [{ path: 'slug' }] });
  });

  it('has an address even if two of one name are made at once', async () => {
    const headers = await app.headersOf();
    const tables = await Promise.all([1, 2, 3].map(() => createVerbTable(app, {}, headers)));
    expect(new Set(tables.map(({ table }) => table.slug)).size).toBe(3);
  });

  it('is given one chosen address once, if several want it at once', async () => {
    const headers = await app.headersOf();
    const send = () =>
      app.request(routes.table.create.path, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...verbTable, slug: 'unu-sola-adreso' }),
      });
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });

  it.each([
    ['TableMinColumnsBelow', { columns: verbTable.columns.slice(1), rows: [] }],
    ['TableMaxColumnsExceeded', { columns: Array(11).fill(verbTable.columns[0]), rows: [] }],
    ['TableMaxRowsExceeded', { rows: Array(201).fill([{ label: '' }, wordsOf()]) }],
    ['TableRowColumnsUnmatched', { rows: [...verbTable.rows, [{ label: 'li' }]] }],
    ['TableCellMaxWordsExceeded', { rows: [[{ label: '' }, wordsOf(...'abcdefghijk')]] }],
  ])('is refused as %s', async (code, body) => {
    const headers = await app.headersOf();
    const refusal = await app.refusal(routes.table.create, { ...verbTable, ...body }, headers);
    expect(refusal).toMatchObject({ status: 422, code });
    expect((await app.call(routes.table.feed, { own: true }, headers)).total).toBe(0);
  });

  it('has words in the columns of a language only, and words of that language only', async () => {
    const headers = await app.headersOf();
    const german = await buildWord(app.database, { langCode: 'de' });
    for (const row of [
      [wordsOf('mi'), wordsOf('estas')],
      [{ label: 'mi' }, { label: 'estas' }],
      [{ label: 'mi' }, { words: [{ id: german.id }] }],
    ]) {
      const refusal = await app.refusal(
        routes.table.create,
        { ...verbTable, rows: [row] },
        headers,
      );
      expect(refusal).toMatchObject({ status: 400, code: 'ParameterInvalid' });
    }
  });

  it('cannot hold words that are not there, or that are not for its owner', async () => {
    const headers = await app.headersOf();
    const pending = await buildWord(app.database, { status: EntryStatus.Pending });
    for (const id of [pending.id, '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10']) {
      const row = [{ label: 'mi' }, { words: [{ id }] }];
      const refusal = await app.refusal(
        routes.table.create,
        { ...verbTable, rows: [row] },
        headers,
      );
      expect(refusal).toMatchObject({ status: 404, code: 'LinkResourceNotFound' });
    }
  });
});

describe('a private table', () => {
  it('is there for its owner only', async () => {
    const { owner, table } = await createVerbTable(app, {
      privacy: Privacy.Private,
      name: 'Sekretaĵoj',
    });
    const { id, slug } = table;
    for (const name of [{ id }, { slug }]) {
      expect(await app.call(routes.table.record, name, owner)).toEqual(table);
      for (const headers of [reader, await app.headersOf(), await admin()]) {
        expect(await app.refusal(routes.table.record, name, headers)).toMatchObject({
          status: 404,
        });
        expect(await app.refusal(routes.table.entity, name, headers)).toMatchObject({
          status: 404,
        });
        const file = { ...name, format: 'csv' };
        expect(await app.refusal(routes.table.export, file, headers)).toMatchObject({
          status: 404,
        });
      }
    }
    const rowFeed = await app.call(routes.table.rowFeed, { tableId: id }, owner);
    expect(rowFeed.total).toBe(3);
    expect(await app.refusal(routes.table.rowFeed, { tableId: id })).toMatchObject({ status: 404 });
  });

  it('stands among one’s own, and in no feed, search or count of others', async () => {
    const word = await buildWord(app.database);
    const row = [{ label: 'x' }, { words: [{ id: word.id }] }];
    const body = { privacy: Privacy.Private, name: 'Kaŝejo', rows: [row] };
    const { owner, table } = await createVerbTable(app, body);
    for (const filter of [{ wordId: word.id }, { text: 'kaŝejo' }]) {
      const own = await app.call(routes.table.feed, { ...filter, own: true }, owner);
      expect(own.data.map(({ id }) => id)).toEqual([table.id]);
      for (const headers of [reader, owner, await admin()]) {
        expect((await app.call(routes.table.feed, filter, headers)).total).toBe(0);
      }
      const others = { ...filter, own: true };
      expect((await app.call(routes.table.feed, others, await app.headersOf())).total).toBe(0);
    }
    expect((await app.call(routes.word.entity, { id: word.id })).tableFeed.total).toBe(0);
    const search = await app.get(routes.general.search, '/front-general/search?s=kaŝejo');
    expect(search.tables).toEqual([]);
  });

  it('is nobody’s own for those who have not signed in', async () => {
    for (const body of [{ own: true }, { linked: true }]) {
      const refusal = await app.refusal(routes.table.feed, body);
      expect(refusal).toMatchObject({ status: 401, code: 'NotAuthorized' });
    }
  });
});

describe('the words of a table', () => {
  it('are seen by its owner, their authors and admins until they are approved', async () => {
    const text = 'apenaŭvorto';
    const { owner, table } = await createVerbTable(app, {
      rows: [[{ label: 'x' }, wordsOf(text)]],
    });
    const author = await app.headersOf();
    await createVerbTable(app, { rows: [[{ label: 'x' }, wordsOf(text)]] }, author);
    const seenBy = async (headers: Record<string, string>) => {
      const { data } = await app.call(routes.table.rowFeed, { tableId: table.id }, headers);
      return textsIn(data[0]?.cells[1]);
    };
    for (const headers of [owner, author, await admin()]) {
      expect(await seenBy(headers)).toEqual([text]);
    }
    expect(await seenBy(reader)).toEqual([]);
    expect(await seenBy(await app.headersOf())).toEqual([]);
  });
});

describe('a table that is changed', () => {
  it('has another name, note, address and privacy, as far as they are given', async () => {
    const { owner, table } = await createVerbTable(app);
    const change = { id: table.id, name: 'Aliaj verboj', slug: 'aliaj-verboj' };
    const changed = await app.call(routes.table.update, change, owner);
    expect(changed).toEqual({ ...table, name: 'Aliaj verboj', slug: 'aliaj-verboj' });
    const again = await app.call(
      routes.table.update,
      { id: table.id, note: 'Nova', privacy: Privacy.Private },
      owner,
    );
    expect(again).toEqual({ ...changed, note: 'Nova', privacy: Privacy.Private });
    expect(await app.call(routes.table.update, { id: table.id }, owner)).toEqual(again);
    const found = await app.call(routes.table.feed, { own: true, text: 'aliaj' }, owner);
    expect(found.data).toEqual([again]);
  });

  it('cannot have an address that is taken or none', async () => {
    const { owner, table } = await createVerbTable(app);
    const { table: other } = await createVerbTable(app);
    const refusal = (slug: string) =>
      app.refusal(routes.table.update, { id: table.id, slug }, owner);
    expect(await refusal(other.slug)).toMatchObject({ status: 409, code: 'SlugAlreadyExists' });
    expect(await refusal('Ne tiel')).toMatchObject({ status: 400, code: 'SlugInvalid' });
  });

  it('is not changed by strangers, who do not hear of a private one', async () => {
    for (const privacy of [Privacy.Public, Privacy.Private]) {
      const { owner, table } = await createVerbTable(app, { privacy });
      const { columns: parts, rowFeed } = await app.call(
        routes.table.entity,
        { id: table.id },
        owner,
      );
      const calls = [
        [routes.table.update, { id: table.id, name: 'Mia' }],
        [routes.table.delete, { id: table.id }],
        [routes.table.addColumn, { tableId: table.id, name: 'Mia', langCode: null }],
        [routes.table.updateColumn, { columnId: parts[0]?.id, name: 'Mia' }],
        [routes.table.moveColumn, { columnId: parts[0]?.id, position: 2 }],
        [routes.table.deleteColumn, { columnId: parts[0]?.id }],
        [routes.table.addRows, { tableId: table.id, rows: [] }],
        [routes.table.updateRow, { rowId: rowFeed.data[0]?.id, cells: [] }],
        [routes.table.setCell, { rowId: rowFeed.data[0]?.id, columnIndex: 0, label: 'mia' }],
        [routes.table.moveRow, { rowId: rowFeed.data[0]?.id, position: 2 }],
        [routes.table.deleteRows, { tableId: table.id, rowIds: [rowFeed.data[0]?.id] }],
        [routes.table.import, { tableId: table.id, text: 'Persono,As-formo\n' }],
        [routes.table.importPreview, { tableId: table.id, text: 'Persono,As-formo\n' }],
      ] as const;
      const stranger = await app.headersOf();
      const expected = privacy === Privacy.Public ? 'Forbidden' : 'NotFound';
      for (const [route, body] of calls) {
        expect(await app.refusal(route, body), route.path).toMatchObject({ status: 401 });
        const refusal = await app.refusal(route, body, stranger);
        expect(refusal, route.path).toMatchObject({ code: expected });
      }
      const entity = await app.call(routes.table.entity, { id: table.id }, owner);
      expect(entity).toMatchObject({ ...table, rowFeed });
    }
  });

  it('is changed by an admin if it is public', async () => {
    const change = { note: 'Kontrolita' };
    const { table } = await createVerbTable(app);
    const shared = { ...change, id: table.id };
    const changed = await app.call(routes.table.update, shared, await admin());
    expect(changed).toMatchObject({ note: 'Kontrolita', isOwn: false });
    const { table: secret } = await createVerbTable(app, { privacy: Privacy.Private });
    const hidden = { ...change, id: secret.id };
    const refusal = await app.refusal(routes.table.update, hidden, await admin());
    expect(refusal).toMatchObject({ code: 'NotFound' });
  });

  it('is renamed in the language of its reader, if it came with the content', async () => {
    const slug = 'personal-pronouns';
    const { id } = await app.call(routes.table.record, { slug });
    const keeper = await admin();
    const inRussian = { ...keeper, ...russianReader };
    await app.call(routes.table.update, { id, name: 'Местоимения' }, inRussian);
    const { columns: found } = await app.call(routes.table.entity, { id });
    const [person] = found;
    await app.call(
      routes.table.updateColumn,
      { columnId: person?.id ?? '', name: 'Кто' },
      inRussian,
    );
    const english = await app.call(routes.table.entity, { slug });
    expect(english.name).toBe('Personal pronouns as subject');
    expect(english.columns).toEqual(found);
    const russian = await app.call(routes.table.entity, { slug }, russianReader);
    expect(russian).toMatchObject({ name: 'Местоимения', username: null, isOwn: false });
    expect(russian.columns[0]?.name).toBe('Кто');
    const { data } = await app.call(routes.table.feed, { text: 'местоимения' });
    expect(data.map((table) => table.slug)).toContain(slug);
  });

  it('is hidden from all but the admins by one of them, if it came with the content', async () => {
    const slug = 'english-irregular-verbs';
    const { id } = await app.call(routes.table.record, { slug });
    const [one, other] = [await admin(), await admin()];
    await app.call(routes.table.update, { id, privacy: Privacy.Private }, one);
    for (const headers of [reader, await app.headersOf()]) {
      expect(await app.refusal(routes.table.record, { slug }, headers)).toMatchObject({
        status: 404,
      });
    }
    const shown = { id, privacy: Privacy.Public };
    expect((await app.call(routes.table.record, { slug }, other)).id).toBe(id);
    expect(await app.call(routes.table.update, shown, other)).toMatchObject(shown);
  });

  it('is gone when it is deleted, while its words stay', async () => {
    const word = await buildWord(app.database);
    const row = [{ label: 'x' }, { words: [{ id: word.id }] }];
    const { owner, table } = await createVerbTable(app, { rows: [row] });
    await app.call(routes.table.delete, { id: table.id }, owner);
    for (const route of [routes.table.update, routes.table.delete]) {
      expect(await app.refusal(route, { id: table.id }, owner)).toMatchObject({ status: 404 });
    }
    expect((await app.call(routes.word.record, { id: word.id })).text).toBe(word.text);
  });
});
