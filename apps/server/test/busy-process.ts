import { sql } from 'drizzle-orm';
import { startDatabaseWatchdog } from '../src/platform/database/database-watchdog.ts';
import { connectTo } from '../src/platform/database/embedded-connection.ts';

/** Runs a statement that may take forever on the embedded database. */
const { database, waitingSince, close } = await connectTo({});
const stop = startDatabaseWatchdog({
  waitingSince: () => waitingSince?.(),
  maxSilenceMilliseconds: 1_000,
  message: 'the database hangs',
});
await database.execute(
  sql`select count(*) from generate_series(1, ${process.env['ROWS']}::numeric)`,
);
process.stdout.write('answered\n');
await new Promise((resolve) => setTimeout(resolve, 1_500));
stop();
await close();
