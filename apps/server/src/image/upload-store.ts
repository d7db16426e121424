import type { EntryStatus } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Caller } from '../auth/caller.ts';
import { type Database, selectRow } from '../database/database.ts';
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

/** The image of a stored picture. Where it comes from, the first said whose picture is in use. */
export async function bringImage(
  database: Database,
  digest: string,
  { licence, source }: Origin,
): Promise<string> {
  const image = await selectRow<{ id: string }>(
    database,
    sql`insert into image (id, url, licence, source)
        values (${newId()}, ${uploadUrl(digest)}, ${licence}, ${source})
        on conflict (url) do update set
          licence = case when ${isUsed} then image.licence else excluded.licence end,
          source = case when ${isUsed} then image.source else excluded.source end
        returning id`,
  );
  if (image === undefined) throw new Error(`The image of ${digest} was not kept`);
  await database.execute(sql`update upload set image_id = ${image.id} where digest = ${digest}`);
  return image.id;
}

const isUsed = sql`exists (select from word_image where word_image.image_id = image.id)`;

interface NewWordImage {
  wordId: string;
  imageId: string;
  status: EntryStatus;
  userId: string;
  now: Date;
}

/** The id of the word's new picture; nothing, if the word has it already. */
export async function addWordImage(
  database: Database,
  { wordId, imageId, status, userId, now }: NewWordImage,
): Promise<string | undefined> {
  const row = await selectRow<{ id: string }>(
    database,
    sql`insert into word_image (id, word_id, image_id, status, user_id, created_at)
        values (${newId()}, ${wordId}, ${imageId}, ${status}, ${userId}, ${now})
        on conflict (image_id, word_id) do nothing
        returning id`,
  );
  return row?.id;
}
