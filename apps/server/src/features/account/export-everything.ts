import type { AccountExport } from '@wordhoard/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isoTime } from '../../platform/database/sql.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { socialIdentity, user } from '../../schema/user.ts';
import {
  exportLists,
  exportPlans,
  exportSavedCollections,
  exportTables,
} from './export-collections.ts';
import { exportContributions, exportPins, exportReactions } from './export-contributions.ts';
import type { ExportSource } from './export-fields.ts';
import {
  exportActivity,
  exportKnowing,
  exportNotes,
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
      const source = { database: transaction, userId };
      return {
        version: 1,
        exportedAt: now.toISOString(),
        account: await findOwnAccount(source),
        socialIdentities: await exportIdentities(source),
        knowing: await exportKnowing(source),
        reviews: await exportReviews(source),
        notes: await exportNotes(source),
        activity: await exportActivity(source),
        study: await exportStudySettings(source),
        plans: await exportPlans(source),
        lists: await exportLists(source),
        tables: await exportTables(source),
        saved: await exportSavedCollections(source),
        contributions: await exportContributions(source),
        reactions: await exportReactions(source),
        pins: await exportPins(source),
        quizzes: await exportQuizzes(source),
        suggestions: await exportSuggestions(source),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** An account with the fields that only its owner sees. */
export async function findOwnAccount({ database, userId }: ExportSource) {
  const { id, username, email, role, learn, createdAt } = user;
  const [account] = await database
    .select({ id, username, email, role, learn, createdAt: isoTime(createdAt) })
    .from(user)
    .where(eq(id, userId));
  if (account === undefined) throw new ApplicationError('UserDoesNotExist');
  return account;
}

function exportIdentities({ database, userId }: ExportSource) {
  const { provider, subject, createdAt } = socialIdentity;
  return database
    .select({ provider, subject, createdAt: isoTime(createdAt) })
    .from(socialIdentity)
    .where(eq(socialIdentity.userId, userId))
    .orderBy(provider, subject);
}
