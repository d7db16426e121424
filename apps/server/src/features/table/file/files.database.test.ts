import { routes, type Table } from '@wordhoard/contract';
import { Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildWord } from '../../../../test/factory.ts';
import { reader, russianReader, useApp } from '../../../../test/test-app.ts';
import { buildCell, createVerbTable, labelsOf, textsIn } from '../../../../test/verb-table.ts';

const app = useApp();
const asNew = { name: 'Verboj', langCode: 'eo', columns: [null, 'eo'], privacy: Privacy.Private };

const show = (id: string, headers: Record<string, string>) =>
  app.call(routes.table.entity, { id }, headers);

/** Everything but what differs between two tables that are equal. */
const exportText = ({ name, note, langCode, privacy, columns, rowFeed }: Table) => ({
  name,
  note,
  langCode,
  privacy,
  columns: columns.map((column) => [column.name, column.langCode]),
  rows: rowFeed.data.map(({ cells }) => cells),
});

describe('an exported table', () => {
  const trickyTable = {
    name: 'Ĉio, "kio" povas esti; ĉu ne?',
    note: 'El\nla dua ĉapitro',
    langCode: 'eo',
    privacy: Privacy.Private,
    columns: [
      { name: 'Kiu, "kio"; kia', langCode: null },
      { name: 'עברית', langCode: 'he' },
      { name: '=SUM(A1)', langCode: 'eo' },
    ],
    rows: [
      [
        { label: 'say "hi", dear' },
        buildCell('הוא', 'היא; לא', 'ו / או'),
        buildCell('-as', "'tis"),
      ],
      [{ label: '=1+1' }, buildCell('שלום, עולם'), buildCell('C:\\vortoj', 'li/ŝi')],
      [{ label: '' }, buildCell(), buildCell()],
      [
        { label: "'@a #b" },
        buildCell('"'),
        buildCell('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'),
      ],
    ],
  };

  async function createTrickyTable() {
    const idiom = await buildWord(app.database, { mode: WordMode.Idiom });
    const withIdiom = [{ label: '' }, buildCell(), { words: [{ id: idiom.id }] }];
    return createVerbTable(app, { ...trickyTable, rows: [...trickyTable.rows, withIdiom] });
  }

  it('is equal after an import from CSV', async () => {
    const { owner, table } = await createTrickyTable();
    const original = await show(table.id, owner);
    const {
      fileName,
      mediaType,
      content: text,
    } = await app.call(routes.table.export, { id: table.id, format: 'csv' }, owner);
    expect({ fileName, mediaType }).toEqual({
      fileName: `${table.slug}.csv`,
      mediaType: 'text/csv; charset=utf-8',
    });
    const { name, note, langCode, privacy } = trickyTable;
    const columns = trickyTable.columns.map((column) => column.langCode);
    const draft = { name, note, langCode, privacy, columns, text };
    const copy = await app.call(routes.table.import, draft, owner);
    expect(copy.id).not.toBe(table.id);
    expect(exportText(await show(copy.id, owner))).toEqual(exportText(original));

    const same = { tableId: table.id, text, mode: 'replace' } as const;
    await app.call(routes.table.import, same, owner);
    expect(exportText(await show(table.id, owner))).toEqual(exportText(original));
  });

  it('is equal after creating it from JSON', async () => {
    const { owner, table } = await createTrickyTable();
    const body = { slug: table.slug, format: 'json' } as const;
    const { fileName, mediaType, content } = await app.call(routes.table.export, body, owner);
    expect({ fileName, mediaType }).toEqual({
      fileName: `${table.slug}.json`,
      mediaType: 'application/json',
    });
    const copy = await app.call(routes.table.create, JSON.parse(content), owner);
    const original = await show(table.id, owner);
    expect(exportText(await show(copy.id, owner))).toEqual(exportText(original));
  });

  it('has the number of a homograph in JSON', async () => {
    const { text } = await buildWord(app.database);
    await buildWord(app.database, { text, homograph: 2 });
    const rows = [[{ label: 'x' }, { words: [{ text, homograph: 2 }] }]];
    const { owner, table } = await createVerbTable(app, { rows });
    const body = { slug: table.slug, format: 'json' } as const;
    const { content } = await app.call(routes.table.export, body, owner);
    const copy = await app.call(routes.table.create, JSON.parse(content), owner);
    const { rowFeed } = await show(copy.id, owner);
    expect(rowFeed.data[0]?.cells[1]?.words).toMatchObject([{ text, homograph: 2 }]);
  });

  it('keeps a word that is a form of its neighbour, and a homograph, in both formats', async () => {
    const grammar = { forms: [{ name: 'past', text: 'sagas' }] };
    const lemma = await buildWord(app.database, { text: 'segi', speechPartIds: [2], grammar });
    const tool = await buildWord(app.database, { text: 'sagas', speechPartIds: [1] });
    const { text } = await buildWord(app.database);
    const second = await buildWord(app.database, { text, homograph: 2 });
    const cells = [lemma, tool, second].map(({ id }) => ({ words: [{ id }] }));
    const columns = ['A', 'B', 'C'].map((name) => ({ name, langCode: 'eo' }));
    const rows = [cells, [buildCell('segi'), buildCell('sagas'), buildCell('km²')]];
    const { owner, table } = await createVerbTable(app, { columns, rows });
    const original = exportText(await show(table.id, owner));
    expect(original.rows[0]?.[1]?.words).toMatchObject([{ id: tool.id }]);
    expect(original.rows[1]?.[1]?.words).toMatchObject([{ id: lemma.id, form: 'sagas' }]);
    const csv = await app.call(routes.table.export, { id: table.id, format: 'csv' }, owner);
    expect(csv.content.split('\r\n').slice(1, 3)).toEqual([
      `segi,sagas¹,${text}²`,
      'segi,sagas,km²',
    ]);
    const { name, note, langCode, privacy } = original;
    const draft = { name, note, langCode, privacy, columns: ['eo', 'eo', 'eo'], text: csv.content };
    const imported = await app.call(routes.table.import, draft, owner);
    expect(exportText(await show(imported.id, owner))).toEqual(original);
    const json = await app.call(routes.table.export, { id: table.id, format: 'json' }, owner);
    const created = await app.call(routes.table.create, JSON.parse(json.content), owner);
    expect(exportText(await show(created.id, owner))).toEqual(original);
  });

  it('is available to anybody in the locale of the request', async () => {
    const body = { slug: 'personal-pronouns', format: 'csv' } as const;
    const english = await app.call(routes.table.export, body);
    expect(english.content.split('\r\n').slice(0, 2)).toEqual([
      '\ufeffPerson,English,German,Spanish,French,Italian,Russian,Ukrainian,Polish',
      '1st person singular,I,ich,yo,je,io,я,я,ja',
    ]);
    const russian = await app.call(routes.table.export, body, russianReader);
    expect(russian.content).toContain('1-е лицо ед. числа,I,ich');
  });

  it('contains no words that the caller does not see', async () => {
    const { table } = await createVerbTable(app, {
      rows: [[{ label: 'x' }, buildCell('nevidata')]],
    });
    for (const format of ['csv', 'json'] as const) {
      const { content } = await app.call(routes.table.export, { id: table.id, format });
      expect(content).not.toContain('nevidata');
    }
  });
});

