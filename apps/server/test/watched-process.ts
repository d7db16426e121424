import { sql } from 'drizzle-orm';
import { watchDatabase } from '../src/platform/database/database-watchdog.ts';
import { connectTo } from '../src/platform/database/embedded-connection.ts';

/** Runs a statement of any duration on the embedded database, with a watchdog. */
const connection = await connectTo({});
const { database } = connection;
const stop = watchDatabase(connection, 1_000);
await database.execute(
  sql`select count(*) from generate_series(1, ${process.env['ROWS']}::numeric)`,
);
process.stdout.write('finished\n');
await new Promise((resolve) => setTimeout(resolve, 1_500));
stop();
await connection.close();
