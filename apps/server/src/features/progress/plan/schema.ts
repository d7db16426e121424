import { index, pgTable, primaryKey, smallint, timestamp, uuid } from 'drizzle-orm/pg-core';
import { list } from '../../collection/schema.ts';
import { userIdColumn } from '../../user/schema.ts';

/** Lists that learners have planned to learn, with so many words a day. */
export const studyPlan = pgTable(
  'study_plan',
  {
    userId: userIdColumn(),
    listId: uuid('list_id')
      .notNull()
      .references(() => list.id, { onDelete: 'cascade' }),
    wordsPerDay: smallint('words_per_day').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (column) => [
    primaryKey({ columns: [column.userId, column.listId] }),
    index('study_plan_of_list').on(column.listId),
  ],
);
