import { createHash } from 'node:crypto';
import { type ModerationEntry, routes } from '@wordhoard/contract';
import { SortOrder } from '@wordhoard/contract/enumeration';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  findPage,
  type Page,
  type PageRequest,
  presentFeed,
} from '../../platform/database/feed-page.ts';
import { sorted } from '../../platform/database/sql.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { requireCaller } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { brokenLink } from '../../schema/moderation.ts';
import { decide } from './decide.ts';
import { findEntries } from './feed-store.ts';

export function addModerationRoutes(api: Api, { database, now }: Services): void {
  api.openapi(routes.general.reportBrokenLink, async (context) => {
    await countBrokenLink(database, context.req.valid('json').path);
    return context.json({ received: true as const }, 200);
  });

  api.openapi(routes.moderation.feed, async (context) => {
    const request = context.req.valid('json');
    const entries =
      request.kind === 'broken-link'
        ? await findBrokenLinks(database, request)
        : await findEntries(database, request.kind, request, context.get('locale'));
    return context.json(presentFeed(request, entries), 200);
  });

  api.openapi(routes.moderation.decide, async (context) => {
    const request = context.req.valid('json');
    await decide(database, request, { by: requireCaller(context).id, at: now() });
    const { kind, id, status } = request;
    return context.json({ kind, id, status }, 200);
  });

  api.openapi(routes.moderation.decideMany, async (context) => {
    const request = context.req.valid('json');
    await decide(database, request, { by: requireCaller(context).id, at: now() });
    const { kind, ids, status } = request;
    return context.json({ kind, ids, status }, 200);
  });

  api.openapi(routes.moderation.dismissBrokenLink, async (context) => {
    const { id } = context.req.valid('json');
    if (!(await removeBrokenLink(database, id))) throw new ApplicationError('NotFound');
    return context.json({ id }, 200);
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
  { sort = SortOrder.Descending, ...request }: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<ModerationEntry>> {
  const { digest, path, reportCount } = brokenLink;
  const query = database.select({ id: digest, path, reportCount }).from(brokenLink);
  const order = [sorted(reportCount, sort), digest];
  const { total, rows } = await findPage(database, query.$dynamic(), order, request);
  return { total, rows: rows.map((row) => ({ kind: 'broken-link', ...row })) };
}

/** @returns whether the report existed */
async function removeBrokenLink(database: Database, digest: string): Promise<boolean> {
  const removed = await database
    .delete(brokenLink)
    .where(eq(brokenLink.digest, digest))
    .returning({ digest: brokenLink.digest });
  return removed.length > 0;
}
