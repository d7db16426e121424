import { exitCode } from '../errors/command-failure.ts';

interface Options {
  /** The start of the current statement, by the clock of `performance`. */
  waitingSince: () => number | undefined;
  maxSilenceMilliseconds: number;
  message: string;
}

/**
 * Ends the process with a message when the database no longer answers. The embedded database hangs
 * when its disk is full.
 */
export function startDatabaseWatchdog({
  waitingSince,
  maxSilenceMilliseconds,
  message,
}: Options): () => void {
  const timer = setInterval(() => {
    const since = waitingSince();
    if (since === undefined || performance.now() - since < maxSilenceMilliseconds) return;
    process.stderr.write(`${message}\n`);
    process.exit(exitCode.databaseUnavailable);
  }, maxSilenceMilliseconds / 10).unref();
  return () => clearInterval(timer);
}
