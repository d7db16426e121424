import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { v7 as newId } from 'uuid';
import type { Mail } from './mail.ts';
import { compose } from './mail.ts';

interface Outbox {
  directory: string;
  from: string;
  log: Logger;
}

/** Writes each mail to a file that only its owner can read, for servers without SMTP. */
export function createOutboxMail({ directory, from, log }: Outbox): Mail {
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
