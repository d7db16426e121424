import type { Knowing } from '@wordhoard/contract/enumeration';
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { userIdColumn } from '../../user/schema.ts';
import { wordIdColumn } from '../../word/schema.ts';

/** A learner's progress with a word. Words without a row are unknown. */
export const userWord = pgTable(
  'user_word',
  {
    userId: userIdColumn(),
    wordId: wordIdColumn(),
    langCode: text('lang_code').notNull(),
    knowing: smallint().notNull().$type<Knowing>(),
    rightDays: smallint('right_days').notNull(),
    lastRightDay: date('last_right_day'),
    /** When the word reached its current status. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** When the learner last proved to know the word. */
    provedAt: timestamp('proved_at', { withTimezone: true }),
  },
  (column) => [
    primaryKey({ columns: [column.userId, column.wordId] }),
    index('user_word_in_order').on(column.userId, column.knowing, column.changedAt, column.wordId),
    index('user_word_of_language').on(
      column.userId,
      column.knowing,
      column.langCode,
      column.changedAt,
      column.wordId,
    ),
    index('user_word_of_word').on(column.wordId),
  ],
);

/** What a learner did on a day, in their own time zone. */
export const activityDay = pgTable(
  'activity_day',
  {
    userId: userIdColumn(),
    day: date().notNull(),
    answered: integer().notNull().default(0),
    right: integer('right_count').notNull().default(0),
    saved: integer().notNull().default(0),
    known: integer().notNull().default(0),
    proved: integer().notNull().default(0),
  },
  (column) => [primaryKey({ columns: [column.userId, column.day] })],
);
