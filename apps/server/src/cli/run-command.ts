import { CommandFailure, exitCode } from '../platform/errors/command-failure.ts';

/** Runs a command. If it fails, prints the reason in one line and sets the exit code. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = error instanceof CommandFailure ? error.exitCode : exitCode.internalError;
  }
}

/** Outer errors may contain the values of a query, so only the innermost one is shown. */
function explain(error: unknown): string {
  if (error instanceof CommandFailure) return error.message;
  if (error instanceof Error && error.cause !== undefined) return explain(error.cause);
  const [line] = String(error).split('\n', 1);
  return `Unexpected error: ${line}`;
}
