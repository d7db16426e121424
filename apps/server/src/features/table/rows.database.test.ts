import { routes } from '@wordhoard/contract';
import { Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { russianReader, useApp } from '../../../test/test-app.ts';
import { buildCell, createVerbTable, labelsOf, textsIn } from '../../../test/verb-table.ts';
import { wordContribution } from '../../schema/word.ts';

const app = useApp();
const nowhere = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';
const labelled = (label: string) => [{ label }, buildCell()];

async function setUp(overrides: object = {}) {
  const { owner, table } = await createVerbTable(app, overrides);
  const show = () => app.call(routes.table.entity, { id: table.id }, owner);
  const { rowFeed } = await show();
  return { owner, tableId: table.id, rowIds: rowFeed.data.map(({ id }) => id), show };
}

describe('adding rows', () => {
  it('inserts them at the end or at a position', async () => {
    const { owner, tableId, show } = await setUp();
    const last = [{ label: 'ni' }, buildCell('estas', 'estos')];
    const { data } = await app.call(
      routes.table.addRows,
      { tableId, rows: [{ cells: last }] },
      owner,
    );
    expect(textsIn(data[0]?.cells[1])).toEqual(['estas', 'estos']);
    const rows = [{ cells: labelled('unue') }, { cells: labelled('due') }];
    await app.call(routes.table.addRows, { tableId, rows, position: 2 }, owner);
    await app.call(
      routes.table.addRows,
      { tableId, rows: [{ cells: labelled('fine') }], position: 99 },
      owner,
    );
    const table = await show();
    expect(labelsOf(table)).toEqual(['mi', 'unue', 'due', 'vi', 'li', 'ni', 'fine']);
    expect(table.rowCount).toBe(7);
  });

  it.each([
    ['TableRowColumnsUnmatched', [{ cells: [{ label: 'ni' }] }]],
    ['TableRowColumnsUnmatched', [{ cells: [...labelled('ni'), { label: '' }] }]],
    ['TableCellMaxWordsExceeded', [{ cells: [{ label: 'ni' }, buildCell(...'abcdefghijk')] }]],
    ['TableMaxRowsExceeded', Array(198).fill({ cells: labelled('ni') })],
  ])('is refused with %s', async (code, rows) => {
    const { owner, tableId, show } = await setUp();
    const before = await show();
    const refusal = await app.refusal(routes.table.addRows, { tableId, rows }, owner);
    expect(refusal).toMatchObject({ status: 422, code });
    expect(await show()).toEqual(before);
  });

  it('keeps to the maximum under concurrent requests', async () => {
    const { owner, tableId, show } = await setUp({ rows: Array(190).fill(labelled('jam')) });
    const body = JSON.stringify({ tableId, rows: Array(6).fill({ cells: labelled('nova') }) });
    const send = () =>
      app.request(routes.table.addRows.path, { method: 'POST', headers: owner, body });
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422, 422]);
    expect((await show()).rowCount).toBe(196);
  });

  it('stores all rows of concurrent requests at distinct positions', async () => {
    const { owner, tableId, show } = await setUp({ rows: [] });
    const labels = ['a', 'b', 'c', 'd'];
    await Promise.all(
      labels.map((label) => {
        const rows = [{ cells: labelled(label) }, { cells: labelled(`${label}2`) }];
        return app.call(routes.table.addRows, { tableId, rows, position: 1 }, owner);
      }),
    );
    const table = await show();
    expect(table.rowCount).toBe(8);
    const pairs = labelsOf(table).filter((label) => label?.length === 1);
    expect(pairs.toSorted()).toEqual(labels);
    for (const label of labels) {
      const index = labelsOf(table).indexOf(label);
      expect(labelsOf(table)[index + 1]).toBe(`${label}2`);
    }
  });
});

