import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  buildImage,
  buildList,
  buildRecording,
  buildUser,
  buildWord,
} from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { openOwnConnection } from '../../../test/test-connection.ts';
import { toImageUrl } from '../../features/contribution/remove-files.ts';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { CommandFailure } from '../../platform/errors/command-failure.ts';
import { createFolderStorage } from '../../platform/storage/folder-storage.ts';
import { list, wordTable } from '../../schema/collection.ts';
import { image } from '../../schema/image.ts';
import { upload } from '../../schema/upload.ts';
import { word } from '../../schema/word.ts';
import { readLines, writeLines } from './backup-file.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const app = useApp({ connect: openOwnConnection });
const digest = 'a'.repeat(64);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wordhoard-backup-'));
  // A few rows are enough and faster.
  await app.database.execute(
    sql`truncate ${word}, ${list}, ${wordTable}, ${image}, ${upload} cascade`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

const storageIn = (name: string) => createFolderStorage(join(folder, name));

async function readBackup(database: Database, files = storageIn('original')): Promise<string[]> {
  const lines: string[] = [];
  await writeBackup({ database, files }, async (line) => {
    lines.push(line);
  });
  return lines;
}

async function* each(lines: readonly string[]): AsyncIterable<string> {
  yield* lines;
}

/** Inserts one of each, with special characters. */
async function fill(database: Database): Promise<void> {
  await buildUser(database);
  const word = await buildWord(database, { text: 'naïve "quoted" \\ \n 日本 שלום 👩‍🚀' });
  await buildList(database, [word]);
  const { imageId } = await buildImage(database, word.id);
  await database
    .update(image)
    .set({ url: toImageUrl(digest) })
    .where(eq(image.id, imageId));
  const recording = await buildRecording(database, word.id);
  await storageIn('original').put(recording.digest, Buffer.from('ID3 a sound'), 'audio/mpeg');
  await storageIn('original').put(digest, Buffer.from('a picture'), 'image/webp');
  await database.insert(upload).values({ digest, byteCount: 9, createdAt: new Date() });
}

/** The indexes of all tables and their partitions. */
const listIndexes = (database: Database) =>
  selectRows(
    database,
    sql`select indexrelid::regclass::text as name, indrelid::regclass::text as "table", indisvalid as "isValid"
        from pg_index join pg_class on pg_class.oid = indrelid
        where relnamespace = 'public'::regnamespace order by name`,
  );

it('is the same after a restore to another database, including pictures and recordings', async () => {
  await fill(app.database);
  const backup = await readBackup(app.database);
  const elsewhere = await openOwnConnection();
  const files = storageIn('elsewhere');
  const target = { database: elsewhere.database, files };
  await restoreBackup(target, each(backup), { mayReplace: false });
  expect(await readBackup(elsewhere.database, files)).toEqual(backup);
  expect(await listIndexes(elsewhere.database)).toEqual(await listIndexes(app.database));
  expect(await files.get(digest, 'image/webp')).toEqual(
    await storageIn('original').get(digest, 'image/webp'),
  );
  expect(await Array.fromAsync(files.list())).toHaveLength(2);
  await elsewhere.close();
});

it('is the same when read from a file', async () => {
  const [one, other] = [join(folder, 'one'), join(folder, 'other')];
  const lines = await readBackup(app.database);
  for (const path of [one, other]) {
    await writeLines(path, async (write) => {
      for (const line of lines) await write(line);
    });
  }
  const read = [];
  for await (const line of readLines(one)) read.push(line);
  expect(read).toEqual(lines);
});

it('replaces accounts only if requested', async () => {
  const backup = await readBackup(app.database);
  const restore = (mayReplace: boolean) =>
    restoreBackup({ ...app, database: app.database, files: storageIn('again') }, each(backup), {
      mayReplace,
    });
  await expect(restore(false)).rejects.toThrow(CommandFailure);
  await restore(true);
  expect(await readBackup(app.database)).toEqual(backup);
});

const damages: Record<string, (lines: string[]) => string[]> = {
  'is not a backup': () => ['{}'],
  'is empty': () => [],
  'is of another version': ([header = '', ...lines]) => [
    header.replace(/"migration":"./, '"migration":"x'),
    ...lines,
  ],
  'is cut short': (lines) => lines.slice(0, -1),
  'is damaged in the middle': (lines) => lines.with(3, '{"table":'),
  'has an unknown table': (lines) => lines.with(3, '{"table":"x","rows":[]}'),
};

it('changes nothing unless the file is a complete backup of this version', async () => {
  const before = await readBackup(app.database);
  const target = { database: app.database, files: storageIn('refused') };
  for (const [how, damage] of Object.entries(damages)) {
    const restoring = restoreBackup(target, each(damage([...before])), { mayReplace: true });
    await expect(restoring, how).rejects.toThrow(CommandFailure);
  }
  expect(await readBackup(app.database)).toEqual(before);
});

it('reports a file that is missing or not compressed', async () => {
  const read = async (path: string) => {
    for await (const _line of readLines(path)) break;
  };
  await expect(read(join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
  await writeFile(join(folder, 'plain'), 'plain text');
  await expect(read(join(folder, 'plain'))).rejects.toThrow('not compressed');
});
