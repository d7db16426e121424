import type { Table, TableRecord, TableRow as TableRowRecord } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { isAdmin } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import { type PageRequest, presentFeed } from '../feed/feed.ts';
import { visibleTo } from '../word/visible.ts';
import { findCells } from './cell-store.ts';
import type { TableReader } from './reader.ts';
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
  { id, rowCount, isOwn }: TableRow,
  request: PageRequest,
  reader: TableReader,
): Promise<Table['rowFeed']> {
  const rows = await findRowIds(database, id, request);
  const rowIds = rows.map((row) => row.id);
  const presented = await presentRows(database, rowIds, { ...reader, isOwn });
  return presentFeed(request, rowCount, presented);
}

/** Whoever may change a table sees all that stands in its cells; others what is public or their own. */
export async function presentRows(
  database: Database,
  rowIds: readonly string[],
  { viewer, locale, isOwn }: TableReader & { isOwn: boolean },
): Promise<TableRowRecord[]> {
  const showsAll = isOwn || (viewer !== undefined && isAdmin(viewer));
  const cells = await findCells(database, rowIds, showsAll ? sql`true` : visibleTo(viewer?.id));
  const cellsOf = Map.groupBy(cells, ({ rowId }) => rowId);
  return rowIds.map((id) => ({
    id,
    cells: (cellsOf.get(id) ?? []).map(({ label, localizedLabel, words }) => ({
      label: localizedLabel?.[locale] ?? label,
      words,
    })),
  }));
}
