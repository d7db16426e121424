import {
  type NewTableCell,
  routes,
  type TableFile,
  type TableImport,
  type TableImportPreview,
  type TableRow as TableRowRecord,
} from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { serverMessages } from '@wordhoard/i18n/server';
import { v5 as idOf } from 'uuid';
import { refuseCsvErrors } from '../../../platform/csv/csv-error.ts';
import { writeCsv } from '../../../platform/csv/write-csv.ts';
import type { Database } from '../../../platform/database/database.ts';
import { answer } from '../../../platform/http/answer.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { RequestContext, SignedInContext } from '../../../platform/http/request-context.ts';
import type { Services } from '../../../platform/services.ts';
import { toViewer } from '../../collection/view.ts';
import { changeTable, type LockedTable } from '../change-table.ts';
import { createTable } from '../create-table.ts';
import { deleteTableRows, findColumns, findRowIds } from '../part-store.ts';
import { findAddedRows, insertNewRows } from '../rows.ts';
import { checkColumnCount, checkRowCount } from '../rules.ts';
import {
  findShownRowIds,
  findVisibleTable,
  presentChangedTable,
  presentColumn,
  presentRows,
  presentTable,
  type TableRow,
} from '../store.ts';
import { joinWords, type ReadTable, readTableText } from './read-table-text.ts';
import { findUnclearWords, resolveNumbers, writeNumbered } from './word-numbers.ts';

export function addTableFileRoutes(api: Api, { database }: Services): void {
  answer(api, routes.table, {
    async import(request, context) {
      const id = await importTable(database, request, context);
      return presentChangedTable(database, id, context);
    },

    importPreview: (request, context) => previewImport(database, request, context),

    async export({ format, ...name }, context) {
      const table = await findVisibleTable(database, name, context.caller);
      return exportTable(database, { table, format }, context);
    },
  });
}

type Cell = TableRowRecord['cells'][number];
type Format = 'csv' | 'json';

const mediaTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
};

/** Exports a table as CSV for an import, or as JSON for the route that creates a table. */
async function exportTable(
  database: Database,
  { table, format }: { table: TableRow; format: Format },
  context: RequestContext,
): Promise<TableFile> {
  const found = await findColumns(database, table.id);
  const columns = found.map((column) => presentColumn(column, context.locale));
  const rowIds = await findShownRowIds(database, table);
  const rows = await presentRows(database, rowIds, context, toViewer(table, context.caller?.id));
  const cells = rows.map((row) => row.cells);
  const unclear = await findUnclearWords(database, { columns: found, rows }, context.caller?.id);
  return {
    fileName: `${table.slug}.${format}`,
    mediaType: mediaTypes[format],
    content:
      format === 'csv'
        ? formatCsv(columns, cells, unclear)
        : formatJson(table, { columns, cells, unclear }, context),
  };
}

type Column = ReturnType<typeof presentColumn>;
type Unclear = Awaited<ReturnType<typeof findUnclearWords>>;

const formatCsv = (columns: readonly Column[], rows: readonly Cell[][], unclear: Unclear): string =>
  writeCsv([
    columns.map(({ name }) => name),
    ...rows.map((cells) =>
      cells.map(
        ({ label, words }) => label ?? joinWords(words.map((word) => writeNumbered(word, unclear))),
      ),
    ),
  ]);

function formatJson(
  table: TableRow,
  {
    columns,
    cells,
    unclear,
  }: { columns: readonly Column[]; cells: readonly Cell[][]; unclear: Unclear },
  { locale }: RequestContext,
): string {
  const { name, note, langCode, privacy } = presentTable(table, locale);
  const draft = {
    name,
    note,
    langCode,
    privacy,
    columns: columns.map(({ name, langCode }) => ({ name, langCode })),
    rows: cells.map((row) => row.map((cell) => toNewCell(cell, unclear))),
  };
  return `${JSON.stringify(draft, null, 2)}\n`;
}

const toNewCell = ({ label, words }: Cell, unclear: Unclear): NewTableCell =>
  label === null ? { words: words.map((word) => toNewWord(word, unclear)) } : { label };

