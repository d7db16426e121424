import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderStorage } from './folder-storage.ts';

const digest = 'ab'.repeat(32);
const bytes = new TextEncoder().encode('an image');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordhoard-pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('stores only the image', async () => {
  await createFolderStorage(folder).put(digest, bytes, 'image/webp');
  const files = await readdir(folder, { recursive: true });
  expect(files.sort()).toEqual([
    'pictures',
    join('pictures', 'ab'),
    join('pictures', 'ab', digest.slice(2)),
    'unfinished',
  ]);
});

it('removes a partial file if an image cannot be stored', async () => {
  await mkdir(join(folder, 'pictures', 'ab', digest.slice(2)), { recursive: true });
  const storing = createFolderStorage(folder).put(digest, bytes, 'image/webp');
  await expect(storing).rejects.toThrow();
  expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
});

it('removes partial files of killed processes, but no recent ones', async () => {
  const unfinished = join(folder, 'unfinished');
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1_000);
  await mkdir(unfinished);
  await writeFile(join(unfinished, 'old'), bytes);
  await utimes(join(unfinished, 'old'), yesterday, yesterday);
  await writeFile(join(unfinished, 'recent'), bytes);
  await createFolderStorage(folder).removeUnfinished(new Date(yesterday.getTime() + 60_000));
  expect(await readdir(unfinished)).toEqual(['recent']);
});

it('ignores other files', async () => {
  const storage = createFolderStorage(folder);
  await storage.put(digest, bytes, 'image/webp');
  await writeFile(join(folder, '.DS_Store'), '');
  await writeFile(join(folder, 'pictures', 'ab', 'notes.txt'), '');
  const listed = await Array.fromAsync(storage.list());
  expect(listed.map((image) => image.digest)).toEqual([digest]);
});
