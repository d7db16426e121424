import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Keyed by a digest, because an address may be too long for an index. */
export const brokenLink = pgTable('broken_link', {
  digest: text().primaryKey(),
  path: text().notNull(),
  reportCount: integer('report_count').notNull(),
});
