import { sql } from 'drizzle-orm';
import { startDatabaseWatchdog } from '../src/platform/database/database-watchdog.ts';
import { connectTo } from '../src/platform/database/embedded-connection.ts';

/** Asks the embedded database for something that may take for ever. */
const { database, waitingSince, close } = await connectTo({});
const stop = startDatabaseWatchdog({
  waitingSince: () => waitingSince?.(),
  maxSilenceMilliseconds: 1_000,
  message: 'it stands still',
});
await database.execute(
  sql`select count(*) from generate_series(1, ${process.env['ROWS']}::numeric)`,
);
process.stdout.write('answered\n');
await new Promise((resolve) => setTimeout(resolve, 1_500));
stop();
await close();
