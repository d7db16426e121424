import type { ContributionKind } from '@wordhoard/contract';
import { type EntryStatus, Privacy, SortOrder } from '@wordhoard/contract/enumeration';
import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { type FeedRequest, findPage } from '../../platform/database/feed-page.ts';
import { isoTime, sorted } from '../../platform/database/sql.ts';
import { wordContribution } from '../../schema/word.ts';
import { contributionTables } from '../contribution/decide.ts';

interface ContributionFilter {
  userId: string;
  kind?: ContributionKind | undefined;
  status?: EntryStatus | undefined;
}

/** The contributions of a learner. Private words are not contributions. */
export function findContributions(
  database: Database,
  { userId, kind, status }: ContributionFilter,
  request: FeedRequest,
) {
  const selectEntries = (of: ContributionKind) => {
    const table = contributionTables[of];
    const isShown = of === 'word' ? eq(wordContribution.privacy, Privacy.Public) : undefined;
    return database
      .select({
        kind: sql<ContributionKind>`${of}::text`.as('kind'),
        id: table.id,
        status: table.status,
        reason: table.reason,
        createdAt: isoTime(table.createdAt).as('created_at'),
      })
      .from(table)
      .where(and(eq(table.userId, userId), isShown));
  };
  const entry = unionAll(
    selectEntries('word'),
    selectEntries('translation'),
    selectEntries('image'),
    selectEntries('recording'),
    selectEntries('tag'),
  ).as('entry');
  const query = database
    .select()
    .from(entry)
    .where(
      and(
        kind === undefined ? undefined : eq(entry.kind, kind),
        status === undefined ? undefined : eq(entry.status, status),
      ),
    );
  const { sort = SortOrder.Descending } = request;
  const order = [sorted(entry.createdAt, sort), sorted(entry.id, sort)];
  return findPage(database, query.$dynamic(), order, request);
}
