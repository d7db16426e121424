import { createHash } from 'node:crypto';
import { type ModerationEntry, routes } from '@wordhoard/contract';
import { type EntryStatus, type LocaleCode, SortOrder } from '@wordhoard/contract/enumeration';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  type FeedRequest,
  findPage,
  type Page,
  presentFeed,
} from '../../platform/database/feed-page.ts';
import { isoTimeOrNull, sorted } from '../../platform/database/sql.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Services } from '../../platform/services.ts';
import { fixed } from '../../schema/column.ts';
import { brokenLink } from '../../schema/moderation.ts';
import { user } from '../../schema/user.ts';
import { type ContributionKind, contributionTables } from '../contribution/decide.ts';
import { decide } from './decide.ts';
import { addHomographs, describeEntries } from './describe-entries.ts';
import { isOpen } from './entry-store.ts';

export function addModerationRoutes(api: Api, { database }: Services): void {
  answer(api, routes.general, {
    async reportBrokenLink({ path }) {
      await countBrokenLink(database, path);
      return { received: true };
    },
  });

  answer(api, routes.moderation, {
    async feed(request, { locale }) {
      const entries =
        request.kind === 'broken-link'
          ? await findBrokenLinks(database, request)
          : await findEntries(database, request.kind, request, locale);
      return presentFeed(request, entries);
    },

    async decide({ kind, id, status, reason }, { caller, now }) {
      const request = { kind, ids: [id], status, reason };
      await decide(database, request, { by: caller.id, at: now }, () => 'id');
      return { kind, id, status };
    },

    async decideMany({ kind, ids, status, reason }, { caller, now }) {
      await decide(database, { kind, ids, status, reason }, { by: caller.id, at: now });
      return { kind, ids, status };
    },

    async dismissBrokenLink({ id }) {
      const dismissed = await database
        .delete(brokenLink)
        .where(eq(brokenLink.digest, id))
        .returning();
      if (dismissed.length === 0) throw new ApplicationError('NotFound');
      return { id };
    },
  });
}

/** Limits the table, because anybody can report any address. */
const maxBrokenLinks = 10_000;

/** Counts a report of an address. New addresses are ignored when the table is full. */
async function countBrokenLink(database: Database, path: string): Promise<void> {
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
async function findBrokenLinks(
  database: Database,
  { sort = SortOrder.Descending, ...request }: FeedRequest,
): Promise<Page<ModerationEntry>> {
  const { digest, path, reportCount } = brokenLink;
  const query = database.select({ id: digest, path, reportCount }).from(brokenLink);
  const order = [sorted(reportCount, sort), digest];
  const { total, rows } = await findPage(database, query.$dynamic(), order, request);
  return { total, rows: rows.map((row) => ({ kind: 'broken-link', ...row })) };
}

interface EntryRequest extends FeedRequest {
  status: EntryStatus;
}

/** The entries of one kind that admins approve or reject, the oldest first. */
async function findEntries(
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
  const described = await describeEntries(database, entries, locale);
  return { ...page, rows: await addHomographs(database, described, locale) };
}
