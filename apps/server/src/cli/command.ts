import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Configuration, readConfiguration } from '../platform/configuration/configuration.ts';
import type { Connection } from '../platform/database/database.ts';
import { openConnection } from '../platform/database/open-connection.ts';
import { CommandFailure, exitCode } from '../platform/errors/command-failure.ts';
import { createLog } from '../platform/observability/log.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses the options and the other arguments of a command.
 *
 * @throws CommandFailure with the usage if there are other options
 */
export function parseArguments<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    throw new CommandFailure(exitCode.usage, usage);
  }
}

const timeoutMilliseconds = 5_000;

/** Connects to the database of the server for some work. */
export async function withConnection<Result>(
  environment: Environment,
  work: (connection: Connection, configuration: Configuration) => Promise<Result>,
  limits: { statementMilliseconds?: number } = {},
): Promise<Result> {
  const configuration = readConfiguration({ LOG_LEVEL: 'error', ...environment });
  const log = createLog(configuration.logLevel);
  const connection = await openConnection(configuration, { log, timeoutMilliseconds, ...limits });
  try {
    return await work(connection, configuration);
  } finally {
    await connection.close();
  }
}
