import { parseArgs } from 'node:util';
import { readConfiguration } from '../../platform/configuration/configuration.ts';
import { CommandFailure, exitCode } from '../../platform/errors/command-failure.ts';
import { type Command, commands } from './commands.ts';

const usage = `pnpm admin create-admin <username> <email>      create an admin account
pnpm admin reset-password <username or email>   set a new password and end all sessions
pnpm admin backup <file>                        save everything in one file
pnpm admin restore <file> [--replace]           restore everything from a file`;

/**
 * Runs a command of `pnpm admin`.
 *
 * @param args - the command and what follows it
 * @param environment - the variables that configure the server
 * @returns a message for the operator
 * @throws CommandFailure if the command is invalid or cannot be carried out
 */
export async function admin(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const { command, parameters, mayReplace } = readArguments(args);
  const configuration = readConfiguration({ LOG_LEVEL: 'error', ...environment });
  return command.run(configuration, parameters, { mayReplace });
}

interface Invocation {
  command: Command;
  parameters: readonly string[];
  mayReplace: boolean;
}

function readArguments(args: readonly string[]): Invocation {
  const { values, positionals } = parse(args);
  const [name = '', ...parameters] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || command.parameters !== parameters.length) {
    throw new CommandFailure(exitCode.usage, usage);
  }
  return { command, parameters, mayReplace: values.replace };
}

function parse(args: readonly string[]) {
  try {
    const replace = { type: 'boolean', default: false } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options: { replace } });
  } catch {
    throw new CommandFailure(exitCode.usage, usage);
  }
}
