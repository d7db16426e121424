import type { AccountExport } from '@wordhoard/contract';
import type { Database } from '../../platform/database/database.ts';
import {
  exportActivity,
  exportIdentities,
  exportKnowing,
  findOwnAccount,
} from './export-account-store.ts';
import { exportLists, exportSavedCollections, exportTables } from './export-collection-store.ts';
import { exportContributions, exportPins, exportReactions } from './export-contribution-store.ts';
import { exportQuizzes, exportSuggestions } from './export-quiz-store.ts';

/** All that is kept of an account, as it was at one moment. */
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
        activity: await exportActivity(transaction, userId),
        lists: await exportLists(transaction, userId),
        tables: await exportTables(transaction, userId),
        shelf: await exportSavedCollections(transaction, userId),
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
