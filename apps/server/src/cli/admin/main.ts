import { parseArgs } from 'node:util';
import { readConfiguration } from '../../platform/configuration/configuration.ts';
import { CommandFailure, exitCode } from '../../platform/errors/command-failure.ts';
import { runCommand } from '../run-command.ts';
import { type Command, commands } from './commands.ts';

const usage = `pnpm admin create-admin <username> <email>      create an admin account
pnpm admin reset-password <username or email>   set a new password and end all sessions
pnpm admin backup <file>                        save everything in one file
pnpm admin restore <file> [--replace]           restore everything from a file`;

await runCommand(async () => {
  const { command, parameters, mayReplace } = readArguments(process.argv.slice(2));
  const configuration = readConfiguration({ LOG_LEVEL: 'error', ...process.env });
  const message = await command.run(configuration, parameters, { mayReplace });
  process.stdout.write(`${message}\n`);
});

interface Invocation {
  command: Command;
  parameters: readonly string[];
  mayReplace: boolean;
}

function readArguments(given: string[]): Invocation {
  const { values, positionals } = parse(given);
  const [name = '', ...parameters] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || command.parameters !== parameters.length) {
    throw new CommandFailure(exitCode.usage, usage);
  }
  return { command, parameters, mayReplace: values.replace };
}

function parse(args: string[]) {
  try {
    const replace = { type: 'boolean', default: false } as const;
    return parseArgs({ args, allowPositionals: true, options: { replace } });
  } catch {
    throw new CommandFailure(exitCode.usage, usage);
  }
}
