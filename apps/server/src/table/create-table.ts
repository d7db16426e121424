import type { NewTable } from '@wordhoard/contract';
import { v7 as newId } from 'uuid';
import type { Database } from '../database/database.ts';
import { refuseInvalidSlug, slugOf } from '../shelf/slug.ts';
import { foldForSearch } from '../word/search-text.ts';
import { insertTable, type OwnedTable } from './change-store.ts';
import type { Changer } from './change-table.ts';
import { insertColumns } from './column-store.ts';
import { insertNewRows } from './rows.ts';
import { checkColumnCount } from './rules.ts';

/** @returns the id of the new table */
export function createTable(
  database: Database,
  { columns, rows, ...draft }: NewTable,
  changer: Changer,
): Promise<string> {
  checkColumnCount(columns.length);
  const table = tableOf(draft, changer);
  return database.transaction(async (transaction) => {
    const placed = columns.map(({ name, langCode }, index) => ({
      id: newId(),
      name,
      langCode,
      localizedName: null,
      position: index + 1,
    }));
    await insertTable(transaction, table, changer.now);
    await insertColumns(transaction, table.id, placed);
    await insertNewRows(transaction, { ...table, columns: placed }, { rows }, changer);
    return table.id;
  });
}

function tableOf(
  { name, note, langCode, privacy, slug }: Omit<NewTable, 'columns' | 'rows'>,
  { caller }: Changer,
): OwnedTable {
  if (slug !== undefined) refuseInvalidSlug(slug);
  const id = newId();
  return {
    id,
    slug: slug ?? slugOf({ id, name, kind: 'table' }),
    langCode,
    name,
    note,
    localizedName: null,
    localizedNote: null,
    searchText: foldForSearch(name),
    privacy,
    userId: caller.id,
  };
}
