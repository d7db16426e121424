import { routes } from '@wordhoard/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { buildImageFile } from '../../../test/image-file.ts';
import { useApp } from '../../../test/test-app.ts';
import { upload } from '../../../test/upload.ts';
import { selectRow } from '../../platform/database/database.ts';
import type { FileStorage } from '../../platform/storage/file-storage.ts';
import { image } from '../../schema/image.ts';
import { upload as uploadTable } from '../../schema/upload.ts';
import { uploadUses } from '../../upload-uses.ts';
import { removeUnusedUploads } from '../upload/remove-unused-uploads.ts';
import { uploadImage } from './upload-image.ts';
import { uploadUrl } from './upload-store.ts';

const app = useApp();
const minutes = (count: number) => new Date(Date.now() + count * 60 * 1_000);
const sweep = (now: Date, storage = app.services.fileStorage) =>
  removeUnusedUploads({ database: app.database, storage, uses: uploadUses }, now);
const computeDigest = (url: string) => url.slice('/image/'.length, -'.webp'.length);

async function newUpload() {
  const wordId = (await buildWord(app.database)).id;
  const user = await buildUser(app.database);
  const headers = await app.headersOf(user);
  const sent = { wordId, bytes: await buildImageFile({ width: 200, height: 200 }) };
  const image = await upload(app, sent, headers);
  const digest = computeDigest(image.url);
  const withdraw = () => app.call(routes.image.delete, { id: image.id }, headers);
  const again = () => upload(app, sent, headers);
  return { user, headers, sent, image, digest, withdraw, again };
}

const findRows = (digest: string) =>
  selectRow(
    app.database,
    sql`select (select count(*)::int from ${uploadTable} where digest = ${digest}) as uploads,
          (select count(*)::int from ${image} where url = ${uploadUrl(digest)}) as images`,
  );

const statusOf = async (url: string) => (await app.request(url)).status;

describe('an upload that no word uses', () => {
  it('is removed after an hour, file and rows', async () => {
    const { image, digest, withdraw } = await newUpload();
    await withdraw();
    await sweep(minutes(59));
    expect(await statusOf(image.url)).toBe(200);
    await sweep(minutes(61));
    expect(await statusOf(image.url)).toBe(404);
    expect(await findRows(digest)).toEqual({ uploads: 0, images: 0 });
  });

  it('is removed after an hour if the upload failed before the file was stored', async () => {
    const digest = 'a1'.repeat(32);
    await app.database.execute(
      sql`insert into ${uploadTable} (digest, byte_count, created_at) values (${digest}, 1, ${minutes(0)})`,
    );
    await sweep(minutes(59));
    expect(await findRows(digest)).toMatchObject({ uploads: 1 });
    await sweep(minutes(61));
    expect(await findRows(digest)).toMatchObject({ uploads: 0 });
  });

  it('is removed after an hour if the file has no row', async () => {
    const digest = 'b2'.repeat(32);
    await app.services.fileStorage.put(digest, new Uint8Array(10), 'image/webp');
    await sweep(minutes(59));
    expect(await statusOf(uploadUrl(digest))).toBe(200);
    await sweep(minutes(61));
    expect(await statusOf(uploadUrl(digest))).toBe(404);
    expect(await findRows(digest)).toEqual({ uploads: 0, images: 0 });
  });

  it('can be uploaded again', async () => {
    const { image, withdraw, again } = await newUpload();
    await withdraw();
    await sweep(minutes(61));
    expect((await again()).url).toBe(image.url);
    expect(await statusOf(image.url)).toBe(200);
  });
});

