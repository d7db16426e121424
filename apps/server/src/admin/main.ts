import { parseArgs } from 'node:util';
import { ApplicationError } from '../application-error.ts';
import { RestoreFault } from '../backup/restore-backup.ts';
import { readConfiguration } from '../configuration.ts';
import { StartFailure } from '../start-failure.ts';
import { AdminFault } from './admin-fault.ts';
import { type Command, commands } from './commands.ts';

const usage = `pnpm admin create-admin <username> <email>      an account that may moderate
pnpm admin reset-password <username or email>   a new password, and all sessions ended
pnpm admin backup <file>                        everything in one file
pnpm admin restore <file> [--replace]           everything as it was in that file
`;
const usageExitCode = 64;

await run(process.argv.slice(2));

async function run(given: string[]): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [name = '', ...parameters] = positionals;
    const command = commandOf(name, parameters);
    const configuration = readConfiguration({ LOG_LEVEL: 'error', ...process.env });
    const told = await command.run(configuration, parameters, { mayReplace: values.replace });
    process.stdout.write(`${told}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = exitCodeOf(error);
  }
}

function commandOf(name: string, parameters: readonly string[]): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || command.parameters !== parameters.length) throw new UsageFault();
  return command;
}

class UsageFault extends Error {}

function explain(error: unknown): string {
  if (isUsageFault(error)) return usage;
  if (error instanceof ApplicationError) return error.code;
  const isForeseen =
    error instanceof AdminFault || error instanceof RestoreFault || error instanceof StartFailure;
  if (isForeseen) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function exitCodeOf(error: unknown): number {
  if (isUsageFault(error)) return usageExitCode;
  return error instanceof StartFailure ? error.exitCode : 1;
}

/** What `parseArgs` refuses is told apart by its code only. */
function isUsageFault(error: unknown): boolean {
  if (error instanceof UsageFault) return true;
  return error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
}
