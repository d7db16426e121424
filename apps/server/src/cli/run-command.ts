import { CommandFailure, exitCode } from '../platform/errors/command-failure.ts';

/**
 * Runs a command for an operator. What cannot be done is explained in one line, and the process ends
 * with an exit code of its own.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = error instanceof CommandFailure ? error.exitCode : exitCode.fault;
  }
}

/** What stands around the innermost error may repeat the values of a query. */
function explain(error: unknown): string {
  if (error instanceof CommandFailure) return error.message;
  if (error instanceof Error && error.cause !== undefined) return explain(error.cause);
  const [line] = String(error).split('\n', 1);
  return `Something unexpected went wrong: ${line}`;
}
