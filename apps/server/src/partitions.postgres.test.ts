import { UserRole } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { buildUser } from '../test/factory.ts';
import { callRoute } from '../test/matrix/call-route.ts';
import { type RepeatedRequest, repeatedRequests } from '../test/matrix/repeat.ts';
import { buildWorld, type World } from '../test/matrix/world.ts';
import { useApp } from '../test/test-app.ts';
import { openConnectionWithoutContent } from '../test/test-connection.ts';
import { createApp } from './app.ts';
import { type Database, selectRows } from './platform/database/database.ts';
import { partitionedNames } from './schema/partitions.ts';

const app = useApp({ connect: openConnectionWithoutContent });
let world: World;

beforeAll(async () => {
  await buildUser(app.database, { role: UserRole.Admin });
  world = await buildWorld(app);
});

/** These delete words, which any learner may know. The plan decides whether they find out elsewhere that a word is in use. */
const ofAllLearners = ['user.delete', 'word.delete'];

it('each request touches one partition of a table, that of its learner', async () => {
  const touched = new Set<string>();
  const spread = new Set<string>();
  for (const request of repeatedRequests) {
    const tables = (await partitionsTouchedBy(request)).map(({ table }) => table);
    for (const table of tables) touched.add(table);
    if (tables.length > new Set(tables).size) spread.add(request.name);
  }
  expect([...touched].toSorted()).toEqual(partitionedNames);
  expect([...spread].filter((name) => !ofAllLearners.includes(name))).toEqual([]);
});

/** Runs a request in a transaction and takes it back. */
async function partitionsTouchedBy({ route, caller, request }: RepeatedRequest) {
  const data = await request(world, caller, newId());
  let touched: Use[] = [];
  const run = async (database: Database) => {
    const before = new Map((await readUses(database)).map(({ name, uses }) => [name, uses]));
    const inTransaction = createApp({ ...app.services, database });
    const send = async (path: string, init?: RequestInit) => inTransaction.request(path, init);
    await callRoute({ request: send }, route, data, world.headers[caller]);
    touched = (await readUses(database)).filter(({ name, uses }) => before.get(name) !== uses);
    throw takenBack;
  };
  await app.database.transaction(run).catch((error) => {
    if (error !== takenBack) throw error;
  });
  return touched;
}

const takenBack = new Error('Taken back');

interface Use {
  table: string;
  /** The partition. */
  name: string;
  /** How often this connection has scanned it, and how many rows it has changed, since the statistics were last sent. */
  uses: number;
}

const readUses = (database: Database) =>
  selectRows<Use>(
    database,
    sql`select inhparent::regclass::text as table, used.relname as name,
          (seq_scan + idx_scan + n_tup_ins + n_tup_upd + n_tup_del)::int as uses
        from pg_stat_xact_user_tables as used join pg_inherits on inhrelid = used.relid
        where used.schemaname = 'public'`,
  );
