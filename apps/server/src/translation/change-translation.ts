import { sql } from 'drizzle-orm';
import { ApplicationError } from '../application-error.ts';
import { type Caller, isAdmin } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import { refuseSimilar } from '../database/refuse-similar.ts';
import { applyDecision } from '../moderation/apply-decision.ts';
import { approval, editRefusal, statusAfterEdit } from '../moderation/rules.ts';
import { handOverTranslations, withdrawSecond } from './seconders.ts';
import {
  changeTranslation,
  lockTranslation,
  type OwnedTranslation,
  removeTranslation,
} from './writing-store.ts';

/** Puts a translation under another part of speech. */
export function updateTranslation(
  database: Database,
  caller: Caller,
  { id, speechPartId }: { id: string; speechPartId: number },
): Promise<void> {
  const updating = database.transaction(async (transaction) => {
    const entry = await lockEditable(transaction, caller, id);
    const status = statusAfterEdit(entry.status);
    await changeTranslation(transaction, id, { speechPartId, status });
    if (isAdmin(caller)) await applyDecision(transaction, 'translation', [entry], approval);
  });
  return refuseSimilar('translation_from_low', updating);
}

/** Whoever has proposed what somebody else has proposed as well only lets it go. */
export function deleteTranslation(database: Database, caller: Caller, id: string): Promise<void> {
  return database.transaction(async (transaction) => {
    if (await withdrawSecond(transaction, { id, userId: caller.id })) return;
    const { isOwn } = await lockEditable(transaction, caller, id);
    const handedOver = isOwn ? await handOverTranslations(transaction, sql`id = ${id}`) : [];
    if (handedOver.length === 0) await removeTranslation(transaction, id);
  });
}

async function lockEditable(
  database: Database,
  caller: Caller,
  id: string,
): Promise<OwnedTranslation> {
  const entry = await lockTranslation(database, id, caller.id);
  if (entry === undefined) throw new ApplicationError('NotFound');
  const refusal = editRefusal(caller, entry);
  if (refusal !== undefined) throw new ApplicationError(refusal);
  return entry;
}
