import type { AccountExport } from '@wordhoard/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { socialIdentity, user } from '../../schema/user.ts';
import {
  exportLists,
  exportPlans,
  exportSavedCollections,
  exportTables,
} from './export-collections.ts';
import { exportContributions, exportPins, exportReactions } from './export-contributions.ts';
import { isoTime } from './export-fields.ts';
import {
  exportActivity,
  exportKnowing,
  exportQuizzes,
  exportReviews,
  exportStudySettings,
  exportSuggestions,
} from './export-practice.ts';

/** All data of an account, from one snapshot of the database. */
export function exportEverything(
  database: Database,
  userId: string,
  now: Date,
): Promise<AccountExport> {
  return database.transaction(
    async (transaction) => {
      return {
        version: 1,
        exportedAt: now.toISOString(),
        account: await findOwnAccount(transaction, userId),
        socialIdentities: await exportIdentities(transaction, userId),
        knowing: await exportKnowing(transaction, userId),
        reviews: await exportReviews(transaction, userId),
        activity: await exportActivity(transaction, userId),
        study: await exportStudySettings(transaction, userId),
        plans: await exportPlans(transaction, userId),
        lists: await exportLists(transaction, userId),
        tables: await exportTables(transaction, userId),
        saved: await exportSavedCollections(transaction, userId),
        contributions: await exportContributions(transaction, userId),
        reactions: await exportReactions(transaction, userId),
        pins: await exportPins(transaction, userId),
        quizzes: await exportQuizzes(transaction, userId),
        suggestions: await exportSuggestions(transaction, userId),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** An account with the fields that only its owner sees. */
export async function findOwnAccount(
  database: Database,
  userId: string,
): Promise<AccountExport['account']> {
  const { id, username, email, role, learn, createdAt } = user;
  const [account] = await database
    .select({ id, username, email, role, learn, createdAt: isoTime(createdAt) })
    .from(user)
    .where(eq(id, userId));
  if (account === undefined) throw new ApplicationError('UserDoesNotExist');
  return account;
}

function exportIdentities(
  database: Database,
  userId: string,
): Promise<AccountExport['socialIdentities']> {
  const { provider, subject, createdAt } = socialIdentity;
  return database
    .select({ provider, subject, createdAt: isoTime(createdAt) })
    .from(socialIdentity)
    .where(eq(socialIdentity.userId, userId))
    .orderBy(provider, subject);
}
