import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../../platform/database/database.ts';
import type { ImageStorage } from '../../platform/storage/image-storage.ts';
import type { BackupHeader } from './backup-format.ts';
import { findMigration } from './backup-format.ts';
import { findTablesInOrder } from './table-order.ts';

const rowsPerLine = 500;

interface Source {
  database: Database;
  pictures: ImageStorage;
}

type Write = (line: string) => Promise<void>;

/**
 * Writes everything, as of one moment, as lines of JSON. The same content gives the same lines.
 */
export async function writeBackup({ database, pictures }: Source, write: Write): Promise<void> {
  await database.transaction(
    async (transaction) => {
      await transaction.execute(sql`set local time zone 'UTC'`);
      const migration = await findMigration(transaction);
      const header: BackupHeader = { wordhoard: 'backup', version: 1, migration };
      await write(JSON.stringify(header));
      for (const table of await findTablesInOrder(transaction)) {
        await writeTable(transaction, table, write);
      }
      await writeImages(transaction, pictures, write);
      await write(JSON.stringify({ end: true }));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** By a cursor: a table may be larger than the memory. */
async function writeTable(database: Database, table: string, write: Write): Promise<void> {
  const name = sql.identifier(table);
  const order = await orderOf(database, table);
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

/** By the primary key; the few tables without one are small. */
async function orderOf(database: Database, table: string): Promise<SQL> {
  const row = await selectRow<{ columns: string[] }>(
    database,
    sql`select array_agg(attname::text order by array_position(indkey::int[], attnum::int)) as columns
        from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
        where indisprimary and indrelid = ${`public.${table}`}::regclass`,
  );
  if (row?.columns === undefined || row.columns === null) {
    return sql`to_jsonb(${sql.identifier(table)})::text collate "C"`;
  }
  return sql.join(
    row.columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
}

async function writeImages(
  database: Database,
  pictures: ImageStorage,
  write: Write,
): Promise<void> {
  const uploads = await selectRows<{ digest: string }>(
    database,
    sql`select digest from upload
        where exists (select from image where image.url = '/image/' || digest || '.webp')
        order by digest`,
  );
  for (const { digest } of uploads) {
    const bytes = await pictures.get(digest);
    if (bytes === undefined) continue;
    await write(JSON.stringify({ picture: digest, bytes: Buffer.from(bytes).toString('base64') }));
  }
}
