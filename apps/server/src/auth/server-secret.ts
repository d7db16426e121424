import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, selectRow } from '../database/database.ts';

/** A key that all servers on this database share. The first that asks makes it. */
export async function serverSecretOf(database: Database, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await database.execute(
    sql`insert into server_secret (name, value) values (${name}, ${value}) on conflict do nothing`,
  );
  const row = await selectRow<{ value: string }>(
    database,
    sql`select value from server_secret where name = ${name}`,
  );
  if (row === undefined) throw new Error(`The secret ${name} was not kept`);
  return row.value;
}
