import { getTableName } from 'drizzle-orm';
import { quizSession } from './quiz.ts';
import { activityDay, review, userWord } from './review.ts';

/**
 * The tables that grow with what learners do. `user_id` chooses the partition, so it is in each of their keys and
 * statements. The partitions are in triggers.sql.
 */
export const partitionedTables = [activityDay, quizSession, review, userWord];

export const partitionedNames = partitionedTables.map((table) => getTableName(table));