/** The text of a form finds its word again. */
function toNewWord(word: Cell['words'][number], unclear: Unclear) {
  const { text, form, mode, homograph, hasHomographs } = word;
  if (form !== undefined) return { text: form, mode };
  return hasHomographs || unclear.has(word) ? { text, mode, homograph } : { text, mode };
}

async function importTable(database: Database, request: TableImport, context: SignedInContext) {
  return 'tableId' in request
    ? importRows(database, request, context)
    : importAsNew(database, request, context);
}

function importRows(
  database: Database,
  { id, tableId, text, mode }: IntoTable,
  context: SignedInContext,
): Promise<string> {
  // A repeated import names the same rows.
  const makeRowId = (index: number) => id && idOf(String(index), id);
  return changeTable(database, { tableId }, context, async (transaction, table) => {
    const { errors, ...read } = readInto(table, text, context.locale);
    refuseCsvErrors(errors);
    const rows = await resolveNumbers(transaction, read, context.caller.id);
    const added = rows.map(({ cells }, index) => ({ id: makeRowId(index), cells }));
    const ids = added.flatMap((row) => row.id ?? []);
    if ((await findAddedRows(transaction, tableId, ids)).length > 0) return tableId;
    if (mode === 'replace') {
      await deleteTableRows(transaction, tableId, await findRowIds(transaction, tableId));
    }
    await insertNewRows(transaction, table, { rows: added }, context);
    return tableId;
  });
}

async function importAsNew(
  database: Database,
  { text, columns: langCodes, ...draft }: AsNewTable,
  context: SignedInContext,
): Promise<string> {
  const { errors, ...read } = readAsNew(text, langCodes);
  refuseCsvErrors(errors);
  const { columns } = read;
  const rows = await resolveNumbers(database, read, context.caller.id);
  const table = { ...draft, columns, rows: rows.map(({ cells }) => cells) };
  return createTable(database, table, context);
}

/** Shows what an import would add, or why it would fail. */
async function previewImport(
  database: Database,
  request: TableImport,
  context: SignedInContext,
): Promise<TableImportPreview> {
  const { columns, rows, errors } = await readImport(database, request, context);
  const messages = serverMessages(context.locale);
  return {
    columns,
    rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(previewCell) })),
    errors: errors.map(({ line, issue }) => ({
      line,
      code: issue.code,
      message: messages.issue(issue),
    })),
  };
}

const previewCell = (cell: NewTableCell) =>
  'label' in cell
    ? { label: cell.label, words: [] }
    : {
        label: null,
        words: cell.words.flatMap((word) => ('text' in word ? { text: word.text } : [])),
      };

async function readImport(database: Database, request: TableImport, context: SignedInContext) {
  if (!('tableId' in request)) {
    const read = readAsNew(request.text, request.columns);
    checkRowCount(read.rows.length);
    return read;
  }
  const { tableId, text, mode } = request;
  return changeTable(database, { tableId }, context, async (transaction, table) => {
    const read = readInto(table, text, context.locale);
    const existingIds = mode === 'append' ? await findRowIds(transaction, tableId) : [];
    checkRowCount(existingIds.length + read.rows.length);
    return read;
  });
}

type IntoTable = Extract<TableImport, { tableId: string }>;
type AsNewTable = Exclude<TableImport, IntoTable>;

interface ReadImport extends ReadTable {
  columns: { name: string; langCode: string | null }[];
}

/** The header must name the columns in the reader's locale, as an export does. */
function readInto(table: LockedTable, text: string, locale: LocaleCode): ReadImport {
  const columns = table.columns.map((column) => {
    const { name, langCode } = presentColumn(column, locale);
    return { name, langCode };
  });
  return { ...readTableText(text, columns), columns };
}

function readAsNew(text: string, langCodes: AsNewTable['columns']): ReadImport {
  checkColumnCount(langCodes.length);
  const read = readTableText(
    text,
    langCodes.map((langCode) => ({ langCode })),
  );
  const columns = langCodes.map((langCode, index) => ({ name: read.names[index] ?? '', langCode }));
  return { ...read, columns };
}
