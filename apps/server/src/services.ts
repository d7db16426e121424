import type { Logger } from 'pino';
import { createTokens, type Tokens } from './auth/token.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from './database/database.ts';
import { createMetrics, type Metrics } from './operation/metrics.ts';
import { createLimiter, type Limiter } from './rate-limit/limiter.ts';

/** What the calls need of the world outside. */
export interface Services {
  database: Database;
  log: Logger;
  now: () => Date;
  tokens: Tokens;
  limiter: Limiter;
  metrics: Metrics;
  metricsToken: string | undefined;
  /** How many proxies stand before this server and report where a request comes from. */
  trustedProxies: number;
  webDirectory: string;
}

type Settings = Pick<Configuration, 'trustedProxies' | 'metricsToken' | 'webDirectory'>;

interface Foundation extends Pick<Services, 'database' | 'log'> {
  tokenSecret: string;
}

export function createServices(
  { trustedProxies, metricsToken, webDirectory }: Settings,
  { database, log, tokenSecret }: Foundation,
): Services {
  const metrics = createMetrics();
  const now = () => new Date();
  const tokens = createTokens(tokenSecret, now);
  const limiter = createLimiter({ database, now });
  return {
    database,
    log,
    now,
    tokens,
    limiter,
    metrics,
    metricsToken,
    trustedProxies,
    webDirectory,
  };
}
