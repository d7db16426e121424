import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../../platform/database/database.ts';
import type { ImageStorage, StoredImage } from '../../platform/storage/image-storage.ts';
import { lockUpload } from './upload-store.ts';

const graceMilliseconds = 60 * 60 * 1_000;
const maxConcurrent = 1_000;

/**
 * Removes uploaded pictures, bytes and rows, that no word has had for an hour. Uploads may go on
 * meanwhile: whoever stores the same picture again holds or renews its row, and each is removed
 * with its row held.
 */
export async function removeUnusedUploads(
  database: Database,
  pictures: ImageStorage,
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
async function noteStrays(database: Database, pictures: ImageStorage, before: Date): Promise<void> {
  let batch: StoredImage[] = [];
  for await (const picture of pictures.list()) {
    if (picture.storedAt < before) batch.push(picture);
    if (batch.length < maxConcurrent) continue;
    await noteUploads(database, batch);
    batch = [];
  }
  await noteUploads(database, batch);
}

async function noteUploads(database: Database, stored: readonly StoredImage[]): Promise<void> {
  const noted = stored.map(({ digest, storedAt }) => ({
    digest,
    created_at: storedAt,
  }));
  await database.execute(
    sql`with stray as (
          select * from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb)
            as stored (digest text, created_at timestamptz)
          where not exists (select from upload where upload.digest = stored.digest)
        )
        insert into upload (digest, byte_count, created_at)
        select digest, 0, created_at from stray on conflict (digest) do nothing`,
  );
}

const imagesOf = (digest: SQL): SQL =>
  sql`select image.id from image where image.url = '/image/' || ${digest} || '.webp'`;

const isUnused = sql`not exists (
  select from word_image where word_image.image_id in (${imagesOf(sql`upload.digest`)})
)`;

function findUnused(database: Database, before: Date): Promise<{ digest: string }[]> {
  return selectRows(
    database,
    sql`select digest from upload where created_at < ${before} and ${isUnused} limit ${maxConcurrent}`,
  );
}

/** With upload and image held, nobody can point at the picture until it is gone. */
async function removeUnused(
  database: Database,
  pictures: ImageStorage,
  { digest, before }: { digest: string; before: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await lockUpload(transaction, digest))) return;
    const images = imagesOf(sql`${digest}::text`);
    await transaction.execute(sql`${images} for update`);
    const unused = await selectRow(
      transaction,
      sql`select digest from upload
          where digest = ${digest} and created_at < ${before} and ${isUnused}`,
    );
    if (unused === undefined) return;
    await pictures.delete(digest);
    await transaction.execute(sql`delete from upload where digest = ${digest}`);
    await transaction.execute(sql`delete from image where id in (${images})`);
  });
}
