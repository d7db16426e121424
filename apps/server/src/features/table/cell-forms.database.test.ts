import { type Grammar, routes } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportAccount } from '../../../test/account-archive.ts';
import { buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { buildCell, createVerbTable } from '../../../test/verb-table.ts';

const app = useApp();
const [noun, verb] = [1, 2];

beforeAll(async () => {
  const add = (text: string, speechPartId: number, grammar: Grammar | null = null) =>
    buildWord(app.database, { langCode: 'sk', text, speechPartIds: [speechPartId], grammar });
  const forms = (...texts: string[]) => ({ forms: texts.map((text) => ({ name: 'on', text })) });
  await add('stáť', verb, forms('stojí', 'stál'));
  await add('stojiť', verb, forms('stojí'));
  await add('píliť', verb, forms('píla', 'píli'));
  await add('píla', noun);
  await add('on', noun, forms('jeho'));
  await add('jeho', noun);
});

/** Creates a table of three columns. */
async function build(rows: string[][], names = ['Prvý', 'Druhý', 'Tretí']) {
  const columns = names.map((name) => ({ name, langCode: 'sk' }));
  const cells = rows.map((row) =>
    names.map((_, index) => buildCell(...(row[index] ?? '').split(' ').filter(Boolean))),
  );
  const { owner, table } = await createVerbTable(app, {
    privacy: Privacy.Private,
    columns,
    rows: cells,
  });
  return { owner, id: table.id };
}

type BuiltTable = Awaited<ReturnType<typeof build>>;

/** The words of all cells: a form with its word, as `stál < stáť`. */
async function show({ owner, id }: Pick<BuiltTable, 'owner' | 'id'>) {
  const { rowFeed } = await app.call(routes.table.entity, { id }, owner);
  return rowFeed.data.map(({ cells }) =>
    cells.map(({ words }) =>
      words.map(({ text, form }) => (form === undefined ? text : `${form} < ${text}`)).join(', '),
    ),
  );
}

const showNew = async (...table: Parameters<typeof build>) => show(await build(...table));

describe('a text in a cell', () => {
  it('that is a form of one word leads to it', async () => {
    expect(await showNew([['stal', 'stál', 'Píli']])).toEqual([
      ['stal', 'stál < stáť', 'Píli < píliť'],
    ]);
  });

  it('that is a form of several words means the one to its left, of its column, or named by it', async () => {
    expect(await showNew([['stojí', 'stáť stojí', 'stojiť']])).toEqual([
      ['stojí', 'stáť, stojí < stáť', 'stojiť'],
    ]);
    expect(await showNew([['stojiť'], ['stojí']])).toEqual([
      ['stojiť', '', ''],
      ['stojí < stojiť', '', ''],
    ]);
    expect(await showNew([['stojí', 'stojí']], ['stáť (to stand)', 'Druhý', 'Tretí'])).toEqual([
      ['stojí < stáť', 'stojí < stáť', ''],
    ]);
  });

  it('that is a word itself means that word, unless it is a form of the word to its left', async () => {
    expect(
      await showNew([
        ['píla', 'píliť', 'píla'],
        ['on', 'jeho', ''],
      ]),
    ).toEqual([
      ['píla', 'píliť', 'píla < píliť'],
      ['on', 'jeho', ''],
    ]);
  });

  it('is a form in a changed cell too, and stays one in a file', async () => {
    const { owner, id } = await build([['píliť']]);
    const { rowFeed } = await app.call(routes.table.entity, { id }, owner);
    const rowId = rowFeed.data[0]?.id ?? expect.fail('There is no row');
    const saved = await app.call(
      routes.table.setCell,
      { rowId, columnIndex: 2, ...buildCell('píla', 'píli') },
      owner,
    );
    expect(saved.cells[2]?.words).toMatchObject([{ form: 'píla' }, { form: 'píli' }]);
    const shown = [['píliť', '', 'píla < píliť, píli < píliť']];
    expect(await show({ owner, id })).toEqual(shown);
    for (const format of ['csv', 'json'] as const) {
      const { content } = await app.call(routes.table.export, { id, format }, owner);
      const { columns, ...draft } = {
        name: 'Kópia',
        langCode: 'sk',
        privacy: Privacy.Private,
        columns: ['sk', 'sk', 'sk'],
      };
      const copy =
        format === 'csv'
          ? await app.call(routes.table.import, { ...draft, columns, text: content }, owner)
          : await app.call(routes.table.create, JSON.parse(content), owner);
      expect(await show({ owner, id: copy.id })).toEqual(shown);
    }
    const { tables } = await exportAccount(app, owner);
    const exported = tables.find((table) => table.id === id)?.rows[0]?.[2]?.words;
    expect(exported).toMatchObject([
      { text: 'píliť', form: 'píla' },
      { text: 'píliť', form: 'píli' },
    ]);
  });
});
