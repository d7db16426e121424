import type { Logger } from 'pino';
import { createSocialProviders, type SocialProviders } from './auth/social/social-providers.ts';
import { createTokens, type Tokens } from './auth/token.ts';
import { type ChangeHub, createChangeHub } from './change/change-hub.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from './database/database.ts';
import { createErrands, type Errands } from './errands.ts';
import { createMail } from './mail/create-mail.ts';
import type { Mail } from './mail/mail.ts';
import { createMetrics, type Metrics } from './operation/metrics.ts';
import { createLimiter, type Limiter } from './rate-limit/limiter.ts';
import type { PictureStorage } from './storage/picture-storage.ts';
import { isDevelopmentStore } from './storage/picture-store.ts';

/** What the calls need of the world outside. */
export interface Services {
  database: Database;
  log: Logger;
  now: () => Date;
  tokens: Tokens;
  limiter: Limiter;
  mail: Mail;
  errands: Errands;
  changes: ChangeHub;
  /** Where readers find the site. */
  publicUrl: string;
  adminEmail: string | undefined;
  social: SocialProviders;
  pictures: PictureStorage;
  takesUploads: boolean;
  metrics: Metrics;
  metricsToken: string | undefined;
  /** How many proxies stand before this server and report where a request comes from. */
  trustedProxies: number;
  webDirectory: string;
}

interface Foundation extends Pick<Services, 'database' | 'log' | 'pictures'> {
  tokenSecret: string;
}

export function createServices(
  configuration: Configuration,
  { database, log, pictures, tokenSecret }: Foundation,
): Services {
  const { isProduction, pictureStore } = configuration;
  const { publicUrl, adminEmail, metricsToken, trustedProxies, webDirectory } = configuration;
  const now = () => new Date();
  return {
    database,
    log,
    now,
    tokens: createTokens(tokenSecret, now),
    limiter: createLimiter({ database, now }),
    mail: createMail(configuration, log),
    errands: createErrands(log),
    changes: createChangeHub(),
    publicUrl,
    adminEmail,
    social: createSocialProviders(configuration.social, publicUrl),
    pictures,
    takesUploads: !(isProduction && isDevelopmentStore(pictureStore)),
    metrics: createMetrics(),
    metricsToken,
    trustedProxies,
    webDirectory,
  };
}
