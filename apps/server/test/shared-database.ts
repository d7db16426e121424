import { sql } from 'drizzle-orm';
import type { Connection, Database } from '../src/platform/database/database.ts';
import { openServerConnection } from '../src/platform/database/server-connection.ts';
import { buildDatabaseUrl, createTestDatabase } from './postgres-database.ts';

/** The databases that no test file of this worker uses now, by their template. */
const free = new Map<string, Connection[]>();

/**
 * Lends a test file a database that is like its template. The test files of a worker use the same databases and
 * connections in turn: to remove what a file has changed costs less than another copy. The role is a superuser.
 */
export async function borrowConnection(serverUrl: string, template: string): Promise<Connection> {
  const others = free.get(template) ?? [];
  free.set(template, others);
  const former = others.pop();
  if (former) await former.database.execute(restore);
  const connection = former ?? (await openCopy(serverUrl, template));
  return {
    ...connection,
    async close() {
      others.push(connection);
    },
  };
}

/** The global set-up drops the database when all workers have ended. */
async function openCopy(serverUrl: string, template: string): Promise<Connection> {
  const name = await createTestDatabase(serverUrl, template);
  const connection = openServerConnection(buildDatabaseUrl(serverUrl, name), { onLost() {} });
  await remember(connection.database);
  return connection;
}

const tablesWithRows = sql.raw(`
    select oid from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
      and pg_relation_size(oid) > 0`);

/** Copies the rows of all tables. Each copy is named after the id of its table. */
async function remember(database: Database): Promise<void> {
  await database.execute(sql`do $$
  declare original oid;
  begin
    create schema pristine;
    create table pristine.state as select pg_current_xact_id()::xid as since;
    for original in ${tablesWithRows} loop
      execute format('create table pristine.%I as table %s', original, original::regclass);
    end loop;
  end $$`);
}

/** Removes the rows that are newer than the copies, and adds those that are missing. No trigger fires. */
const restore = sql`do $$
  declare
    original regclass;
    copy regclass;
    is_short boolean;
    fields text;
  begin
    set local session_replication_role = replica;
    for original in ${tablesWithRows} loop
      execute format('delete from %s as one using pristine.state
        where age(one.xmin) < age(state.since)', original);
      copy := to_regclass(format('pristine.%I', original::oid));
      continue when copy is null;
      execute format('select (select count(*) from %s) < (select count(*) from %s)', original, copy)
        into is_short;
      continue when not is_short;
      select string_agg(quote_ident(attname), ', ') into fields from pg_attribute
        where attrelid = original and attnum > 0 and not attisdropped and attgenerated = '';
      execute format('insert into %1$s (%2$s) select %2$s from %3$s except select %2$s from %1$s',
        original, fields, copy);
    end loop;
    update pristine.state set since = pg_current_xact_id()::xid;
    perform setval('account_event_id_seq', 1, false);
  end $$`;
