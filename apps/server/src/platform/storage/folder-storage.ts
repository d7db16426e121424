import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type FileStorage,
  folders,
  isDigest,
  type MediaType,
  mediaTypes,
  type StoredFile,
} from './file-storage.ts';

/** Stores files in a local folder. A file gets its final name once it is complete on the disk. */
export function createFolderStorage(folder: string): FileStorage {
  const unfinishedFolder = join(folder, 'unfinished');
  const toPath = (digest: string, mediaType: MediaType) =>
    join(folder, folders[mediaType], digest.slice(0, 2), digest.slice(2));
  return {
    async put(digest, bytes, mediaType) {
      const file = toPath(digest, mediaType);
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
    get: (digest, mediaType) => undefinedIfMissing(readFile(toPath(digest, mediaType))),
    async delete(digest) {
      for (const mediaType of mediaTypes) await rm(toPath(digest, mediaType), { force: true });
    },
    async *list() {
      for (const name of Object.values(folders)) yield* listStored(join(folder, name));
    },
    async removeUnfinished(startedBefore) {
      for await (const { name } of listEntries(unfinishedFolder)) {
        const file = join(unfinishedFolder, name);
        const written = await undefinedIfMissing(stat(file));
        if (written && written.mtime < startedBefore) await rm(file, { force: true });
      }
    },
  };
}

async function* listStored(folder: string): AsyncGenerator<StoredFile> {
  for await (const start of listEntries(folder)) {
    if (!start.isDirectory()) continue;
    for await (const rest of listEntries(join(folder, start.name))) {
      const digest = start.name + rest.name;
      if (!isDigest(digest)) continue;
      const written = await undefinedIfMissing(stat(join(folder, start.name, rest.name)));
      if (written) yield { digest, storedAt: written.mtime };
    }
  }
}

async function* listEntries(folder: string): AsyncGenerator<Dirent> {
  const entries = await undefinedIfMissing(opendir(folder));
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

/** A new folder is durable once its parent is synced. */
async function makeFolder(folder: string): Promise<void> {
  const topmost = await mkdir(folder, { recursive: true });
  if (topmost === undefined) return;
  for (let created = folder; created.length >= topmost.length; created = dirname(created)) {
    await syncFolder(dirname(created));
  }
}

/** Windows cannot open folders as files, and needs no sync. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function undefinedIfMissing<Found>(operation: Promise<Found>): Promise<Found | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
