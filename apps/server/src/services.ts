import { createHmac } from 'node:crypto';
import {
  createSocialProviders,
  type SocialServices,
} from './features/auth/social/social-providers.ts';
import { createTokens } from './features/auth/token.ts';
import { type CampaignServices, createChannels } from './features/campaign/channel/channels.ts';
import type { Configuration } from './platform/configuration/configuration.ts';
import type { Replica } from './platform/database/replica.ts';
import { countJobs } from './platform/jobs/job-queue.ts';
import { createLimiter } from './platform/limits/limiter.ts';
import { createMail } from './platform/mail/mail.ts';
import { createMetrics } from './platform/observability/operation-routes.ts';
import { createEventHub } from './platform/realtime/event-hub.ts';
import { isDevelopmentStore } from './platform/storage/file-store.ts';

/** What all features together need. */
export type AppServices = SocialServices & CampaignServices & { replica?: Replica | undefined };

interface Foundation
  extends Pick<
    SocialServices,
    'database' | 'log' | 'isStopping' | 'fileStorage' | 'speech' | 'jobs'
  > {
  tokenSecret: string;
  replica?: Replica | undefined;
}

export function createServices(
  configuration: Configuration,
  { database, replica, log, isStopping, fileStorage, speech, jobs, tokenSecret }: Foundation,
): AppServices {
  const { isProduction, fileStore } = configuration;
  const { publicUrl, adminEmail, metricsToken, trustedProxies, webDirectory } = configuration;
  const now = () => new Date();
  return {
    database,
    replica,
    log,
    now,
    isStopping,
    tokens: createTokens(tokenSecret, now),
    nonceKey: createHmac('sha256', tokenSecret).update('nonces of pages').digest(),
    limiter: createLimiter({ database, now }),
    mail: createMail(configuration, log),
    jobs,
    events: createEventHub(database),
    publicUrl,
    adminEmail,
    social: createSocialProviders(configuration.social, publicUrl),
    channels: createChannels(configuration.channels),
    fileStorage,
    speech,
    acceptsUploads: !(isProduction && isDevelopmentStore(fileStore)),
    metrics: createMetrics(() => countJobs(database)),
    metricsToken,
    trustedProxies,
    webDirectory,
  };
}