describe('changing a row', () => {
  it('replaces all cells', async () => {
    const { owner, rowIds, show } = await setUp();
    const [rowId = ''] = rowIds;
    const cells = [{ label: 'mi ' }, buildCell('estis', 'estos')];
    const row = await app.call(routes.table.updateRow, { rowId, cells }, owner);
    expect(row.cells[0]).toEqual({ label: 'mi', words: [] });
    expect(textsIn(row.cells[1])).toEqual(['estis', 'estos']);
    expect((await show()).rowFeed.data[0]).toEqual(row);
  });

  it('requires a cell for each column', async () => {
    const { owner, rowIds } = await setUp();
    const body = { rowId: rowIds[0], cells: [{ label: 'mi' }] };
    const refusal = await app.refusal(routes.table.updateRow, body, owner);
    expect(refusal).toMatchObject({ status: 422, code: 'TableRowColumnsUnmatched' });
  });

  it('takes the homograph that a cell names, else the first that is there', async () => {
    const { owner, rowIds } = await setUp();
    const [rowId = ''] = rowIds;
    const { text } = await buildWord(app.database, { homograph: 2 });
    await buildWord(app.database, { text, homograph: 3 });
    const words = [{ text }, { text, homograph: 3 }];
    const { cells } = await app.call(routes.table.setCell, { rowId, columnIndex: 1, words }, owner);
    expect(cells[1]?.words).toMatchObject([{ homograph: 2 }, { homograph: 3 }]);
  });

  it('keeps the other cells when one is set', async () => {
    const { owner, rowIds } = await setUp();
    const [, rowId = ''] = rowIds;
    const words = { rowId, columnIndex: 1, ...buildCell('estu') };
    expect(textsIn((await app.call(routes.table.setCell, words, owner)).cells[1])).toEqual([
      'estu',
    ]);
    const label = { rowId, columnIndex: 0, label: 'vi ĉiuj' };
    const { cells } = await app.call(routes.table.setCell, label, owner);
    expect(cells[0]?.label).toBe('vi ĉiuj');
    expect(textsIn(cells[1])).toEqual(['estu']);
    const emptied = { rowId, columnIndex: 1, words: [] };
    expect((await app.call(routes.table.setCell, emptied, owner)).cells[1]?.words).toEqual([]);
  });

  it('refuses an invalid column index and too many words', async () => {
    const { owner, rowIds } = await setUp();
    const refusal = (body: object) =>
      app.refusal(routes.table.setCell, { rowId: rowIds[0], ...body }, owner);
    for (const columnIndex of [-1, 2, 1e9]) {
      const { status, code } = await refusal({ columnIndex, label: 'x' });
      expect({ status, code }).toEqual({ status: 422, code: 'TableRowInvalidColumnIndex' });
    }
    const crowded = await refusal({ columnIndex: 1, ...buildCell(...'abcdefghijk') });
    expect(crowded).toMatchObject({ status: 422, code: 'TableCellMaxWordsExceeded' });
  });

  it('stores one of several concurrent cells completely', async () => {
    const { owner, rowIds, show } = await setUp();
    const [rowId = ''] = rowIds;
    const cells = [buildCell('ruĝa', 'verda'), buildCell('blua', 'griza'), buildCell('nigra')];
    await Promise.all(
      cells.map((cell) =>
        app.call(routes.table.setCell, { rowId, columnIndex: 1, ...cell }, owner),
      ),
    );
    const { rowFeed } = await show();
    expect(cells.map((cell) => textsIn(cell))).toContainEqual(textsIn(rowFeed.data[0]?.cells[1]));
  });

  it('keeps the labels in other locales of the starter content', async () => {
    const admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
    const slug = 'personal-pronouns';
    const before = await app.call(routes.table.entity, { slug });
    const [row] = before.rowFeed.data;
    const cell = { rowId: row?.id ?? '', columnIndex: 0, label: 'я' };
    await app.call(routes.table.setCell, cell, { ...admin, ...russianReader });
    expect((await app.call(routes.table.entity, { slug })).rowFeed).toEqual(before.rowFeed);
    const russian = await app.call(routes.table.entity, { slug }, russianReader);
    expect(russian.rowFeed.data[0]?.cells[0]?.label).toBe('я');
  });
});

