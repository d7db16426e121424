import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** An address may be longer than an index entry: its digest is what tells one from another. */
export const brokenLink = pgTable('broken_link', {
  digest: text().primaryKey(),
  path: text().notNull(),
  reportCount: integer('report_count').notNull(),
});
