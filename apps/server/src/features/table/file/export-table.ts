import type { NewTableCell, TableFile, TableRow as TableRowRecord } from '@wordhoard/contract';
import { writeCsv } from '../../../platform/csv/write-csv.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { findColumns, findRowIds } from '../part-store.ts';
import { presentColumn, presentRows, presentTable } from '../present.ts';
import type { TableRow } from '../store.ts';
import { joinWords } from './read-table-text.ts';

type Cell = TableRowRecord['cells'][number];
type Format = 'csv' | 'json';

const mediaTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
};

/** Exports a table as CSV for an import, or as JSON for the route that creates a table. */
export async function exportTable(
  database: Database,
  { table, format }: { table: TableRow; format: Format },
  context: RequestContext,
): Promise<TableFile> {
  const found = await findColumns(database, table.id);
  const columns = found.map((column) => presentColumn(column, context.locale));
  const rowIds = await findRowIds(database, table.id);
  const rows = await presentRows(database, rowIds, context);
  const cells = rows.map((row) => row.cells);
  return {
    fileName: `${table.slug}.${format}`,
    mediaType: mediaTypes[format],
    content: format === 'csv' ? asCsv(columns, cells) : asJson(table, columns, cells, context),
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
  { locale }: RequestContext,
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
