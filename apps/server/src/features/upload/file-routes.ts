import { EntryStatus } from '@wordhoard/contract/enumeration';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError, requireFound } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { type Env, isAdmin } from '../../platform/http/request-context.ts';
import { word } from '../../schema/word.ts';
import { findCallerOfPage } from '../auth/session.ts';
import type { AuthServices } from '../auth/token.ts';
import { isSharedByLink } from '../collection/shared-words.ts';
import { isProposed } from '../word/decide.ts';
import { visible } from '../word/visible.ts';
import { type ContributedFile, imageFile, recordingFile } from './contributed-file.ts';

/** Adds the addresses of uploaded images and recordings. */
export function addFileRoutes(api: Api, services: AuthServices): void {
  api.get('/image/:file', (context) => sendFile(context, services, imageFile));
  api.get('/recording/:file', (context) => sendFile(context, services, recordingFile));
}

/** A public file may be cached for a day, also after its deletion. Other files are checked at each use. */
const caching = {
  public: { 'cache-control': 'public, max-age=86400' },
  private: { 'cache-control': 'private, no-cache', vary: 'cookie' },
};

async function sendFile(
  context: Context<Env, '/:file'>,
  services: AuthServices,
  { table, mediaType, extension, isOfFile }: ContributedFile,
): Promise<Response> {
  const name = new RegExp(`^([0-9a-f]{64})[.]${extension}$`);
  const digest = requireFound(name.exec(context.req.param('file'))?.[1]);
  const { isPublic, isShared, isModerated, userIds } = await findUses(
    services.database,
    table,
    isOfFile(digest),
  );
  if (!isPublic && !isShared) {
    const caller = await findCallerOfPage(context, services);
    const maySee = caller && (userIds.includes(caller.id) || (isAdmin(caller) && isModerated));
    if (!maySee) throw new ApplicationError('NotFound');
  }
  const headers = {
    ...(isPublic ? caching.public : caching.private),
    'content-type': mediaType,
    'accept-ranges': 'bytes',
    etag: `"${digest}"`,
  };
  if (context.req.header('if-none-match') === headers.etag) return context.body(null, 304, headers);
  const bytes = requireFound(await services.fileStorage.get(digest, mediaType));
  return sendPart(context, new Uint8Array(bytes), headers);
}

/**
 * The authors of the contributions with a file, and whether everybody sees one of them, everybody with the link of an
 * unlisted list or table, or admins. Only those who have opened the list know the address of the file.
 */
async function findUses(database: Database, table: ContributedFile['table'], isOfFile: SQL) {
  const isApproved = eq(table.status, EntryStatus.Approved);
  const isNotRejected = ne(table.status, EntryStatus.Rejected);
  const [uses] = await database
    .select({
      isPublic: sql<boolean>`coalesce(bool_or(${and(isApproved, visible)}), false)`,
      isShared: sql<boolean>`coalesce(bool_or(${and(isNotRejected, isSharedByLink(table))}), false)`,
      isModerated: sql<boolean>`coalesce(bool_or(${isProposed(table)}), false)`,
      userIds: sql<(string | null)[]>`coalesce(json_agg(${table.userId}), '[]')`,
    })
    .from(table)
    .innerJoin(word, eq(word.id, table.wordId))
    .where(isOfFile);
  return requireFound(uses);
}

/** Sends the requested part of a file. Safari plays no sound from a server that sends whole files only. */
function sendPart(
  context: Context<Env>,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  const [, start, end] = /^bytes=(\d*)-(\d*)$/.exec(context.req.header('range') ?? '') ?? [];
  const size = bytes.length;
  const first = start ? Number(start) : size - Number(end || size);
  const last = start && end ? Math.min(Number(end), size - 1) : size - 1;
  if (start === undefined) return context.body(bytes, 200, headers);
  if (first < 0 || first > last) {
    return context.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
  }
  return context.body(bytes.slice(first, last + 1), 206, {
    ...headers,
    'content-range': `bytes ${first}-${last}/${size}`,
  });
}
