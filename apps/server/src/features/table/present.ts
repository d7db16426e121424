import type { Table, TableRecord, TableRow as TableRowRecord } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { Database } from '../../platform/database/database.ts';
import { type PageRequest, presentFeed } from '../../platform/database/feed-page.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { findCells } from './cell-store.ts';
import { type ColumnRow, findRowIds, type TableRow } from './store.ts';

export function presentTable(table: TableRow, locale: LocaleCode): TableRecord {
  const { localizedName, localizedNote, name, note, ...record } = table;
  return {
    ...record,
    name: localizedName?.[locale] ?? name,
    note: localizedNote?.[locale] ?? note,
  };
}

export function presentColumn(
  { id, name, localizedName, langCode }: ColumnRow,
  locale: LocaleCode,
): Table['columns'][number] {
  return { id, name: localizedName?.[locale] ?? name, langCode };
}

export async function rowFeedOf(
  database: Database,
  { id, rowCount }: TableRow,
  request: PageRequest,
  context: RequestContext,
): Promise<Table['rowFeed']> {
  const rows = await findRowIds(database, id, request);
  const rowIds = rows.map((row) => row.id);
  const presented = await presentRows(database, rowIds, context);
  return presentFeed(request, rowCount, presented);
}

export async function presentRows(
  database: Database,
  rowIds: readonly string[],
  { caller, locale }: RequestContext,
): Promise<TableRowRecord[]> {
  const cells = await findCells(database, rowIds, caller?.id);
  const cellsOf = Map.groupBy(cells, ({ rowId }) => rowId);
  return rowIds.map((id) => ({
    id,
    cells: (cellsOf.get(id) ?? []).map(({ label, localizedLabel, words }) => ({
      label: localizedLabel?.[locale] ?? label,
      words,
    })),
  }));
}
