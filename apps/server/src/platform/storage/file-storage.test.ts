import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '../../../test/s3-server.ts';
import type { FileStorage } from './file-storage.ts';
import type { FileStoreSetting } from './file-store.ts';
import { openFileStorage } from './file-store.ts';

interface OpenedStore {
  store: FileStoreSetting;
  close: () => Promise<void>;
}

async function openFolder(): Promise<OpenedStore> {
  const folder = await mkdtemp(join(tmpdir(), 'wordhoard-pictures-'));
  const store = { kind: 'folder', folder: join(folder, 'not', 'there', 'yet') } as const;
  return { store, close: () => rm(folder, { recursive: true }) };
}

async function openBucket(): Promise<OpenedStore> {
  const { bucket, close } = await startS3Server();
  return { store: { kind: 's3', bucket }, close };
}

describe.each([
  { name: 'a folder', open: openFolder },
  { name: 'a bucket on an S3 server', open: openBucket },
])('images in $name', ({ open }) => {
  let opened: OpenedStore;
  let storage: FileStorage;
  beforeAll(async () => {
    opened = await open();
    storage = await openFileStorage(opened.store);
  });
  afterAll(() => opened.close());

  it('do not exist before they are stored', async () => {
    expect(await storage.get(newImage().digest, 'image/webp')).toBeUndefined();
    expect(await listed(storage)).toEqual([]);
  });

  it('are returned unchanged', async () => {
    const { digest, bytes } = newImage();
    await storage.put(digest, bytes, 'image/webp');
    expect(new Uint8Array((await storage.get(digest, 'image/webp')) ?? [])).toEqual(bytes);
  });

  it('can be stored again, even concurrently', async () => {
    const { digest, bytes } = newImage(300_000);
    const store = () => storage.put(digest, bytes, 'image/webp');
    await Promise.all([store(), store(), store()]);
    await store();
    expect(new Uint8Array((await storage.get(digest, 'image/webp')) ?? [])).toEqual(bytes);
    expect((await listed(storage)).filter((found) => found === digest)).toEqual([digest]);
  });

  it('do not exist after deletion, which can be repeated', async () => {
    const { digest, bytes } = newImage();
    await storage.put(digest, bytes, 'image/webp');
    await storage.delete(digest);
    await storage.delete(digest);
    expect(await storage.get(digest, 'image/webp')).toBeUndefined();
    expect(await listed(storage)).not.toContain(digest);
  });

  it('are listed with the time of storing', async () => {
    const { digest, bytes } = newImage();
    const before = Math.floor(Date.now() / 1_000) * 1_000;
    await storage.put(digest, bytes, 'image/webp');
    const found = (await Array.fromAsync(storage.list())).find(
      (stored) => stored.digest === digest,
    );
    expect(found?.storedAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(found?.storedAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('are separate from sounds', async () => {
    const { digest, bytes } = newImage();
    await storage.put(digest, bytes, 'audio/mpeg');
    expect(await storage.get(digest, 'image/webp')).toBeUndefined();
    expect(new Uint8Array((await storage.get(digest, 'audio/mpeg')) ?? [])).toEqual(bytes);
    expect(await listed(storage)).toContain(digest);
    await storage.delete(digest);
    expect(await listed(storage)).not.toContain(digest);
  });

  it('stay when partial files are removed', async () => {
    const { digest, bytes } = newImage();
    await storage.put(digest, bytes, 'image/webp');
    await storage.removeUnfinished(new Date(Date.now() + 1_000));
    expect(await listed(storage)).toContain(digest);
  });
});

function newImage(byteCount = 1_000) {
  const bytes = new Uint8Array(randomBytes(byteCount));
  return { bytes, digest: createHash('sha256').update(bytes).digest('hex') };
}

async function listed(storage: FileStorage): Promise<string[]> {
  return (await Array.fromAsync(storage.list())).map(({ digest }) => digest);
}
