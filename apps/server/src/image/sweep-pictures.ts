import { sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../database/database.ts';
import type { PictureStorage, StoredPicture } from '../storage/picture-storage.ts';
import { lockUpload, uploadUrl } from './upload-store.ts';

const graceMilliseconds = 60 * 60 * 1_000;
const mostAtOnce = 1_000;

/**
 * Removes uploaded pictures, bytes and rows, that no word has had for an hour. Uploads may go on
 * meanwhile: whoever stores the same picture again holds or renews its row, and each is removed
 * with its row held.
 */
export async function sweepPictures(
  database: Database,
  pictures: PictureStorage,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - graceMilliseconds);
  await pictures.removeUnfinished(before);
  await noteStrays(database, pictures, before);
  for (const { digest } of await findUnused(database, before)) {
    await removeUnused(database, pictures, { digest, before });
  }
}

/** Stored pictures without a row get one, and are judged like all others. */
async function noteStrays(
  database: Database,
  pictures: PictureStorage,
  before: Date,
): Promise<void> {
  let batch: StoredPicture[] = [];
  for await (const picture of pictures.list()) {
    if (picture.storedAt < before) batch.push(picture);
    if (batch.length < mostAtOnce) continue;
    await noteUploads(database, batch);
    batch = [];
  }
  await noteUploads(database, batch);
}

async function noteUploads(database: Database, stored: readonly StoredPicture[]): Promise<void> {
  const noted = stored.map(({ digest, storedAt }) => ({
    digest,
    url: uploadUrl(digest),
    created_at: storedAt,
  }));
  await database.execute(
    sql`with stray as (
          select * from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb)
            as stored (digest text, url text, created_at timestamptz)
          where not exists (select from upload where upload.digest = stored.digest)
        ), held as (
          select id, url from image where url in (select url from stray) for key share
        )
        insert into upload (digest, image_id, byte_count, created_at)
        select digest, held.id, 0, created_at from stray left join held using (url)
        on conflict (digest) do nothing`,
  );
}

const isUnused = sql`not exists (
  select from word_image where word_image.image_id = upload.image_id
)`;

function findUnused(database: Database, before: Date): Promise<{ digest: string }[]> {
  return selectRows(
    database,
    sql`select digest from upload where created_at < ${before} and ${isUnused} limit ${mostAtOnce}`,
  );
}

/** With upload and image held, nobody can point at the picture until it is gone. */
async function removeUnused(
  database: Database,
  pictures: PictureStorage,
  { digest, before }: { digest: string; before: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await lockUpload(transaction, digest))) return;
    await transaction.execute(
      sql`select id from image where id = (select image_id from upload where digest = ${digest}) for update`,
    );
    const unused = await selectRow<{ imageId: string | null }>(
      transaction,
      sql`select image_id as "imageId" from upload
          where digest = ${digest} and created_at < ${before} and ${isUnused}`,
    );
    if (unused === undefined) return;
    await pictures.delete(digest);
    await transaction.execute(sql`delete from upload where digest = ${digest}`);
    await transaction.execute(sql`delete from image where id = ${unused.imageId}`);
  });
}
