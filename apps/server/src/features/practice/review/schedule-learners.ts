// Raw SQL: works on a table that exists only between a migration and the next start.

import { sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../../platform/database/database.ts';
import { lockUser } from '../../user/store.ts';
import { findAllHistories, findParameters, saveKnowledge } from './history-store.ts';
import { knowledgeFrom } from './knowledge.ts';

/**
 * Computes the cards of a learner from all reviews. The transaction has locked the learner.
 *
 * @returns the ids of the words
 */
export async function scheduleLearner(database: Database, userId: string): Promise<string[]> {
  const parameters = await findParameters(database, userId);
  const wordIds: string[] = [];
  for await (const histories of findAllHistories(database, userId)) {
    const knowledge = [...histories].map(
      ([wordId, reviews]) => [wordId, knowledgeFrom(reviews, parameters)] as const,
    );
    await saveKnowledge(database, userId, new Map(knowledge));
    wordIds.push(...histories.keys());
  }
  return wordIds;
}

/**
 * Computes the cards of the learners whose reviews a migration has collected. If it is interrupted, the next
 * start continues with the learners that are left.
 */
export async function scheduleFormerLearners(database: Database): Promise<void> {
  const found = await selectRow<{ exists: boolean }>(
    database,
    sql`select to_regclass('unscheduled_learner') is not null as exists`,
  );
  if (found?.exists !== true) return;
  let learner = await nextUnscheduled(database);
  while (learner !== undefined) {
    await scheduleUnscheduled(database, learner.id);
    learner = await nextUnscheduled(database);
  }
  await database.execute(sql`drop table unscheduled_learner`);
}

const nextUnscheduled = (database: Database) =>
  selectRow<{ id: string }>(database, sql`select user_id as id from unscheduled_learner limit 1`);

function scheduleUnscheduled(database: Database, userId: string): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    await scheduleLearner(transaction, userId);
    await transaction.execute(sql`delete from unscheduled_learner where user_id = ${userId}`);
  });
}
