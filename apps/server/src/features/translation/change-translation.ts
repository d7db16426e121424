import { EntryStatus } from '@wordhoard/contract/enumeration';
import { and, eq, not, notExists, or, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { refuseSimilar, retryDeadlocks } from '../../platform/database/database-errors.ts';
import { ApplicationError, requireFound } from '../../platform/errors/application-error.ts';
import { type Caller, isAdmin, type SignedInContext } from '../../platform/http/request-context.ts';
import { translation } from '../../schema/translation.ts';
import { word } from '../../schema/word.ts';
import { findEditRefusal, makeApproval, toIdArray } from '../contribution/decide.ts';
import { equalsAny, retract } from '../contribution/duplicates.ts';
import { refreshWords } from '../word/publish-words.ts';
import { visibleTo } from '../word/visible.ts';
import { approveTranslations } from './decide.ts';

/** Changes the part of speech of a translation, which then waits for approval again. */
export function updateTranslation(
  database: Database,
  { id, speechPartId }: { id: string; speechPartId: number },
  { caller, now }: SignedInContext,
): Promise<void> {
  const updating = retryDeadlocks(database, async (transaction) => {
    const entry = await lockEditable(transaction, caller, id);
    await retract(transaction, 'translation', toIdArray([entry]));
    await transaction
      .update(translation)
      .set({ speechPartId, reason: null })
      .where(eq(translation.id, id));
    if (await isAlreadyApproved(transaction, id))
      throw new ApplicationError('SimilarRecordAlreadyExists');
    if (!isAdmin(caller)) return refreshWords(transaction, entry.wordIds);
    const pending = { id, status: EntryStatus.Pending };
    await approveTranslations(transaction, [pending], makeApproval(caller, now));
  });
  return refuseSimilar('translation_from_low', updating);
}

/** Withdraws a translation. The same translation by other authors stays. */
export function deleteTranslation(database: Database, caller: Caller, id: string): Promise<void> {
  return retryDeadlocks(database, async (transaction) => {
    const entry = await lockEditable(transaction, caller, id);
    await retract(transaction, 'translation', toIdArray([entry]));
    await transaction.delete(translation).where(eq(translation.id, id));
    await refreshWords(transaction, entry.wordIds);
  });
}

/** Locks a translation whose words the caller sees, and which the caller may change. */
async function lockEditable(database: Database, caller: Caller, id: string) {
  const { lowWordId: low, highWordId: high } = translation;
  const isOfTranslation = or(eq(word.id, low), eq(word.id, high));
  const hiddenWord = database
    .select({ id: word.id })
    .from(word)
    .where(and(isOfTranslation, not(visibleTo(caller.id))));
  const [entry] = await database
    .select()
    .from(translation)
    .where(and(eq(translation.id, id), notExists(hiddenWord)))
    .for('no key update');
  const { lowWordId, highWordId, userId, status } = requireFound(entry);
  const refusal = findEditRefusal({ status, isOwn: userId === caller.id });
  if (refusal !== undefined) throw new ApplicationError(refusal);
  return { id, wordIds: [lowWordId, highWordId] };
}

/** Whether an approved translation joins the same words under the same part of speech. Raw SQL: compares equal rows. */
async function isAlreadyApproved(database: Database, id: string): Promise<boolean> {
  const isEqual = equalsAny('translation', toIdArray([{ id }]));
  const equal = await selectRows(
    database,
    sql`select from ${translation} as one
        where ${isEqual} and one.id <> ${id} and one.status = ${EntryStatus.Approved}`,
  );
  return equal.length > 0;
}
