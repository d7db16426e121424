import type { Table, TableRecord } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { Database } from '../database/database.ts';
import { type PageRequest, presentFeed } from '../feed/feed.ts';
import { type ColumnRow, findCells, findRowIds, type TableRow } from './store.ts';

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
  locale: LocaleCode,
): Promise<Table['rowFeed']> {
  const rows = await findRowIds(database, id, request);
  const cells = await findCells(
    database,
    rows.map((row) => row.id),
  );
  const cellsOf = Map.groupBy(cells, ({ rowId }) => rowId);
  const presented = rows.map((row) => ({
    id: row.id,
    cells: (cellsOf.get(row.id) ?? []).map(({ label, localizedLabel, words }) => ({
      label: localizedLabel?.[locale] ?? label,
      words,
    })),
  }));
  return presentFeed(request, rowCount, presented);
}
