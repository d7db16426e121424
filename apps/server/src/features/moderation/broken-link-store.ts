import { createHash } from 'node:crypto';
import type { ModerationEntry } from '@wordhoard/contract';
import { SortOrder } from '@wordhoard/contract/enumeration';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { findPage, type Page, type PageRequest } from '../../platform/database/feed-page.ts';
import { sorted } from '../../platform/database/sql.ts';
import { brokenLink } from './schema.ts';

/** Limits the table, because anybody can report any address. */
const maxBrokenLinks = 10_000;

/** Counts a report of an address. New addresses are ignored when the table is full. */
export async function countBrokenLink(database: Database, path: string): Promise<void> {
  const digest = createHash('sha256').update(path).digest('hex');
  const counted = await database
    .update(brokenLink)
    .set({ reportCount: sql`${brokenLink.reportCount} + 1` })
    .where(eq(brokenLink.digest, digest))
    .returning({ digest: brokenLink.digest });
  if (counted.length > 0 || (await database.$count(brokenLink)) >= maxBrokenLinks) return;
  await database
    .insert(brokenLink)
    .values({ digest, path, reportCount: 1 })
    .onConflictDoUpdate({
      target: brokenLink.digest,
      set: { reportCount: sql`${brokenLink.reportCount} + 1` },
    });
}

/** Finds reported addresses, the most reported first. */
export async function findBrokenLinks(
  database: Database,
  { sort = SortOrder.Descending, ...request }: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<ModerationEntry>> {
  const { digest, path, reportCount } = brokenLink;
  const query = database.select({ id: digest, path, reportCount }).from(brokenLink);
  const order = [sorted(reportCount, sort), digest];
  const { total, rows } = await findPage(database, query.$dynamic(), order, request);
  return { total, rows: rows.map((row) => ({ kind: 'broken-link', ...row })) };
}

/** @returns whether the report existed */
export async function removeBrokenLink(database: Database, digest: string): Promise<boolean> {
  const removed = await database
    .delete(brokenLink)
    .where(eq(brokenLink.digest, digest))
    .returning({ digest: brokenLink.digest });
  return removed.length > 0;
}
