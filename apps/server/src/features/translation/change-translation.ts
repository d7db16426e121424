import { EntryStatus } from '@wordhoard/contract/enumeration';
import { and, eq, ne, not, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { refuseSimilar, retryDeadlocks } from '../../platform/database/database-errors.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { type Caller, isAdmin, type SignedInContext } from '../../platform/http/request-context.ts';
import { translation } from '../../schema/translation.ts';
import { word } from '../../schema/word.ts';
import { findEditRefusal, makeApproval, toIdArray } from '../contribution/decide.ts';
import { retract } from '../contribution/duplicates.ts';
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
  const { lowWordId, highWordId, userId, status } = translation;
  const isOfTranslation = or(eq(word.id, lowWordId), eq(word.id, highWordId));
  const hiddenWord = database
    .select({ id: word.id })
    .from(word)
    .where(and(isOfTranslation, not(visibleTo(caller.id))));
  const [entry] = await database
    .select({ lowWordId, highWordId, userId, status })
    .from(translation)
    .where(and(eq(translation.id, id), notExists(hiddenWord)))
    .for('no key update');
  if (entry === undefined) throw new ApplicationError('NotFound');
  const refusal = findEditRefusal({ status: entry.status, isOwn: entry.userId === caller.id });
  if (refusal !== undefined) throw new ApplicationError(refusal);
  return { id, wordIds: [entry.lowWordId, entry.highWordId] };
}

/** Whether an approved translation joins the same words under the same part of speech. */
async function isAlreadyApproved(database: Database, id: string): Promise<boolean> {
  const twin = alias(translation, 'twin');
  const equal = await database
    .select({ id: twin.id })
    .from(translation)
    .innerJoin(
      twin,
      and(
        eq(twin.lowWordId, translation.lowWordId),
        eq(twin.highWordId, translation.highWordId),
        eq(twin.speechPartId, translation.speechPartId),
        ne(twin.id, translation.id),
      ),
    )
    .where(and(eq(translation.id, id), eq(twin.status, EntryStatus.Approved)));
  return equal.length > 0;
}
