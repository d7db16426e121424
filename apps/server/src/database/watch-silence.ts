import { exitCode } from '../exit-code.ts';

interface Watched {
  /** Since when an answer has been owed, by the clock of `performance`. */
  waitingSince: () => number | undefined;
  longestSilenceMilliseconds: number;
  message: string;
}

/**
 * Ends the process, with a message, when the database does not answer any more. The embedded one
 * goes in circles for ever when its disk is full: a server that says so can be helped.
 */
export function watchSilence({
  waitingSince,
  longestSilenceMilliseconds,
  message,
}: Watched): () => void {
  const watching = setInterval(() => {
    const since = waitingSince();
    if (since === undefined || performance.now() - since < longestSilenceMilliseconds) return;
    process.stderr.write(`${message}\n`);
    process.exit(exitCode.databaseAway);
  }, longestSilenceMilliseconds / 10).unref();
  return () => clearInterval(watching);
}