describe('rows', () => {
  it('can be moved up and down', async () => {
    const { owner, rowIds, show } = await setUp();
    const [first = '', , third = ''] = rowIds;
    await app.call(routes.table.moveRow, { rowId: third, position: 1 }, owner);
    expect(labelsOf(await show())).toEqual(['li', 'mi', 'vi']);
    await app.call(routes.table.moveRow, { rowId: first, position: 7 }, owner);
    expect(labelsOf(await show())).toEqual(['li', 'vi', 'mi']);
  });

  it('can be deleted, and missing ones are ignored', async () => {
    const { owner, tableId, rowIds, show } = await setUp();
    const other = await setUp();
    const [first = '', , third = ''] = rowIds;
    const ids = [first, third, nowhere, ...other.rowIds];
    const table = await app.call(routes.table.deleteRows, { tableId, rowIds: ids }, owner);
    expect(table.rowCount).toBe(1);
    expect(labelsOf(await show())).toEqual(['vi']);
    expect((await other.show()).rowCount).toBe(3);
    await app.call(
      routes.table.addRows,
      { tableId, rows: [{ cells: labelled('ni') }], position: 2 },
      owner,
    );
    expect(labelsOf(await show())).toEqual(['vi', 'ni']);
  });

  it('are not found after deletion', async () => {
    const { owner, tableId, rowIds } = await setUp();
    const [rowId = ''] = rowIds;
    await app.call(routes.table.deleteRows, { tableId, rowIds: [rowId] }, owner);
    const cells = labelled('mi');
    expect(await app.refusal(routes.table.updateRow, { rowId, cells }, owner)).toMatchObject({
      code: 'NotFound',
    });
    const cell = { rowId, columnIndex: 0, label: 'mi' };
    expect(await app.refusal(routes.table.setCell, cell, owner)).toMatchObject({
      code: 'NotFound',
    });
    const move = { rowId, position: 1 };
    expect(await app.refusal(routes.table.moveRow, move, owner)).toMatchObject({
      code: 'NotFound',
    });
  });

  it('are changed or deleted completely under concurrent requests', async () => {
    const { owner, tableId, rowIds, show } = await setUp();
    const [rowId = ''] = rowIds;
    const cells = [{ label: 'mi' }, buildCell('samtempe')];
    const send = (path: string, method: string, body: object) =>
      app.request(path, { method, headers: owner, body: JSON.stringify(body) });
    const answers = await Promise.all([
      send(routes.table.deleteRows.path, 'DELETE', { tableId, rowIds: [rowId] }),
      send(routes.table.updateRow.path, 'POST', { rowId, cells }),
      send(routes.table.moveRow.path, 'POST', { rowId, position: 3 }),
    ]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect((await show()).rowCount).toBe(2);
  });
});

describe('private words of a private table', () => {
  const privaciesOf = async (wordId: string) =>
    (
      await app.database.select().from(wordContribution).where(eq(wordContribution.wordId, wordId))
    ).map(({ privacy }) => privacy);
  const secret = { privacy: Privacy.Private, rows: [[{ label: 'x' }, buildCell('kaŝvorto')]] };

  it('enter moderation when the table becomes public', async () => {
    const { owner, tableId, show } = await setUp(secret);
    const wordId = (await show()).rowFeed.data[0]?.cells[1]?.words[0]?.id ?? '';
    expect(await privaciesOf(wordId)).toEqual([Privacy.Private]);
    await app.call(routes.table.update, { id: tableId, privacy: Privacy.Public }, owner);
    expect(await privaciesOf(wordId)).toEqual([Privacy.Public]);
  });

  it('enter moderation when a public table uses them', async () => {
    const { owner } = await setUp();
    const { table } = await createVerbTable(
      app,
      { ...secret, rows: [[{ label: 'x' }, buildCell('alia kaŝvorto')]] },
      owner,
    );
    const { rowFeed } = await app.call(routes.table.entity, { id: table.id }, owner);
    const wordId = rowFeed.data[0]?.cells[1]?.words[0]?.id ?? '';
    const rows = [[{ label: 'x' }, { words: [{ id: wordId }] }]];
    await createVerbTable(app, { rows }, owner);
    expect(await privaciesOf(wordId)).toEqual([Privacy.Public]);
  });
});

it('stores a repeated word of a cell once', async () => {
  const word = await buildWord(app.database);
  const rows = [[{ label: 'x' }, { words: [{ id: word.id }, { id: word.id.toUpperCase() }] }]];
  const { show } = await setUp({ rows });
  expect((await show()).rowFeed.data[0]?.cells[1]?.words).toHaveLength(1);
});
