import { integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '../user/schema.ts';

/** Who added an entry that others may judge, and what they think of it. */
export const contribution = () => ({
  /** Nobody: it came with the content, or its author's account is gone. */
  userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
  createdAt: timestamp('created_at', { withTimezone: true }),
  /** Why it was rejected. */
  reason: text(),
  ...decision(),
  likeCount: integer('like_count').notNull().default(0),
  dislikeCount: integer('dislike_count').notNull().default(0),
});

/** Which admin decided about an entry, and when. The account of the admin may be gone since. */
export const decision = () => ({
  decidedBy: uuid('decided_by'),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
});

/** Each learner's own mark on entries of one kind. */
export const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });
