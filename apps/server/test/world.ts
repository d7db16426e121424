import { routes } from '@wordhoard/contract';
import { Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { selectRows } from '../src/platform/database/database.ts';
import { buildUser, hashCheaply } from './factory.ts';
import type { TestApp } from './test-app.ts';

/** Signed-in callers with some content, and the ids of existing rows. */
export interface World {
  callers: readonly Record<string, string>[];
  ids: readonly string[];
}

const learners = 8;
const rowsPerTable = 6;

export async function buildWorld(app: TestApp): Promise<World> {
  const { database } = app;
  const protectedAccount = {
    passwordHash: await hashCheaply('keeps requests from deleting the accounts'),
  };
  const people = await Promise.all(
    Array.from({ length: learners }, (_, index) =>
      buildUser(database, { ...protectedAccount, username: `wordlover${index || ''}` }),
    ),
  );
  const admin = await buildUser(database, { ...protectedAccount, role: UserRole.Admin });
  const signedIn = await Promise.all([...people, admin].map((user) => app.headersOf(user)));
  for (const [index, headers] of signedIn.entries()) {
    const privacy = index % 2 === 0 ? Privacy.Private : Privacy.Public;
    await app.call(
      routes.list.create,
      { name: `Listo ${index}`, langCode: 'eo', privacy, words: [{ text: `vorto ${index}` }] },
      headers,
    );
    const columns = [
      { name: 'Unu', langCode: 'eo' },
      { name: 'Du', langCode: null },
    ];
    await app.call(
      routes.table.create,
      { name: `Tabelo ${index}`, langCode: 'eo', privacy, columns },
      headers,
    );
  }
  return { callers: signedIn, ids: await findIds(app) };
}

/** Ids from every table, so that each kind of id is also sent where another is expected. */
async function findIds({ database }: TestApp): Promise<string[]> {
  const tables = await selectRows<{ name: string }>(
    database,
    sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'
          and to_regclass(format('public.%I', table_name)) not in (select inhrelid from pg_inherits)`,
  );
  const ids = [];
  for (const { name } of tables) {
    const rows = await selectRows<{ id: string }>(
      database,
      sql`(select id from ${sql.identifier(name)} order by id limit ${rowsPerTable})
          union (select id from ${sql.identifier(name)} order by id desc limit ${rowsPerTable})`,
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
