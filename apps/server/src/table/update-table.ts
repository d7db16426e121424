import { type LocaleCode, Privacy } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { publishWords } from '../shelf/publish-words.ts';
import { refuseInvalidSlug } from '../shelf/slug.ts';
import { reworded } from '../shelf/wording.ts';
import { foldForSearch } from '../word/search-text.ts';
import { deleteTable, type OwnedTable, replaceTable } from './change-store.ts';
import { type Changer, changeTable } from './change-table.ts';

interface TableChange {
  name?: string | undefined;
  note?: string | undefined;
  slug?: string | undefined;
  privacy?: Privacy | undefined;
}

export function updateTable(
  database: Database,
  { id, ...change }: TableChange & { id: string },
  changer: Changer,
): Promise<void> {
  return changeTable(database, { tableId: id }, changer, async (transaction, table) => {
    const changed = changedTable(table, change, changer.locale);
    if (changed.slug !== table.slug) refuseInvalidSlug(changed.slug);
    await replaceTable(transaction, changed);
    if (changed.privacy === Privacy.Public && table.privacy !== Privacy.Public) {
      await publishWords(transaction, wordIdsOf(id), table.userId);
    }
  });
}

export function removeTable(database: Database, id: string, changer: Changer): Promise<void> {
  return changeTable(database, { tableId: id }, changer, (transaction) =>
    deleteTable(transaction, id),
  );
}

function changedTable(
  table: OwnedTable,
  { name, note, slug = table.slug, privacy = table.privacy }: TableChange,
  locale: LocaleCode,
): OwnedTable {
  return {
    ...table,
    slug,
    privacy,
    ...(name !== undefined && renamed(table, name, locale)),
    ...(note !== undefined && annotated(table, note, locale)),
  };
}

function renamed({ localizedName }: OwnedTable, name: string, locale: LocaleCode) {
  const { text, localized } = reworded(localizedName, name, locale);
  const searchText = foldForSearch(Object.values(localized ?? { text }).join(' '));
  return { name: text, localizedName: localized, searchText };
}

function annotated({ localizedNote }: OwnedTable, note: string, locale: LocaleCode) {
  const { text, localized } = reworded(localizedNote, note, locale);
  return { note: text, localizedNote: localized };
}

const wordIdsOf = (tableId: string) => sql`
  select table_cell_word.word_id from table_row
  join table_cell_word on table_cell_word.row_id = table_row.id
  where table_row.table_id = ${tableId}`;
