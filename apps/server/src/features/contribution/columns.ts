import { integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '../user/schema.ts';

/** Columns of an entry that an admin approves or rejects and other learners react to. */
export const contribution = () => ({
  /** Null: part of the starter content, or the author's account is deleted. */
  userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
  createdAt: timestamp('created_at', { withTimezone: true }),
  /** Why it was rejected. */
  reason: text(),
  ...decision(),
  likeCount: integer('like_count').notNull().default(0),
  dislikeCount: integer('dislike_count').notNull().default(0),
});

/** The admin who decided about an entry, and when. The account may be deleted since. */
export const decision = () => ({
  decidedBy: uuid('decided_by'),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
});

/** The learner that a row belongs to. */
export const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** Tells callers whether an entry is their own. Only its author sees why it was rejected. */
export function ownedBy<Row extends { userId: string | null; reason: string | null }>(
  { userId, reason, ...row }: Row,
  callerId: string | undefined,
) {
  const isOwn = callerId !== undefined && userId === callerId;
  return { ...row, isOwn, reason: isOwn ? reason : null };
}
