import type { EntryStatus } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Caller } from '../../platform/http/request-context.ts';
import { isProposed } from '../word/decide.ts';
import { refusalOfDeletion } from './rules.ts';

/** Takes a picture away from a word. Its bytes go with the next sweep, if no word has it now. */
export function deleteImage(database: Database, id: string, caller: Caller): Promise<void> {
  return database.transaction(async (transaction) => {
    const added = await selectRow<{ userId: string | null; status: EntryStatus }>(
      transaction,
      sql`select word_image.user_id as "userId", word_image.status
          from word_image join word on word.id = word_image.word_id
          where word_image.id = ${id} and (word_image.user_id = ${caller.id} or ${isProposed})
          for update of word_image`,
    );
    const refusal = added === undefined ? 'NotFound' : refusalOfDeletion(added, caller);
    if (refusal !== undefined) throw new ApplicationError(refusal);
    await transaction.execute(sql`delete from word_image where id = ${id}`);
  });
}
