import { Privacy } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Changer } from '../shelf/changer.ts';
import { publishWords } from '../shelf/publish-words.ts';
import { changedShelved, type ShelvedChange } from '../shelf/shelved.ts';
import { deleteShelved, replaceShelved } from '../shelf/store.ts';
import { findListToChange, lockListToChange } from './change-list.ts';
import { checkLanguageChange } from './rules.ts';

export function updateList(
  database: Database,
  { id, ...change }: ShelvedChange & { id: string },
  changer: Changer,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { privacy, userId } = await findListToChange(transaction, id, changer);
    if (change.privacy === Privacy.Public && privacy !== Privacy.Public) {
      await publishWords(transaction, wordIdsOf(id), userId);
    }
    const list = await lockListToChange(transaction, id, changer);
    checkLanguageChange(list, change.langCode);
    await replaceShelved(transaction, 'list', changedShelved(list, change, changer.locale));
  });
}

export function removeList(database: Database, id: string, changer: Changer): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockListToChange(transaction, id, changer);
    await deleteShelved(transaction, 'list', id);
  });
}

const wordIdsOf = (listId: string) => sql`select word_id from list_word where list_id = ${listId}`;
