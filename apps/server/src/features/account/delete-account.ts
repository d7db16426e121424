import { EntryStatus, UserReaction, UserRole } from '@wordhoard/contract/enumeration';
import { and, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { type Caller, isAdmin } from '../../platform/http/request-context.ts';
import { publish } from '../../platform/realtime/publish.ts';
import type { Services } from '../../platform/services.ts';
import { fixed } from '../../schema/column.ts';
import { wordImage } from '../../schema/image.ts';
import { wordRecording } from '../../schema/recording.ts';
import { tagWord } from '../../schema/tag.ts';
import { translation } from '../../schema/translation.ts';
import { user } from '../../schema/user.ts';
import { wordContribution } from '../../schema/word.ts';
import { type Origin, provePassword } from '../auth/check-password.ts';
import { findAccountById, type StoredAccount } from '../auth/store.ts';
import { removeFilesAfter } from '../contribution/remove-files.ts';
import { type ReactionKind, reactionTables } from '../reaction/change-reaction.ts';
import { removeUnreferenced } from '../word/own-entries.ts';

/** Deletes an account and its data. Approved contributions remain, without an author. */
export async function deleteAccount(
  caller: Caller,
  password: string | undefined,
  origin: Origin,
  ports: Pick<Services, 'database' | 'limiter' | 'jobs' | 'now'>,
): Promise<void> {
  const { database } = ports;
  const account = await findAccountById(database, caller.id);
  if (account === undefined) throw new ApplicationError('UserDoesNotExist');
  await provePassword(account, password, origin, ports);
  await database.transaction(async (transaction) => {
    await removeFilesAfter(transaction, ports.jobs, ({ userId }) => eq(userId, account.id));
    await remove(transaction, account);
  });
}

async function remove(transaction: Database, { id, role, passwordHash }: StoredAccount) {
  const locked = await lockAccounts(transaction, { id, withAdmins: isAdmin({ role }) });
  const present = locked.find((account) => account.id === id);
  if (present === undefined) throw new ApplicationError('UserDoesNotExist');
  if (present.passwordHash !== passwordHash) throw new ApplicationError('PasswordInvalid');
  if (isLastAdmin(id, locked)) throw new ApplicationError('Forbidden');
  for (const tables of Object.values(reactionTables)) {
    await withdrawReactions(transaction, id, tables);
  }
  const contributed = await transaction
    .select({ wordId: wordContribution.wordId })
    .from(wordContribution)
    .where(eq(wordContribution.userId, id));
  await removeUnapproved(transaction, id);
  await transaction.delete(user).where(eq(user.id, id));
  await removeUnreferenced(transaction, ...contributed.map(({ wordId }) => wordId));
  await publish(transaction, { userId: id, kind: 'sessions-ended', exceptId: null });
}

/**
 * Locks the account, so that nothing is added to it. All admins are locked together, so that two of
 * them cannot both leave as the last but one.
 */
function lockAccounts(
  transaction: Database,
  { id, withAdmins }: { id: string; withAdmins: boolean },
) {
  const isOther = withAdmins ? eq(user.role, fixed(UserRole.Admin)) : undefined;
  return transaction
    .select({ id: user.id, role: user.role, passwordHash: user.passwordHash })
    .from(user)
    .where(or(eq(user.id, id), isOther))
    .orderBy(user.id)
    .for('update');
}

/** The last admin cannot be deleted: contributions would wait forever. */
function isLastAdmin(id: string, accounts: readonly { id: string; role: UserRole }[]): boolean {
  const admins = accounts.filter(({ role }) => role === UserRole.Admin);
  return admins.length === 1 && admins[0]?.id === id;
}

/** Raw SQL: locks all rows in one order and updates them in bulk, for each kind of entry. */
async function withdrawReactions(
  transaction: Database,
  userId: string,
  { entries, reactions }: (typeof reactionTables)[ReactionKind],
): Promise<void> {
  await transaction.execute(
    sql`with reacted as (
          select ${entries.id}, ${reactions.reaction} from ${reactions} join ${entries} on ${entries.id} = ${reactions.entryId}
          where ${reactions.userId} = ${userId} order by ${entries.id} for no key update of ${entries}
        )
        update ${entries}
        set like_count = like_count - (reacted.reaction = ${UserReaction.Like})::int,
          dislike_count = dislike_count - (reacted.reaction = ${UserReaction.Dislike})::int
        from reacted where ${entries.id} = reacted.id`,
  );
}

/** Removes unapproved contributions. */
async function removeUnapproved(transaction: Database, userId: string): Promise<void> {
  await withdrawEdits(transaction, userId);
  await transaction.delete(wordContribution).where(isUnapproved(wordContribution, userId));
  await transaction.delete(wordImage).where(isUnapproved(wordImage, userId));
  await transaction.delete(wordRecording).where(isUnapproved(wordRecording, userId));
  for (const entry of [translation, tagWord]) {
    const isDuplicate = isNotNull(entry.duplicateOf);
    await transaction
      .delete(entry)
      .where(or(isUnapproved(entry, userId), and(eq(entry.userId, userId), isDuplicate)));
  }
}

/** Keeps a published word whose example or grammar awaits approval: only its text was approved. */
async function withdrawEdits(transaction: Database, userId: string): Promise<void> {
  await transaction
    .update(wordContribution)
    .set({
      example: null,
      exampleDetails: null,
      grammar: null,
      speechPartIds: [],
      status: EntryStatus.Approved,
      reason: null,
    })
    .where(and(isUnapproved(wordContribution, userId), eq(wordContribution.publishesWord, true)));
}

const isUnapproved = (
  entry: { userId: AnyPgColumn; status: AnyPgColumn },
  userId: string,
): SQL | undefined => and(eq(entry.userId, userId), ne(entry.status, EntryStatus.Approved));
