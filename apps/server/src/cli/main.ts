import '../resolve-once.ts';
import { CommandFailure, exitCode } from '../platform/errors/command-failure.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const printError = (line: string) => process.stderr.write(`${line}\n`);
const [tool, ...args] = process.argv.slice(2);

/** Runs `pnpm admin` or `pnpm content`. If it fails, prints the reason in one line and sets the exit code. */
try {
  if (tool === 'content') {
    const { content } = await import('./import/content.ts');
    await content(args, process.env, { progress: print, badRow: printError });
  } else {
    const { admin } = await import('./admin/admin.ts');
    print(await admin(args, process.env));
  }
} catch (error) {
  printError(explain(error));
  process.exitCode = error instanceof CommandFailure ? error.exitCode : exitCode.internalError;
}

/** Outer errors may contain the values of a query, so only the innermost one is shown. */
function explain(error: unknown): string {
  if (error instanceof CommandFailure) return error.message;
  if (error instanceof Error && error.cause !== undefined) return explain(error.cause);
  const [line] = String(error).split('\n', 1);
  return `Unexpected error: ${line}`;
}
