import type { EntryStatus } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Database, selectRow } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/request-context.ts';
import { visibleTo } from '../word/visible.ts';

export const uploadUrl = (digest: string): string => `/image/${digest}.webp`;

/** The word stays for as long as the transaction that asks. */
export async function hasWord(database: Database, id: string, caller: Caller): Promise<boolean> {
  const row = await selectRow(
    database,
    sql`select id from word where id = ${id} and ${visibleTo(caller.id)} for key share`,
  );
  return row !== undefined;
}

interface Upload {
  digest: string;
  byteCount: number;
  now: Date;
}

/** Notes that a picture is about to be stored, which keeps it from being swept away meanwhile. */
export async function announceUpload(
  database: Database,
  { digest, byteCount, now }: Upload,
): Promise<void> {
  await database.execute(
    sql`insert into upload (digest, byte_count, created_at) values (${digest}, ${byteCount}, ${now})
        on conflict (digest) do update
        set byte_count = excluded.byte_count, created_at = excluded.created_at`,
  );
}

/** Holds the upload until the transaction ends. Without one, the picture was swept away. */
export async function lockUpload(database: Database, digest: string): Promise<boolean> {
  const row = await selectRow(
    database,
    sql`select digest from upload where digest = ${digest} for update`,
  );
  return row !== undefined;
}

/**
 * Holds an upload that was announced. What the sweep has noted of a file without one counts no
 * bytes, and the file may be gone since.
 */
export async function lockAnnounced(database: Database, digest: string): Promise<boolean> {
  const row = await selectRow(
    database,
    sql`select digest from upload where digest = ${digest} and byte_count > 0 for update`,
  );
  return row !== undefined;
}

interface Origin {
  licence: string;
  source: string;
}

/** The image of a stored picture with this credit. The caller holds the picture's upload. */
export async function findOrCreateImage(
  database: Database,
  digest: string,
  { licence, source }: Origin,
): Promise<string> {
  const url = uploadUrl(digest);
  const found = await selectRow<{ id: string }>(
    database,
    sql`select id from image where url = ${url} and licence = ${licence} and source = ${source}`,
  );
  if (found !== undefined) return found.id;
  const id = newId();
  await database.execute(
    sql`insert into image (id, url, licence, source) values (${id}, ${url}, ${licence}, ${source})`,
  );
  return id;
}

/** Whether a word has a stored picture, whatever its credit. The caller holds the picture's upload. */
export async function hasImage(
  database: Database,
  wordId: string,
  digest: string,
): Promise<boolean> {
  const row = await selectRow(
    database,
    sql`select word_image.id from word_image join image on image.id = word_image.image_id
        where word_image.word_id = ${wordId} and image.url = ${uploadUrl(digest)}`,
  );
  return row !== undefined;
}

interface NewWordImage {
  wordId: string;
  imageId: string;
  status: EntryStatus;
  userId: string;
  now: Date;
}

/** Gives a word a picture, and answers the new row's id. */
export async function addWordImage(
  database: Database,
  { wordId, imageId, status, userId, now }: NewWordImage,
): Promise<string> {
  const id = newId();
  await database.execute(
    sql`insert into word_image (id, word_id, image_id, status, user_id, created_at)
        values (${id}, ${wordId}, ${imageId}, ${status}, ${userId}, ${now})`,
  );
  return id;
}
