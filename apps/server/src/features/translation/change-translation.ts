import { EntryStatus } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { refuseSimilar } from '../../platform/database/constraint-violation.ts';
import type { Database } from '../../platform/database/database.ts';
import { retryDeadlocks } from '../../platform/database/retry-deadlocks.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { type Caller, isAdmin, type SignedInContext } from '../../platform/http/request-context.ts';
import { approvalBy, editRefusal } from '../contribution/decide.ts';
import { retract } from '../contribution/duplicates.ts';
import { refreshWords } from '../word/publish-words.ts';
import { approveTranslations } from './decide.ts';
import {
  changeTranslation,
  hasApproved,
  lockTranslation,
  type OwnedTranslation,
  removeTranslation,
} from './writing-store.ts';

/** Puts a translation under another part of speech. It waits for approval again. */
export function updateTranslation(
  database: Database,
  { id, speechPartId }: { id: string; speechPartId: number },
  { caller, now }: SignedInContext,
): Promise<void> {
  const updating = retryDeadlocks(() =>
    database.transaction(async (transaction) => {
      const entry = await lockEditable(transaction, caller, id);
      await retract(transaction, 'translation', idsOf(entry));
      await changeTranslation(transaction, id, speechPartId);
      if (await hasApproved(transaction, id))
        throw new ApplicationError('SimilarRecordAlreadyExists');
      if (!isAdmin(caller)) return refreshWords(transaction, entry.wordIds);
      const pending = { id, status: EntryStatus.Pending };
      await approveTranslations(transaction, [pending], approvalBy(caller, now));
    }),
  );
  return refuseSimilar('translation_from_low', updating);
}

/** Withdraws a translation. Where others have proposed the same, it stays for them. */
export function deleteTranslation(database: Database, caller: Caller, id: string): Promise<void> {
  return retryDeadlocks(() =>
    database.transaction(async (transaction) => {
      const entry = await lockEditable(transaction, caller, id);
      await retract(transaction, 'translation', idsOf(entry));
      await removeTranslation(transaction, id);
      await refreshWords(transaction, entry.wordIds);
    }),
  );
}

async function lockEditable(
  database: Database,
  caller: Caller,
  id: string,
): Promise<OwnedTranslation> {
  const entry = await lockTranslation(database, id, caller.id);
  if (entry === undefined) throw new ApplicationError('NotFound');
  const refusal = editRefusal(entry);
  if (refusal !== undefined) throw new ApplicationError(refusal);
  return entry;
}

const idsOf = ({ id }: { id: string }): SQL => sql`${sql.param([id])}::uuid[]`;
