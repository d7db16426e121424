import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/** Nobody mends more, and visitors could make up addresses without end. */
const maxBrokenLinks = 10_000;

/** Counts a report of an address, as long as there is room for another address. */
export async function countBrokenLink(database: Database, path: string): Promise<void> {
  const digest = createHash('sha256').update(path).digest('hex');
  await database.execute(
    sql`insert into broken_link (digest, path, report_count)
        select ${digest}, ${path}, 1
        where exists (select from broken_link where digest = ${digest})
          or (select count(*) from broken_link) < ${maxBrokenLinks}
        on conflict (digest) do update set report_count = broken_link.report_count + 1`,
  );
}
