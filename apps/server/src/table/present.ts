import type { Table, TableRecord } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type PageRequest, presentFeed } from '../feed/feed.ts';
import { visibleTo } from '../word/visible.ts';
import { type ColumnRow, findCells, findRowIds, type TableRow } from './store.ts';

export interface TableReader {
  viewer: string | undefined;
  locale: LocaleCode;
}

type TableRowRecord = Table['rowFeed']['data'][number];

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
  { viewer, locale }: TableReader,
): Promise<Table['rowFeed']> {
  const rows = await findRowIds(database, id, request);
  const rowIds = rows.map((row) => row.id);
  const presented = await presentRows(database, rowIds, { viewer, locale, isOwn });
  return presentFeed(request, rowCount, presented);
}

/** An owner sees all that stands in the cells, others what is public or their own. */
export async function presentRows(
  database: Database,
  rowIds: readonly string[],
  { viewer, locale, isOwn }: TableReader & { isOwn: boolean },
): Promise<TableRowRecord[]> {
  const cells = await findCells(database, rowIds, isOwn ? sql`true` : visibleTo(viewer));
  const cellsOf = Map.groupBy(cells, ({ rowId }) => rowId);
  return rowIds.map((id) => ({
    id,
    cells: (cellsOf.get(id) ?? []).map(({ label, localizedLabel, words }) => ({
      label: localizedLabel?.[locale] ?? label,
      words,
    })),
  }));
}
