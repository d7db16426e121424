import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, selectRow } from '../../platform/database/database.ts';

/** The first line. A backup fits the schema that it was made of, and no other. */
export const backupHeader = z.strictObject({
  wordhoard: z.literal('backup'),
  version: z.literal(1),
  migration: z.string(),
});

/** Each line after it. The last one tells that none is missing. */
export const backupLine = z.union([
  z.strictObject({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }),
  z.strictObject({ picture: z.string(), bytes: z.base64() }),
  z.strictObject({ end: z.literal(true) }),
]);

export type BackupHeader = z.infer<typeof backupHeader>;
export type BackupLine = z.infer<typeof backupLine>;

/** Names the newest migration that the database has seen. */
export async function findMigration(database: Database): Promise<string> {
  const row = await selectRow<{ hash: string }>(
    database,
    sql`select hash from drizzle.__drizzle_migrations order by created_at desc, id desc limit 1`,
  );
  return row?.hash ?? '';
}
