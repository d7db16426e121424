import { exitCode } from '../errors/command-failure.ts';
import type { Connection } from './database.ts';

const message =
  'The embedded database has not responded for a minute. If the disk is full, free some space, then restart the server. All acknowledged changes are saved.';

/**
 * Ends the process with a message when the database no longer answers. The embedded database hangs
 * when its disk is full.
 */
export function watchDatabase(
  { waitingSince }: Pick<Connection, 'waitingSince'>,
  maxSilenceMilliseconds = 60_000,
): () => void {
  const timer = setInterval(() => {
    const since = waitingSince?.();
    if (since === undefined || performance.now() - since < maxSilenceMilliseconds) return;
    process.stderr.write(`${message}\n`);
    process.exit(exitCode.databaseUnavailable);
  }, maxSilenceMilliseconds / 10).unref();
  return () => clearInterval(timer);
}