describe('an import', () => {
  const header = 'Persono,As-formo';

  it('creates a table with column names from the first line', async () => {
    const owner = await app.headersOf();
    const text = 'Persono\tAs-formo\nmi\testas\nvi\testas; iĝas\nli\testas / iĝas';
    const table = await app.call(routes.table.import, { ...asNew, text }, owner);
    expect(table).toMatchObject({ name: 'Verboj', columnCount: 2, rowCount: 3, isOwn: true });
    const { columns, rowFeed } = await show(table.id, owner);
    expect(columns).toMatchObject([
      { name: 'Persono', langCode: null },
      { name: 'As-formo', langCode: 'eo' },
    ]);
    const texts = rowFeed.data.map(({ cells }) => textsIn(cells[1]));
    expect(texts).toEqual([['estas'], ['estas', 'iĝas'], ['estas', 'iĝas']]);
  });

  it('appends or replaces rows', async () => {
    const { owner, table } = await createVerbTable(app);
    const text = `${header}\nni,estas`;
    const appended = await app.call(routes.table.import, { tableId: table.id, text }, owner);
    expect(appended.rowCount).toBe(4);
    expect(labelsOf(await show(table.id, owner))).toEqual(['mi', 'vi', 'li', 'ni']);
    const replacing = { tableId: table.id, text, mode: 'replace' } as const;
    expect((await app.call(routes.table.import, replacing, owner)).rowCount).toBe(1);
    expect(labelsOf(await show(table.id, owner))).toEqual(['ni']);
  });

  it('imports all lines or none, and reports every invalid line', async () => {
    const { owner, table } = await createVerbTable(app);
    const before = await show(table.id, owner);
    const text = [header, 'ni,estas', 'vi', '', `ili,${'a;'.repeat(11)}`, '"ŝi"x,y'].join('\n');
    const bodies = [
      { tableId: table.id, text },
      { tableId: table.id, text, mode: 'replace' },
      { ...asNew, text },
    ];
    for (const body of bodies) {
      const refusal = await app.refusal(routes.table.import, body, owner);
      expect(refusal).toMatchObject({ status: 400, code: 'CsvParsingValidation' });
      expect(refusal.fields?.map(({ path, code }) => [path, code])).toEqual([
        ['line.3', 'minItems'],
        ['line.5', 'maxItems'],
        ['line.6', 'quotation'],
      ]);
    }
    expect(await show(table.id, owner)).toEqual(before);
    expect((await app.call(routes.table.feed, { own: true }, owner)).total).toBe(1);
  });

  it('requires the column names of the table', async () => {
    const { owner, table } = await createVerbTable(app);
    for (const text of ['mi,estas', 'As-formo,Persono\nestas,mi', '']) {
      const body = { tableId: table.id, text: `${text}\n` };
      const refusal = await app.refusal(routes.table.import, body, owner);
      expect(refusal).toMatchObject({ code: 'CsvParsingValidation', fields: [{ path: 'line.1' }] });
    }
  });

  it.each([
    ['TableMinColumnsBelow', { ...asNew, columns: ['eo'], text: 'Vorto\nhundo' }],
    ['TableMaxColumnsExceeded', { ...asNew, columns: Array(11).fill('eo'), text: 'Vorto' }],
    ['TableMaxRowsExceeded', { ...asNew, text: `${header}${'\nmi,estas'.repeat(201)}` }],
  ])('is refused with %s', async (code, body) => {
    const headers = await app.headersOf();
    for (const route of [routes.table.import, routes.table.importPreview]) {
      expect(await app.refusal(route, body, headers)).toMatchObject({ status: 422, code });
    }
  });

  it('keeps to the maximum number of rows', async () => {
    const { owner, table } = await createVerbTable(app);
    const text = `${header}${'\nmi,estas'.repeat(198)}`;
    const body = { tableId: table.id, text };
    for (const route of [routes.table.import, routes.table.importPreview]) {
      const refusal = await app.refusal(route, body, owner);
      expect(refusal).toMatchObject({ status: 422, code: 'TableMaxRowsExceeded' });
    }
    const replacing = { ...body, mode: 'replace' } as const;
    expect((await app.call(routes.table.import, replacing, owner)).rowCount).toBe(198);
  });

  it('requires a slug that is not taken', async () => {
    const headers = await app.headersOf();
    const refusal = (slug: string) =>
      app.refusal(
        routes.table.import,
        { ...asNew, privacy: Privacy.Public, slug, text: header },
        headers,
      );
    expect(await refusal('personal-pronouns')).toMatchObject({ code: 'SlugAlreadyExists' });
    expect(await refusal('Nope')).toMatchObject({ code: 'SlugInvalid' });
  });
});

