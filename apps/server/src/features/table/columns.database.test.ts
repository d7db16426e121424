import { routes } from '@wordhoard/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/test-app.ts';
import { buildCell, createVerbTable, textsIn } from '../../../test/verb-table.ts';

const app = useApp();
const manyColumns = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Kolumno ${index + 1}`, langCode: null }));

async function setUp(overrides: object = {}) {
  const { owner, table } = await createVerbTable(app, overrides);
  const show = () => app.call(routes.table.entity, { id: table.id }, owner);
  const columnIds = (await show()).columns.map(({ id }) => id);
  return { owner, tableId: table.id, columnIds, show };
}

const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);

describe('adding a column', () => {
  it('inserts it at a position, with an empty cell in every row', async () => {
    const { owner, tableId, show } = await setUp();
    const past = { tableId, name: 'Is-formo', langCode: 'eo' };
    expect(namesOf(await app.call(routes.table.addColumn, past, owner))).toEqual([
      'Persono',
      'As-formo',
      'Is-formo',
    ]);
    const note = { tableId, name: 'Noto', langCode: null, position: 1 };
    await app.call(routes.table.addColumn, note, owner);
    const table = await show();
    expect(table.columnCount).toBe(4);
    expect(namesOf({ data: table.columns })).toEqual(['Noto', 'Persono', 'As-formo', 'Is-formo']);
    for (const { cells } of table.rowFeed.data) {
      expect(cells).toHaveLength(4);
      expect(cells[0]).toEqual({ label: '', words: [] });
      expect(cells[3]).toEqual({ label: null, words: [] });
    }
    const rowId = table.rowFeed.data[0]?.id ?? '';
    const cell = { rowId, columnIndex: 3, ...buildCell('estis') };
    expect(textsIn((await app.call(routes.table.setCell, cell, owner)).cells[3])).toEqual([
      'estis',
    ]);
  });

  it('refuses more columns than the maximum', async () => {
    const { owner, tableId } = await setUp({ columns: manyColumns(10), rows: [] });
    const column = { tableId, name: 'Plia', langCode: null };
    const refusal = await app.refusal(routes.table.addColumn, column, owner);
    expect(refusal).toMatchObject({ status: 422, code: 'TableMaxColumnsExceeded' });
  });

  it('keeps to the maximum under concurrent requests', async () => {
    const { owner, tableId, show } = await setUp({ columns: manyColumns(9), rows: [] });
    const body = JSON.stringify({ tableId, name: 'Plia', langCode: null });
    const send = () =>
      app.request(routes.table.addColumn.path, { method: 'POST', headers: owner, body });
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422, 422]);
    expect(await show()).toMatchObject({ columnCount: 10 });
  });
});

it('renames a column', async () => {
  const { owner, columnIds, show } = await setUp();
  const [columnId = ''] = columnIds;
  const change = { columnId, name: ' Kiu ' };
  expect(namesOf(await app.call(routes.table.updateColumn, change, owner))).toEqual([
    'Kiu',
    'As-formo',
  ]);
  expect((await show()).columns[0]?.name).toBe('Kiu');
});

it('moves a column with its cells', async () => {
  const { owner, columnIds, show } = await setUp();
  const [, columnId = ''] = columnIds;
  const { data } = await app.call(routes.table.moveColumn, { columnId, position: 1 }, owner);
  const table = await show();
  expect(table.columns).toEqual(data);
  expect(namesOf({ data })).toEqual(['As-formo', 'Persono']);
  const [row] = table.rowFeed.data;
  expect(textsIn(row?.cells[0])).toEqual(['estas']);
  expect(row?.cells[1]?.label).toBe('mi');
});

describe('deleting a column', () => {
  it('deletes its cells', async () => {
    const { owner, columnIds, show } = await setUp({ columns: manyColumns(3), rows: [] });
    const [columnId = ''] = columnIds;
    const { data } = await app.call(routes.table.deleteColumn, { columnId }, owner);
    expect(namesOf({ data })).toEqual(['Kolumno 2', 'Kolumno 3']);
    expect(await show()).toMatchObject({ columnCount: 2, columns: data });
    const refusal = await app.refusal(routes.table.deleteColumn, { columnId }, owner);
    expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
  });

  it('leaves two columns under concurrent requests', async () => {
    const { owner, columnIds, show } = await setUp({ columns: manyColumns(3), rows: [] });
    const send = (columnId: string) =>
      app.request(routes.table.deleteColumn.path, {
        method: 'DELETE',
        headers: owner,
        body: JSON.stringify({ columnId }),
      });
    const statuses = (await Promise.all(columnIds.map(send))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422, 422]);
    expect(await show()).toMatchObject({ columnCount: 2 });
    const [columnId] = (await show()).columns.map(({ id }) => id);
    const refusal = await app.refusal(routes.table.deleteColumn, { columnId }, owner);
    expect(refusal).toMatchObject({ status: 422, code: 'TableMinColumnsBelow' });
  });
});
