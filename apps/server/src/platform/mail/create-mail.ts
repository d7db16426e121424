import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Configuration } from '../configuration/configuration.ts';
import type { Mail } from './mail.ts';
import { createOutboxMail } from './outbox-mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

type Settings = Pick<Configuration, 'smtpUrl' | 'mailFrom' | 'dataDirectory'>;

export function createMail(
  { smtpUrl, mailFrom: from, dataDirectory }: Settings,
  log: Logger,
): Mail {
  if (smtpUrl !== undefined) return createSmtpMail({ url: smtpUrl, from });
  return createOutboxMail({ directory: join(dataDirectory, 'outbox'), from, log });
}
