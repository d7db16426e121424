import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import { v7 as newId } from 'uuid';
import type { Configuration } from '../configuration/configuration.ts';

interface Message {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Readonly<Record<string, string>>;
  /** The same for each attempt to send a mail. Default: a new one. */
  messageId?: string;
}

/** Sends mails. Its errors and logs contain neither addresses nor contents. */
export interface Mail {
  send(message: Message): Promise<void>;
}

/** A mail in the form of the library, which parses an address as a list unless it is an object. */
const compose = ({ to, headers, ...content }: Message, from: string): SendMailOptions => ({
  ...content,
  from,
  to: { name: '', address: to },
  headers: { 'auto-submitted': 'auto-generated', ...headers },
  disableFileAccess: true,
  disableUrlAccess: true,
});

type Settings = Pick<Configuration, 'smtpUrl' | 'mailFrom' | 'dataDirectory'>;

export function createMail({ smtpUrl, mailFrom: from, dataDirectory }: Settings, log: Logger) {
  if (smtpUrl !== undefined) return createSmtpMail({ url: smtpUrl, from });
  return createOutboxMail({ directory: join(dataDirectory, 'outbox'), from, log });
}

interface Outbox {
  directory: string;
  from: string;
  log: Logger;
}

/** Writes each mail to a file that only its owner can read, for servers without SMTP. */
function createOutboxMail({ directory, from, log }: Outbox): Mail {
  return {
    async send(message) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message: content } = await transport.sendMail(compose(message, from));
      const file = `${newId()}.eml`;
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(join(directory, file), content.toString(), { mode: 0o600 });
      log.info({ file }, 'wrote a mail to the outbox');
    },
  };
}

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 10_000,
  dnsTimeout: 10_000,
};

/** Sends mails through the server of an `smtp:` or `smtps:` URL. */
function createSmtpMail({ url, from }: { url: string; from: string }): Mail {
  return {
    async send(message) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url, ...timeouts });
      try {
        await transport.sendMail(compose(message, from));
      } catch (error) {
        throw withoutAddress(error);
      }
    },
  };
}

/** SMTP servers often repeat the address in their answer, so only the codes are kept. */
function withoutAddress(error: unknown): Error {
  const { code, command, responseCode } = Object(error);
  const facts = [code, command, responseCode].filter((fact) => fact !== undefined);
  return new Error(`The SMTP server did not accept a mail: ${facts.join(' ') || 'no code'}`);
}
