import { routes } from '@wordhoard/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { buildImageFile } from '../../../test/image-file.ts';
import { record } from '../../../test/recording.ts';
import { buildWavFile } from '../../../test/sound-file.ts';
import { useApp } from '../../../test/test-app.ts';
import { upload } from '../../../test/upload.ts';
import { selectRow } from '../../platform/database/database.ts';
import type { FileStorage } from '../../platform/storage/file-storage.ts';
import { image } from '../../schema/image.ts';
import { upload as uploadTable } from '../../schema/upload.ts';
import { uploadImage } from '../image/upload-image.ts';
import { removeUnusedFiles, toImageUrl } from './remove-files.ts';

const app = useApp();
const minutes = (count: number) => new Date(Date.now() + count * 60 * 1_000);
const sweep = (now: Date, fileStorage = app.services.fileStorage) =>
  removeUnusedFiles({ database: app.database, fileStorage }, now);
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
  return { user, headers, sent, digest, withdraw, again };
}

const findRows = (digest: string) =>
  selectRow(
    app.database,
    sql`select (select count(*)::int from ${uploadTable} where digest = ${digest}) as uploads,
          (select count(*)::int from ${image} where url = ${toImageUrl(digest)}) as images`,
  );

interface Uploads {
  image: { id: string };
  recording: { id: string };
  wordId: string;
  headers: Record<string, string>;
}

const listStored = async () =>
  (await Array.fromAsync(app.services.fileStorage.list())).map(({ digest }) => digest);

const isStored = async (digest: string) =>
  (await app.services.fileStorage.get(digest, 'image/webp')) !== undefined;

describe('files whose last use is deleted', () => {
  const remove = {
    contribution: async ({ image, recording, headers }: Uploads) => {
      await app.call(routes.image.delete, image, headers);
      await app.call(routes.recording.delete, recording, headers);
    },
    'personal word': ({ wordId, headers }: Uploads) =>
      app.call(routes.word.delete, { id: wordId }, headers),
    account: ({ headers }: Uploads) => app.call(routes.user.delete, {}, headers),
  };

  it.each(Object.entries(remove))('are removed with the %s', async (_, removeUses) => {
    const user = await buildUser(app.database);
    const headers = await app.headersOf(user);
    const { id: wordId } = await buildPersonalWord(app.database, user);
    const bytes = await buildImageFile({ width: 200, height: 200 });
    const [image, recording] = [
      await upload(app, { wordId, bytes }, headers),
      await record(app, { wordId, bytes: buildWavFile() }, headers),
    ];
    const files = [image.url, recording.url].map((url) => url.split(/[/.]/)[2] ?? '');
    await app.runJobs();
    expect(await listStored()).toEqual(expect.arrayContaining(files));
    await removeUses({ image: { id: image.id }, recording: { id: recording.id }, wordId, headers });
    await app.runJobs();
    for (const file of files) expect(await listStored()).not.toContain(file);
    expect(await findRows(files[0] ?? '')).toEqual({ uploads: 0, images: 0 });
  });
});

describe('an unused upload', () => {
  it('is removed after an hour, file and rows', async () => {
    const { digest, withdraw } = await newUpload();
    await withdraw();
    await sweep(minutes(59));
    expect(await isStored(digest)).toBe(true);
    await sweep(minutes(61));
    expect(await isStored(digest)).toBe(false);
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
    expect(await isStored(digest)).toBe(true);
    await sweep(minutes(61));
    expect(await isStored(digest)).toBe(false);
    expect(await findRows(digest)).toEqual({ uploads: 0, images: 0 });
  });

  it('can be uploaded again', async () => {
    const { digest, withdraw, again } = await newUpload();
    await withdraw();
    await sweep(minutes(61));
    expect((await again()).url).toBe(toImageUrl(digest));
    expect(await isStored(digest)).toBe(true);
  });
});

describe('an upload in use', () => {
  it('stays at any age', async () => {
    const { digest } = await newUpload();
    await sweep(minutes(365 * 24 * 60));
    expect(await isStored(digest)).toBe(true);
  });

  it('stays while another word uses it', async () => {
    const { sent, headers, digest, withdraw } = await newUpload();
    const wordId = (await buildWord(app.database)).id;
    await upload(app, { ...sent, wordId }, headers);
    await withdraw();
    await sweep(minutes(61));
    expect(await isStored(digest)).toBe(true);
  });

  it('stays even if its upload row is missing', async () => {
    const { digest } = await newUpload();
    await app.database.execute(sql`delete from ${uploadTable} where digest = ${digest}`);
    await sweep(minutes(61));
    expect(await isStored(digest)).toBe(true);
    expect(await findRows(digest)).toEqual({ uploads: 1, images: 1 });
  });
});

describe('a file that is uploaded again during the sweep', () => {
  it('is stored if the sweep is deleting it', async () => {
    const { digest, withdraw, again } = await newUpload();
    await withdraw();
    const uploads: Promise<unknown>[] = [];
    const deleting = withHooks({ delete: () => uploads.push(again()) });
    await sweep(minutes(61), deleting);
    expect(uploads).toHaveLength(1);
    await Promise.all(uploads);
    expect(await isStored(digest)).toBe(true);
    await sweep(minutes(59));
    expect(await isStored(digest)).toBe(true);
  });

  it('is stored if a server whose clock is ahead sweeps in between', async () => {
    const { user, sent, digest, withdraw } = await newUpload();
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
    expect(await isStored(digest)).toBe(true);
    expect(await findRows(digest)).toEqual({ uploads: 1, images: 1 });
  });

  it('is stored if one sweep deletes it and another adds a row for it', async () => {
    const { user, sent, digest, withdraw } = await newUpload();
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
    expect(await isStored(digest)).toBe(true);
  });

  it('is stored at any moment of the sweep', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { digest, withdraw, again } = await newUpload();
      await withdraw();
      await Promise.all([sweep(minutes(61)), again(), sweep(minutes(61))]);
      expect(await isStored(digest)).toBe(true);
    }
  });
});

it('allows several servers to sweep at the same time', async () => {
  const { digest, withdraw } = await newUpload();
  await withdraw();
  await Promise.all([sweep(minutes(61)), sweep(minutes(61)), sweep(minutes(61))]);
  expect(await isStored(digest)).toBe(false);
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
