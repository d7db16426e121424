import type { Logger } from 'pino';
import { serverSecretOf } from './auth/server-secret.ts';
import { createTokens, type Tokens } from './auth/token.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from './database/database.ts';

/** What the calls need of the world outside. */
export interface Services {
  database: Database;
  log: Logger;
  now: () => Date;
  tokens: Tokens;
  webDirectory: string;
}

export async function createServices(
  { webDirectory }: Pick<Configuration, 'webDirectory'>,
  { database, log }: Pick<Services, 'database' | 'log'>,
): Promise<Services> {
  const now = () => new Date();
  const tokens = createTokens(await serverSecretOf(database, 'token'), now);
  return { database, log, now, tokens, webDirectory };
}
