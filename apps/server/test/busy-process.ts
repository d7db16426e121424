import { sql } from 'drizzle-orm';
import { connectTo } from '../src/database/embedded-connection.ts';
import { watchSilence } from '../src/database/watch-silence.ts';

/** Asks the embedded database for something that may take for ever. */
const { database, waitingSince, close } = await connectTo({});
const stop = watchSilence({
  waitingSince: () => waitingSince?.(),
  longestSilenceMilliseconds: 1_000,
  message: 'it stands still',
});
await database.execute(
  sql`select count(*) from generate_series(1, ${process.env['ROWS']}::numeric)`,
);
process.stdout.write('answered\n');
await new Promise((resolve) => setTimeout(resolve, 1_500));
stop();
await close();
