import type { EntryStatus, UserReaction } from '@wordhoard/contract/enumeration';
import { integer, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user, userIdColumn } from './user.ts';

/** Columns of an entry that an admin approves or rejects and other learners react to. */
export const contribution = () => ({
  /** Null: part of the starter content, or the author's account is deleted. */
  userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
  createdAt: timestamp('created_at', { withTimezone: true }),
  ...decision(),
  likeCount: integer('like_count').notNull().default(0),
  dislikeCount: integer('dislike_count').notNull().default(0),
});

/** The status of an entry, and the decision of an admin. */
export const decision = () => ({
  status: smallint().notNull().$type<EntryStatus>(),
  /** Why it was rejected. */
  reason: text(),
  /** The account of the admin, which may have been deleted since. */
  decidedBy: uuid('decided_by'),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
});

/** A learner's reaction. The table adds the entry that it belongs to. */
export const reaction = () => ({
  userId: userIdColumn(),
  reaction: smallint().notNull().$type<UserReaction>(),
});
