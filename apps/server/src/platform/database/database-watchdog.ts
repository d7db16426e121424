import { exitCode } from '../errors/command-failure.ts';

interface Watched {
  /** Since when an answer has been owed, by the clock of `performance`. */
  waitingSince: () => number | undefined;
  maxSilenceMilliseconds: number;
  message: string;
}

/**
 * Ends the process, with a message, when the database does not answer any more. The embedded one
 * goes in circles for ever when its disk is full: a server that says so can be helped.
 */
export function startDatabaseWatchdog({
  waitingSince,
  maxSilenceMilliseconds,
  message,
}: Watched): () => void {
  const watching = setInterval(() => {
    const since = waitingSince();
    if (since === undefined || performance.now() - since < maxSilenceMilliseconds) return;
    process.stderr.write(`${message}\n`);
    process.exit(exitCode.databaseAway);
  }, maxSilenceMilliseconds / 10).unref();
  return () => clearInterval(watching);
}
