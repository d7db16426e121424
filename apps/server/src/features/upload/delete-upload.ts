import { canWithdrawUpload } from '@wordhoard/contract/permission';
import { and, eq, inArray, or } from 'drizzle-orm';
import { ApplicationError, requireFound } from '../../platform/errors/application-error.ts';
import type { Caller } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import type { wordImage } from '../../schema/image.ts';
import type { wordRecording } from '../../schema/recording.ts';
import { findEditRefusal } from '../contribution/decide.ts';
import { findCopies } from '../contribution/picture-copies.ts';
import { removeFilesAfter } from '../contribution/remove-files.ts';
import { isProposed } from '../word/decide.ts';

/** Deletes an image or a recording of a word, and its file unless something else uses it. */
export function deleteUpload(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  table: typeof wordImage | typeof wordRecording,
  id: string,
  caller: Caller,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const [added] = await transaction
      .select({ userId: table.userId, status: table.status })
      .from(table)
      .where(and(eq(table.id, id), or(eq(table.userId, caller.id), isProposed(table))))
      .for('update');
    const { userId, status } = requireFound(added);
    const isOwn = userId === caller.id;
    const refusal = findEditRefusal({ status, isOwn });
    if (refusal !== undefined && !canWithdrawUpload({ isOwn }, caller.role)) {
      throw new ApplicationError(refusal);
    }
    // Others keep their copies of what its author deletes, but not of what an admin withdraws.
    const copies = isOwn ? [] : await findCopies(transaction, [id]);
    const ids = [id, ...copies.map((copy) => copy.id)];
    await removeFilesAfter(transaction, jobs, (either) => inArray(either.id, ids));
    await transaction.delete(table).where(inArray(table.id, ids));
  });
}
