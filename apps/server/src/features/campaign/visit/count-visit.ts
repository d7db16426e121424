import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { smmPost } from '../../../schema/campaign.ts';

/** The parameter of links in posts that tells which post a visitor comes from. */
export const postParameter = 'post';

export interface Visit {
  method: string;
  postCode: string | undefined;
  userAgent: string | undefined;
}

/** Programs that follow a link without a reader: link previews, crawlers, scripts. */
const robots =
  /bot|crawl|spider|preview|facebookexternalhit|whatsapp|mastodon|pleroma|curl|wget|python/i;

/** Counts a visit from a post. Nothing about the visitor is stored. */
export async function countVisit(database: Database, { method, postCode, userAgent }: Visit) {
  const id = postCode === undefined ? undefined : readPostId(postCode);
  if (id === undefined || method !== 'GET' || userAgent === undefined || robots.test(userAgent))
    return;
  await database
    .update(smmPost)
    .set({ visitCount: sql`${smmPost.visitCount} + 1` })
    .where(and(eq(smmPost.id, id), eq(smmPost.status, 'sent')));
}

/** The id of a post in 22 characters. */
export const toPostCode = (id: string): string =>
  Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

function readPostId(code: string): string | undefined {
  if (!/^[\w-]{22}$/.test(code)) return undefined;
  const hex = Buffer.from(code, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
