// Raw SQL: whole tables are emptied and filled, without their triggers.

import { sql } from 'drizzle-orm';
import { detectAudioFormat } from '../../platform/audio/sound.ts';
import type { Database } from '../../platform/database/database.ts';
import { withoutIndexes } from '../../platform/database/insert-rows.ts';
import { CommandFailure, exitCode } from '../../platform/errors/command-failure.ts';
import type { FileStorage, MediaType } from '../../platform/storage/file-storage.ts';
import { user } from '../../schema/user.ts';
import { type BackupLine, backupHeader, backupLine } from './backup-file.ts';
import { findColumns, findMigration, findTables } from './database-catalog.ts';

interface Target {
  database: Database;
  files: FileStorage;
}

const unrestorable = (message: string) => new CommandFailure(exitCode.invalidData, message);

/**
 * Replaces everything by a backup, or changes nothing.
 *
 * @param lines - the lines that `writeBackup` wrote
 */
export async function restoreBackup(
  { database, files }: Target,
  lines: AsyncIterable<string>,
  { mayReplace }: { mayReplace: boolean },
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!mayReplace && (await hasAccounts(transaction))) {
      throw new CommandFailure(
        exitCode.cannotWrite,
        'The database has accounts, which a restore would delete. Use --replace to restore anyway.',
      );
    }
    const tables = await findTables(transaction);
    await clear(transaction, tables);
    await withoutIndexes(transaction, tables, () =>
      fill({ database: transaction, files }, tables, lines),
    );
    await setTriggers(transaction, tables, sql`enable`);
    await transaction.execute(sql`analyze`);
  });
}

async function hasAccounts(database: Database): Promise<boolean> {
  const [account] = await database.select({ id: user.id }).from(user).limit(1);
  return account !== undefined;
}

/** Triggers stay disabled, because a backup contains the results of their work. */
async function clear(database: Database, tables: readonly string[]): Promise<void> {
  await setTriggers(database, tables, sql`disable`);
  const names = sql.join(
    tables.map((table) => sql.identifier(table)),
    sql`, `,
  );
  await database.execute(sql`truncate ${names}`);
}

async function setTriggers(
  database: Database,
  tables: readonly string[],
  change: ReturnType<typeof sql>,
): Promise<void> {
  for (const table of tables) {
    await database.execute(sql`alter table ${sql.identifier(table)} ${change} trigger user`);
  }
}

async function fill(target: Target, tables: readonly string[], lines: AsyncIterable<string>) {
  let isFirst = true;
  let isComplete = false;
  for await (const line of lines) {
    if (isFirst) {
      await checkHeader(target.database, line);
      isFirst = false;
      continue;
    }
    isComplete = await restoreLine(target, tables, parse(line));
  }
  if (!isComplete) throw unrestorable('The backup is not complete.');
}

async function checkHeader(database: Database, line: string): Promise<void> {
  const { success, data } = backupHeader.safeParse(parseJson(line));
  if (!success) throw unrestorable('The file is not a backup of Wordhoard.');
  if (data.migration !== (await findMigration(database))) {
    throw unrestorable('The backup was created by another version of Wordhoard.');
  }
}

function parse(line: string): BackupLine {
  const { success, data } = backupLine.safeParse(parseJson(line));
  if (!success) throw unrestorable('The backup is damaged.');
  return data;
}

/** @returns whether it was the last line */
async function restoreLine(
  { database, files }: Target,
  tables: readonly string[],
  line: BackupLine,
): Promise<boolean> {
  if ('end' in line) return true;
  if ('picture' in line) {
    const bytes = Buffer.from(line.bytes, 'base64');
    await files.put(line.picture, bytes, detectMediaType(bytes));
    return false;
  }
  if (!tables.includes(line.table))
    throw unrestorable(`The backup has an unknown table: ${line.table}.`);
  const name = sql.identifier(line.table);
  const columns = await findColumns(database, line.table);
  await database.execute(
    sql`insert into ${name} (${columns}) select ${columns}
        from jsonb_populate_recordset(null::${name}, ${JSON.stringify(line.rows)}::jsonb)`,
  );
  return false;
}

/** Images and recordings are stored in one format each. */
const detectMediaType = (bytes: Uint8Array): MediaType =>
  detectAudioFormat(bytes) === undefined ? 'image/webp' : 'audio/mpeg';

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
