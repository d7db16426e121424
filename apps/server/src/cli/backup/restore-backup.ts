import { sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { CommandFailure, exitCode } from '../../platform/errors/command-failure.ts';
import type { ImageStorage } from '../../platform/storage/image-storage.ts';
import { type BackupLine, backupHeader, backupLine, findMigration } from './backup-format.ts';
import { findTablesInOrder } from './table-order.ts';

const imageType = 'image/webp';

interface Target {
  database: Database;
  pictures: ImageStorage;
}

/** Nothing has changed. */
const unrestorable = (message: string) => new CommandFailure(exitCode.invalidData, message);

/**
 * Replaces everything by what a backup holds: wholly, or not at all.
 *
 * @param lines those of `writeBackup`
 */
export async function restoreBackup(
  { database, pictures }: Target,
  lines: AsyncIterable<string>,
  { mayReplace }: { mayReplace: boolean },
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!mayReplace && (await hasPeople(transaction))) {
      throw new CommandFailure(
        exitCode.cannotWrite,
        'This database has accounts, which would be lost. Use --replace to restore all the same.',
      );
    }
    const tables = await findTablesInOrder(transaction);
    await clear(transaction, tables);
    await fill({ database: transaction, pictures }, tables, lines);
    await setTriggers(transaction, tables, sql`enable`);
    await transaction.execute(sql`analyze`);
  });
}

async function hasPeople(database: Database): Promise<boolean> {
  return (await selectRow(database, sql`select 1 from app_user limit 1`)) !== undefined;
}

/** A backup has what triggers would reckon once more. */
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

async function fill(
  target: Target,
  tables: readonly string[],
  lines: AsyncIterable<string>,
): Promise<void> {
  let isFirst = true;
  let isWhole = false;
  for await (const line of lines) {
    if (isFirst) {
      await checkHeader(target.database, line);
      isFirst = false;
      continue;
    }
    isWhole = await restoreLine(target, tables, parse(line));
  }
  if (!isWhole) throw unrestorable('The backup is not complete.');
}

async function checkHeader(database: Database, line: string): Promise<void> {
  const { success, data } = backupHeader.safeParse(jsonOf(line));
  if (!success) throw unrestorable('The file is not a backup of Wordhoard.');
  if (data.migration !== (await findMigration(database))) {
    throw unrestorable('The backup was made by another version of Wordhoard.');
  }
}

function parse(line: string): BackupLine {
  const { success, data } = backupLine.safeParse(jsonOf(line));
  if (!success) throw unrestorable('The backup is damaged.');
  return data;
}

/** Whether it was the last line. */
async function restoreLine(
  { database, pictures }: Target,
  tables: readonly string[],
  line: BackupLine,
): Promise<boolean> {
  if ('end' in line) return true;
  if ('picture' in line) {
    await pictures.put(line.picture, Buffer.from(line.bytes, 'base64'), imageType);
    return false;
  }
  if (!tables.includes(line.table))
    throw unrestorable(`The backup has a table that is unknown here: ${line.table}.`);
  const name = sql.identifier(line.table);
  await database.execute(
    sql`insert into ${name}
        select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(line.rows)}::jsonb)`,
  );
  return false;
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
