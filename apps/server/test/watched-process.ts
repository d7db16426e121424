import { sql } from 'drizzle-orm';
import { watchDatabase } from '../src/platform/database/database-watchdog.ts';
import { connectTo } from '../src/platform/database/embedded-connection.ts';

const timeoutMilliseconds = 1_000;

/** Runs a short statement on the embedded database, with a watchdog, and later one that does not end. */
const connection = await connectTo({});
watchDatabase(connection, timeoutMilliseconds);
const count = (rows: string) =>
  connection.database.execute(sql`select count(*) from generate_series(1, ${rows}::numeric)`);
await count('10');
await new Promise((resolve) => setTimeout(resolve, timeoutMilliseconds * 1.5));
process.stdout.write('answered in time\n');
await count('1e15');
