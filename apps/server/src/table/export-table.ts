import type { NewTableCell, TableFile, TableRow as TableRowRecord } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { writeCsv } from '../csv/write-csv.ts';
import type { Database } from '../database/database.ts';
import { joinWords } from './cell-text.ts';
import { presentColumn, presentRows, presentTable } from './present.ts';
import type { TableReader } from './reader.ts';
import { findColumns, findRowIds, type TableRow } from './store.ts';

type Cell = TableRowRecord['cells'][number];
type Format = 'csv' | 'json';

const allRows = { page: 1, pageSize: limits.tableMaxRows };
const mediaTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
};

/** A table as its reader sees it, as an import or the call that creates a table takes it. */
export async function exportTable(
  database: Database,
  { table, format }: { table: TableRow; format: Format },
  reader: TableReader,
): Promise<TableFile> {
  const found = await findColumns(database, table.id);
  const columns = found.map((column) => presentColumn(column, reader.locale));
  const rowIds = (await findRowIds(database, table.id, allRows)).map(({ id }) => id);
  const rows = await presentRows(database, rowIds, { ...reader, isOwn: table.isOwn });
  const cells = rows.map((row) => row.cells);
  return {
    fileName: `${table.slug}.${format}`,
    mediaType: mediaTypes[format],
    content: format === 'csv' ? asCsv(columns, cells) : asJson(table, columns, cells, reader),
  };
}

type Column = ReturnType<typeof presentColumn>;

const asCsv = (columns: readonly Column[], rows: readonly Cell[][]): string =>
  writeCsv([
    columns.map(({ name }) => name),
    ...rows.map((cells) =>
      cells.map(({ label, words }) => label ?? joinWords(words.map(({ text }) => text))),
    ),
  ]);

function asJson(
  table: TableRow,
  columns: readonly Column[],
  rows: readonly Cell[][],
  { locale }: TableReader,
): string {
  const { name, note, langCode, privacy } = presentTable(table, locale);
  const draft = {
    name,
    note,
    langCode,
    privacy,
    columns: columns.map(({ name, langCode }) => ({ name, langCode })),
    rows: rows.map((cells) => cells.map(asNewCell)),
  };
  return `${JSON.stringify(draft, null, 2)}\n`;
}

const asNewCell = ({ label, words }: Cell): NewTableCell =>
  label === null ? { words: words.map(({ text, mode }) => ({ text, mode })) } : { label };