describe('a preview', () => {
  const text = 'Persono,As-formo\nmi,estadas; ne-estadas\nvi\n';

  it('returns the outcome and errors, and changes nothing', async () => {
    const known = await buildWord(app.database, { text: 'estadas' });
    const { owner, table } = await createVerbTable(app);
    const before = await show(table.id, owner);
    for (const target of [{ tableId: table.id }, asNew]) {
      const preview = await app.call(routes.table.importPreview, { ...target, text }, owner);
      expect(preview.columns).toEqual([
        { name: 'Persono', langCode: null },
        { name: 'As-formo', langCode: 'eo' },
      ]);
      expect(preview.rows).toEqual([
        {
          line: 2,
          cells: [
            { label: 'mi', words: [] },
            {
              label: null,
              words: [{ text: known.text }, { text: 'ne-estadas' }],
            },
          ],
        },
      ]);
      expect(preview.errors).toMatchObject([{ line: 3, code: 'minItems' }]);
    }
    expect(await show(table.id, owner)).toEqual(before);
  });

  it('explains errors in the locale of the request', async () => {
    const owner = await app.headersOf();
    const headers = { ...owner, ...russianReader };
    const preview = await app.call(routes.table.importPreview, { ...asNew, text }, headers);
    expect(preview.errors[0]?.message).toMatch(/[а-я]/);
  });

  it('does not disclose private words of others', async () => {
    const rows = [[{ label: 'x' }, buildCell('ne-estadas')]];
    await createVerbTable(app, { rows, privacy: Privacy.Private });
    const owner = await app.headersOf();
    const preview = await app.call(routes.table.importPreview, { ...asNew, text }, owner);
    expect(preview.rows[0]?.cells[1]?.words[1]).toEqual({ text: 'ne-estadas' });
    expect(await app.refusal(routes.table.importPreview, { ...asNew, text }, reader)).toMatchObject(
      { status: 401 },
    );
  });
});
