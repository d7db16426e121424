import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderStorage } from './folder-storage.ts';

const digest = 'ab'.repeat(32);
const bytes = new TextEncoder().encode('a picture');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordhoard-pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('leaves nothing beside the picture', async () => {
  await createFolderStorage(folder).put(digest, bytes, 'image/webp');
  const files = await readdir(folder, { recursive: true });
  expect(files.sort()).toEqual(['ab', join('ab', digest.slice(2)), 'unfinished']);
});

it('leaves nothing behind when a picture cannot get its place', async () => {
  await mkdir(join(folder, 'ab', digest.slice(2)), { recursive: true });
  const putting = createFolderStorage(folder).put(digest, bytes, 'image/webp');
  await expect(putting).rejects.toThrow();
  expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
});

it('removes what a process that died left unfinished, and not what is under way', async () => {
  const unfinished = join(folder, 'unfinished');
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1_000);
  await mkdir(unfinished);
  await writeFile(join(unfinished, 'abandoned'), bytes);
  await utimes(join(unfinished, 'abandoned'), yesterday, yesterday);
  await writeFile(join(unfinished, 'under-way'), bytes);
  await createFolderStorage(folder).removeUnfinished(new Date(yesterday.getTime() + 60_000));
  expect(await readdir(unfinished)).toEqual(['under-way']);
});

it('lists no file that is none of its own', async () => {
  const storage = createFolderStorage(folder);
  await storage.put(digest, bytes, 'image/webp');
  await writeFile(join(folder, '.DS_Store'), '');
  await writeFile(join(folder, 'ab', 'notes.txt'), '');
  const listed = await Array.fromAsync(storage.list());
  expect(listed.map((picture) => picture.digest)).toEqual([digest]);
});
