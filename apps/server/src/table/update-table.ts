import { Privacy } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Changer } from '../shelf/changer.ts';
import { publishWords } from '../shelf/publish-words.ts';
import { changedShelved, type ShelvedChange } from '../shelf/shelved.ts';
import { deleteShelved, replaceShelved } from '../shelf/store.ts';
import { changeTable } from './change-table.ts';

export function updateTable(
  database: Database,
  { id, ...change }: Omit<ShelvedChange, 'langCode'> & { id: string },
  changer: Changer,
): Promise<void> {
  return changeTable(database, { tableId: id }, changer, async (transaction, table) => {
    const changed = changedShelved(table, change, changer.locale);
    await replaceShelved(transaction, 'table', changed);
    if (changed.privacy === Privacy.Public && table.privacy !== Privacy.Public) {
      await publishWords(transaction, wordIdsOf(id), table.userId);
    }
  });
}

export function removeTable(database: Database, id: string, changer: Changer): Promise<void> {
  return changeTable(database, { tableId: id }, changer, (transaction) =>
    deleteShelved(transaction, 'table', id),
  );
}

const wordIdsOf = (tableId: string) => sql`
  select table_cell_word.word_id from table_row
  join table_cell_word on table_cell_word.row_id = table_row.id
  where table_row.table_id = ${tableId}`;
