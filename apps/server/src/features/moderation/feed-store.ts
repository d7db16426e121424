import type { ModerationEntry } from '@wordhoard/contract';
import type { EntryStatus, LocaleCode } from '@wordhoard/contract/enumeration';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type FeedRequest, findPage, type Page } from '../../platform/database/feed-page.ts';
import { isoTimeOrNull, sorted } from '../../platform/database/sql.ts';
import { fixed } from '../../schema/column.ts';
import { user } from '../../schema/user.ts';
import { type ContributionKind, contributionTables } from '../contribution/decide.ts';
import { describeEntries } from './describe-entries.ts';
import { isOpen } from './entry-store.ts';

interface EntryRequest extends FeedRequest {
  status: EntryStatus;
}

/** The entries of one kind that admins approve or reject, the oldest first. */
export async function findEntries(
  database: Database,
  kind: ContributionKind,
  request: EntryRequest,
  locale: LocaleCode,
): Promise<Page<ModerationEntry>> {
  const table = contributionTables[kind];
  const { id, status, reason, createdAt, userId } = table;
  const query = database
    .select({ id, status, reason, createdAt: isoTimeOrNull(createdAt), username: user.username })
    .from(table)
    .leftJoin(user, eq(user.id, userId))
    .where(and(eq(status, fixed(request.status)), isOpen[kind]));
  const page = await findPage(database, query.$dynamic(), [sorted(id, request.sort)], request);
  const entries = page.rows.map((row) => ({ kind, ...row }));
  return { ...page, rows: await describeEntries(database, entries, locale) };
}
