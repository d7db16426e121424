import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { CommandFailure, exitCode } from '../../platform/errors/command-failure.ts';

// Raw SQL: rights.

/**
 * Lets a role serve requests and run jobs: it reads and changes rows, but no table.
 *
 * @throws CommandFailure if there is no such role
 */
export async function grantServing(database: Database, name: string): Promise<void> {
  const known = await selectRow(database, sql`select from pg_roles where rolname = ${name}`);
  if (known === undefined) {
    throw new CommandFailure(exitCode.usage, `The database has no role ${name}.`);
  }
  const role = sql.identifier(name);
  for (const right of listRights()) await database.execute(sql`grant ${right} to ${role}`);
}

const listRights = (): SQL[] => [
  sql`usage on schema public, drizzle, pgboss`,
  sql`select on all tables in schema drizzle`,
  sql`select, insert, update, delete on all tables in schema public, pgboss`,
  sql`usage on all sequences in schema public, pgboss`,
  sql`execute on all functions in schema public, pgboss`,
];
