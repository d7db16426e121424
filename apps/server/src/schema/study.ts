import type { StudyBreak, StudyGoal } from '@wordhoard/contract';
import type { LevelCode, LocaleCode } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { list } from './collection.ts';
import { parentColumn } from './column.ts';
import { userIdColumn } from './user.ts';

/** How a learner studies. Learners without a row have the default. */
export const studySettings = pgTable(
  'study_settings',
  (type) => ({
    userId: userIdColumn().primaryKey(),
    goalUnit: type.text('goal_unit').$type<StudyGoal['unit']>().notNull(),
    goalTarget: type.smallint('goal_target').notNull(),
    timeZone: type.text('time_zone').notNull(),
    /** The local hour at which a day ends. Null if the learner has not chosen it. */
    dayEndsAt: type.smallint('day_ends_at'),
    /** The local hour of the daily reminder. Null if the learner wants none. */
    reminderHour: type.smallint('reminder_hour'),
    /** When to look next whether a reminder is due. */
    remindAt: type.timestamp('remind_at', { withTimezone: true }),
    /** The learner's day of the last reminder. */
    remindedOn: type.date('reminded_on'),
    /** The language of the interface when the settings were last changed. */
    locale: type.text().$type<LocaleCode>().notNull(),
    /** The level by language. */
    levels: type.jsonb().$type<Record<string, LevelCode>>().notNull(),
    /** In order and apart from each other. */
    breaks: type.jsonb().$type<StudyBreak[]>().notNull(),
  }),
  (column) => [
    index('study_settings_by_reminder').on(column.remindAt).where(sql`remind_at is not null`),
  ],
);

export type StudySettingsRow = typeof studySettings.$inferSelect;

/** Lists that learners have planned to learn, with the number of words a day. */
export const studyPlan = pgTable(
  'study_plan',
  (type) => ({
    userId: userIdColumn(),
    listId: parentColumn('list_id', () => list.id),
    wordsPerDay: type.smallint('words_per_day').notNull(),
    createdAt: type.timestamp('created_at', { withTimezone: true }).notNull(),
  }),
  (column) => [
    primaryKey({ columns: [column.userId, column.listId] }),
    index('study_plan_of_list').on(column.listId),
  ],
);
