import type { Logger } from 'pino';
import type { Database } from './database/database.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Mail } from './mail/mail.ts';
import type { Metrics } from './observability/operation-routes.ts';
import type { EventHub } from './realtime/event-hub.ts';
import type { SpeechSynthesis } from './speech/speech.ts';
import type { FileStorage } from './storage/file-storage.ts';

/** What routes need besides the request. The composition root creates it once. */
export interface Services {
  database: Database;
  log: Logger;
  now: () => Date;
  /** Whether the server will stop, so that a proxy should send requests to another one. */
  isStopping: () => boolean;
  limiter: Limiter;
  mail: Mail;
  jobs: JobQueue;
  events: EventHub;
  /** The address under which visitors reach the site. */
  publicUrl: string;
  adminEmail: string | undefined;
  fileStorage: FileStorage;
  acceptsUploads: boolean;
  speech: SpeechSynthesis;
  metrics: Metrics;
  metricsToken: string | undefined;
  /** The number of proxies in front of this server that report the address of a request. */
  trustedProxies: number;
  webDirectory: string;
  /** From which the nonces of pages are computed. */
  nonceKey: Buffer;
}
