import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawImage } from '../../../../test/image-file.ts';
import type { FileStorage } from '../../../platform/storage/file-storage.ts';
import { openFileStorage } from '../../../platform/storage/file-store.ts';
import { readPicture } from './picture.ts';

let folder: string;
let storage: FileStorage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordhoard-picture-'));
  storage = await openFileStorage({ kind: 'folder', folder });
});
afterAll(() => rm(folder, { recursive: true }));

const formatOf = async (bytes: Uint8Array | undefined) =>
  bytes && (await sharp(bytes).metadata()).format;

it('reads a drawing of the starter content as JPEG', async () => {
  const picture = await readPicture('/picture/1f34e.svg', 'apple', storage);
  expect(picture).toMatchObject({ mediaType: 'image/jpeg', description: 'apple' });
  expect(await formatOf(picture?.bytes)).toBe('jpeg');
});

it('turns an uploaded picture into JPEG', async () => {
  const digest = 'a'.repeat(64);
  await storage.put(digest, await drawImage({ type: 'webp' }).toBuffer(), 'image/webp');
  const picture = await readPicture(`/image/${digest}.webp`, 'apple', storage);
  expect(await formatOf(picture?.bytes)).toBe('jpeg');
});

it.each(['/picture/fffff.svg', `/image/${'b'.repeat(64)}.webp`])(
  'does without %s, which no longer exists',
  async (url) => {
    expect(await readPicture(url, 'apple', storage)).toBeNull();
  },
);
