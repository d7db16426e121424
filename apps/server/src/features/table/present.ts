import type { Table, TableRecord, TableRow as TableRowRecord } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { Database } from '../../platform/database/database.ts';
import { type PageRequest, presentFeed } from '../../platform/database/feed-page.ts';
import type { RequestContext, SignedInContext } from '../../platform/http/request-context.ts';
import { inLocale } from '../collection/collection.ts';
import { findCells } from './cell-store.ts';
import { type ColumnRow, findRowIds } from './part-store.ts';
import { findChangedTable, type TableRow } from './store.ts';

export const presentTable = (table: TableRow, locale: LocaleCode): TableRecord =>
  inLocale(table, locale);

/** Presents a table that the caller has just changed. */
export const presentChangedTable = async (
  database: Database,
  id: string,
  { caller, locale }: SignedInContext,
): Promise<TableRecord> => presentTable(await findChangedTable(database, id, caller), locale);

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
  const rowIds = await findRowIds(database, id, request);
  return presentFeed(request, rowCount, await presentRows(database, rowIds, context));
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
