import type { EntryStatus } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { ApplicationError } from '../application-error.ts';
import type { Caller } from '../auth/caller.ts';
import { type Database, selectRow } from '../database/database.ts';
import { refusalOfDeletion } from './rules.ts';

/** Takes a picture away from a word. Its bytes go with the next sweep, if no word has it now. */
export function deleteImage(database: Database, id: string, caller: Caller): Promise<void> {
  return database.transaction(async (transaction) => {
    const added = await selectRow<{ userId: string | null; status: EntryStatus }>(
      transaction,
      sql`select user_id as "userId", status from word_image where id = ${id} for update`,
    );
    const refusal = added === undefined ? 'NotFound' : refusalOfDeletion(added, caller);
    if (refusal !== undefined) throw new ApplicationError(refusal);
    await transaction.execute(sql`delete from word_image where id = ${id}`);
  });
}
