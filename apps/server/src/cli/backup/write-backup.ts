// Raw SQL: a cursor reads whole tables.

import { sql } from 'drizzle-orm';
import { isContributed } from '../../features/contribution/remove-files.ts';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { type FileStorage, mediaTypes } from '../../platform/storage/file-storage.ts';
import { upload } from '../../schema/upload.ts';
import type { BackupHeader } from './backup-file.ts';
import { chooseOrder, findMigration, findTables } from './database-catalog.ts';

const rowsPerLine = 500;

interface Source {
  database: Database;
  files: FileStorage;
}

type Write = (line: string) => Promise<void>;

/** Writes a snapshot of everything as lines of JSON. The same content gives the same lines. */
export async function writeBackup({ database, files }: Source, write: Write): Promise<void> {
  await database.transaction(
    async (transaction) => {
      await transaction.execute(sql`set local time zone 'UTC'`);
      const migration = await findMigration(transaction);
      const header: BackupHeader = { wordhoard: 'backup', version: 1, migration };
      await write(JSON.stringify(header));
      for (const table of await findTables(transaction)) {
        await writeTable(transaction, table, write);
      }
      await writeFiles(transaction, files, write);
      await write(JSON.stringify({ end: true }));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Uses a cursor, because a table may not fit into memory. */
async function writeTable(database: Database, table: string, write: Write): Promise<void> {
  const name = sql.identifier(table);
  const order = await chooseOrder(database, table);
  await database.execute(
    sql`declare backup_rows no scroll cursor for
        select to_jsonb(${name})::text as row from ${name} order by ${order}`,
  );
  for (;;) {
    const rows = await selectRows<{ row: string }>(
      database,
      sql`fetch ${sql.raw(String(rowsPerLine))} from backup_rows`,
    );
    if (rows.length === 0) break;
    const texts = rows.map(({ row }) => row);
    await write(`{"table":${JSON.stringify(table)},"rows":[${texts.join(',')}]}`);
  }
  await database.execute(sql`close backup_rows`);
}

async function writeFiles(database: Database, files: FileStorage, write: Write): Promise<void> {
  const uploads = await database
    .select({ digest: upload.digest })
    .from(upload)
    .where(isContributed)
    .orderBy(upload.digest);
  for (const { digest } of uploads) {
    for (const mediaType of mediaTypes) {
      const bytes = await files.get(digest, mediaType);
      if (bytes === undefined) continue;
      const content = Buffer.from(bytes).toString('base64');
      await write(JSON.stringify({ picture: digest, bytes: content }));
    }
  }
}
