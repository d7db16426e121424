import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ImageStorage, isDigest, type StoredImage } from './image-storage.ts';

/** A folder of this machine. A file gets its name only once all of it is on the disk. */
export function createFolderStorage(folder: string): ImageStorage {
  const unfinishedFolder = join(folder, 'unfinished');
  const fileOf = (digest: string) => join(folder, digest.slice(0, 2), digest.slice(2));
  return {
    async put(digest, bytes) {
      const file = fileOf(digest);
      const unfinished = join(unfinishedFolder, randomUUID());
      await Promise.all([unfinishedFolder, dirname(file)].map(makeFolder));
      try {
        await writeToDisk(unfinished, bytes);
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncFolder(dirname(file));
    },
    get: (digest) => unlessMissing(readFile(fileOf(digest))),
    delete: (digest) => rm(fileOf(digest), { force: true }),
    list: () => storedIn(folder),
    async removeUnfinished(begunBefore) {
      for await (const { name } of entriesOf(unfinishedFolder)) {
        const file = join(unfinishedFolder, name);
        const written = await unlessMissing(stat(file));
        if (written && written.mtime < begunBefore) await rm(file, { force: true });
      }
    },
  };
}

async function* storedIn(folder: string): AsyncGenerator<StoredImage> {
  for await (const start of entriesOf(folder)) {
    if (!start.isDirectory()) continue;
    for await (const rest of entriesOf(join(folder, start.name))) {
      const digest = start.name + rest.name;
      if (!isDigest(digest)) continue;
      const written = await unlessMissing(stat(join(folder, start.name, rest.name)));
      if (written) yield { digest, storedAt: written.mtime };
    }
  }
}

async function* entriesOf(folder: string): AsyncGenerator<Dirent> {
  const entries = await unlessMissing(opendir(folder));
  if (entries !== undefined) yield* entries;
}

async function writeToDisk(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new folder is on the disk only once its parent is. */
async function makeFolder(folder: string): Promise<void> {
  const topmost = await mkdir(folder, { recursive: true });
  if (topmost === undefined) return;
  for (let made = folder; made.length >= topmost.length; made = dirname(made)) {
    await syncFolder(dirname(made));
  }
}

/** Windows opens no folders as files, and writes their entries by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<Found>(finding: Promise<Found>): Promise<Found | undefined> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