describe('an upload that a word uses', () => {
  it('stays at any age', async () => {
    const { image } = await newUpload();
    await sweep(minutes(365 * 24 * 60));
    expect(await statusOf(image.url)).toBe(200);
  });

  it('stays while another word uses it', async () => {
    const { sent, headers, image, withdraw } = await newUpload();
    const wordId = (await buildWord(app.database)).id;
    await upload(app, { ...sent, wordId }, headers);
    await withdraw();
    await sweep(minutes(61));
    expect(await statusOf(image.url)).toBe(200);
  });

  it('stays even if its upload row is missing', async () => {
    const { image, digest } = await newUpload();
    await app.database.execute(sql`delete from ${uploadTable} where digest = ${digest}`);
    await sweep(minutes(61));
    expect(await statusOf(image.url)).toBe(200);
    expect(await findRows(digest)).toEqual({ uploads: 1, images: 1 });
  });
});

describe('a file that is uploaded again during the sweep', () => {
  it('is stored if the sweep is deleting it', async () => {
    const { image, withdraw, again } = await newUpload();
    await withdraw();
    const uploads: Promise<unknown>[] = [];
    const deleting = withHooks({ delete: () => uploads.push(again()) });
    await sweep(minutes(61), deleting);
    expect(uploads).toHaveLength(1);
    await Promise.all(uploads);
    expect(await statusOf(image.url)).toBe(200);
    await sweep(minutes(59));
    expect(await statusOf(image.url)).toBe(200);
  });

  it('is stored if a server whose clock is ahead sweeps in between', async () => {
    const { user, sent, image, digest, withdraw } = await newUpload();
    await withdraw();
    let sweeps = 0;
    const stored = withHooks({
      async put() {
        sweeps += 1;
        if (sweeps === 1) await sweep(minutes(120));
      },
    });
    const file = new File([new Uint8Array(sent.bytes)], 'picture.png');
    const origin = { licence: '', source: '' };
    await uploadImage(
      { ...app.services, fileStorage: stored },
      { ...user, sessionId: '' },
      { file, wordId: sent.wordId, ...origin },
    );
    expect(sweeps).toBe(2);
    expect(await statusOf(image.url)).toBe(200);
    expect(await findRows(digest)).toEqual({ uploads: 1, images: 1 });
  });

  it('is stored if one sweep deletes it and another adds a row for it', async () => {
    const { user, sent, image, digest, withdraw } = await newUpload();
    await withdraw();
    let uploadCount = 0;
    const stored = withHooks({
      async put() {
        uploadCount += 1;
        if (uploadCount > 1) return;
        await sweep(minutes(120));
        await app.database.execute(
          sql`insert into ${uploadTable} (digest, byte_count, created_at) values (${digest}, 0, ${minutes(0)})`,
        );
      },
    });
    const file = new File([new Uint8Array(sent.bytes)], 'picture.png');
    await uploadImage(
      { ...app.services, fileStorage: stored },
      { ...user, sessionId: '' },
      { file, wordId: sent.wordId, licence: '', source: '' },
    );
    expect(uploadCount).toBe(2);
    expect(await statusOf(image.url)).toBe(200);
  });

  it('is stored at any moment of the sweep', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { image, withdraw, again } = await newUpload();
      await withdraw();
      await Promise.all([sweep(minutes(61)), again(), sweep(minutes(61))]);
      expect(await statusOf(image.url)).toBe(200);
    }
  });
});

it('allows several servers to sweep at the same time', async () => {
  const { image, withdraw } = await newUpload();
  await withdraw();
  await Promise.all([sweep(minutes(61)), sweep(minutes(61)), sweep(minutes(61))]);
  expect(await statusOf(image.url)).toBe(404);
});

/** The app's storage with hooks after it stores and before it deletes. */
function withHooks({
  put,
  delete: remove,
}: {
  put?: () => unknown;
  delete?: () => unknown;
}): FileStorage {
  const { fileStorage } = app.services;
  return {
    ...fileStorage,
    async put(...picture) {
      await fileStorage.put(...picture);
      await put?.();
    },
    async delete(digest) {
      remove?.();
      await fileStorage.delete(digest);
    },
  };
}
