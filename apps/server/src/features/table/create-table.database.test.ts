import { routes } from '@wordhoard/contract';
import { describe, expect, it } from 'vitest';
import { buildHiddenWord } from '../../../test/contribution-factory.ts';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { buildCell, createVerbTable, textsIn, verbTable } from '../../../test/verb-table.ts';

const app = useApp();

describe('creating a table', () => {
  it('stores columns, rows, words and owner', async () => {
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

  it('uses existing words by text and id', async () => {
    const word = await buildWord(app.database);
    const cells = [{ label: 'mi' }, { words: [{ id: word.id }, { text: word.text }] }];
    const { table } = await createVerbTable(app, { rows: [cells] });
    const { rowFeed } = await app.call(routes.table.entity, { id: table.id });
    expect(rowFeed.data[0]?.cells[1]?.words.map(({ id }) => id)).toEqual([word.id]);
  });

  it('uses the given slug, which nobody else can take', async () => {
    const slug = 'verboj-de-la-tago';
    const { owner } = await createVerbTable(app, { slug });
    expect((await app.call(routes.table.record, { slug })).name).toBe('Verboj');
    const refusal = await app.refusal(routes.table.create, { ...verbTable, slug }, owner);
    expect(refusal).toMatchObject({ status: 409, code: 'SlugAlreadyExists' });
    const invalid = await app.refusal(routes.table.create, { ...verbTable, slug: 'Verboj' }, owner);
    expect(invalid).toMatchObject({ status: 400, code: 'SlugInvalid', fields: [{ path: 'slug' }] });
  });

  it('generates distinct slugs for tables with the same name', async () => {
    const headers = await app.headersOf();
    const tables = await Promise.all([1, 2, 3].map(() => createVerbTable(app, {}, headers)));
    expect(new Set(tables.map(({ table }) => table.slug)).size).toBe(3);
  });

  it('gives a slug to one of several concurrent requests', async () => {
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
    ['TableMaxRowsExceeded', { rows: Array(201).fill([{ label: '' }, buildCell()]) }],
    ['TableRowColumnsUnmatched', { rows: [...verbTable.rows, [{ label: 'li' }]] }],
    ['TableCellMaxWordsExceeded', { rows: [[{ label: '' }, buildCell(...'abcdefghijk')]] }],
  ])('is refused with %s', async (code, body) => {
    const headers = await app.headersOf();
    const refusal = await app.refusal(routes.table.create, { ...verbTable, ...body }, headers);
    expect(refusal).toMatchObject({ status: 422, code });
    expect((await app.call(routes.table.feed, { own: true }, headers)).total).toBe(0);
  });

  it('requires words in columns with a language, and in that language', async () => {
    const headers = await app.headersOf();
    const german = await buildWord(app.database, { langCode: 'de' });
    for (const row of [
      [buildCell('mi'), buildCell('estas')],
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

  it('refuses words that are missing or hidden from the owner', async () => {
    const headers = await app.headersOf();
    const pending = await buildHiddenWord(app.database);
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
