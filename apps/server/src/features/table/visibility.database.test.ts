import { routes } from '@wordhoard/contract';
import { Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { reader, useApp } from '../../../test/test-app.ts';
import { buildCell, createVerbTable, textsIn } from '../../../test/verb-table.ts';

const app = useApp();
const admin = async () => app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));

describe('a private table', () => {
  it('is visible to its owner only', async () => {
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

  it('is found among own tables, and in no feed, search or count of others', async () => {
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

  it('requires sign-in to list own tables', async () => {
    for (const body of [{ own: true }, { linked: true }]) {
      const refusal = await app.refusal(routes.table.feed, body);
      expect(refusal).toMatchObject({ status: 401, code: 'NotAuthorized' });
    }
  });
});

describe('the words of a table', () => {
  it('are visible to the owner only until they are published', async () => {
    const text = 'apenaŭvorto';
    const rows = [[{ label: 'x' }, buildCell(text)]];
    const { owner, table } = await createVerbTable(app, { rows });
    const { owner: namesake } = await createVerbTable(app, { rows });
    const seenBy = async (headers: Record<string, string>) => {
      const { data } = await app.call(routes.table.rowFeed, { tableId: table.id }, headers);
      return textsIn(data[0]?.cells[1]);
    };
    const showCover = async () =>
      (await app.call(routes.table.record, { id: table.id }, owner)).firstRows;
    expect(await seenBy(owner)).toEqual([text]);
    expect(await showCover()).toEqual([]);
    for (const headers of [reader, await app.headersOf(), namesake, await admin()]) {
      expect(await seenBy(headers)).toEqual([]);
    }
    await app.call(routes.word.create, { langCode: 'eo', text }, await admin());
    expect(await seenBy(reader)).toEqual([text]);
    expect(await showCover()).toEqual([[{ text, langCode: 'eo' }]]);
  });

  it('hide rows from those who would see nothing of them, and who may not change them', async () => {
    const rows = [
      [{ label: '' }, buildCell('kaŝitvorto')],
      [{ label: 'x' }, buildCell('kaŝitvorto')],
      [{ label: '' }, { words: [await buildWord(app.database)].map(({ id }) => ({ id })) }],
    ];
    const { owner, table } = await createVerbTable(app, { rows });
    const { id } = table;
    for (const headers of [reader, await app.headersOf()]) {
      const { rowFeed, rowCount } = await app.call(routes.table.entity, { id }, headers);
      expect([rowCount, rowFeed.total, rowFeed.data.length]).toEqual([2, 2, 2]);
      const request = { tableId: id, page: 2, pageSize: 1 };
      const second = await app.call(routes.table.rowFeed, request, headers);
      expect(second.data).toMatchObject([{ id: rowFeed.data[1]?.id }]);
    }
    for (const headers of [owner, await admin()]) {
      const { rowFeed } = await app.call(routes.table.entity, { id }, headers);
      expect([rowFeed.total, rowFeed.data.length]).toEqual([3, 3]);
    }
    await app.call(routes.word.create, { langCode: 'eo', text: 'kaŝitvorto' }, await admin());
    expect(await app.call(routes.table.record, { id })).toMatchObject({ rowCount: 3 });
  });

  it('hide a row when its word is withdrawn', async () => {
    const { id: wordId } = await buildWord(app.database);
    const rows = [[{ label: '' }, { words: [{ id: wordId }] }]];
    const { table } = await createVerbTable(app, { rows });
    await app.call(routes.word.delete, { id: wordId }, await admin());
    expect(await app.call(routes.table.record, { id: table.id })).toMatchObject({ rowCount: 0 });
  });

  it('have grammar, which its author alone sees until it is approved', async () => {
    const { id } = await buildWord(app.database);
    const rows = [[{ label: 'x' }, { words: [{ id }] }]];
    const { owner, table } = await createVerbTable(app, { rows });
    await app.call(routes.word.update, { id, grammar: { reading: 'vor-to' } }, owner);
    const grammarFor = async (headers: Record<string, string>) => {
      const { data } = await app.call(routes.table.rowFeed, { tableId: table.id }, headers);
      return data[0]?.cells[1]?.words.map(({ grammar }) => grammar);
    };
    expect(await grammarFor(owner)).toEqual([{ reading: 'vor-to' }]);
    expect(await grammarFor(await app.headersOf())).toEqual([null]);
    expect(await grammarFor(reader)).toEqual([null]);
  });
});
