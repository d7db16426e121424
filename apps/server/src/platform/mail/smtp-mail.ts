import type { Mail } from './mail.ts';
import { compose } from './mail.ts';

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 10_000,
  dnsTimeout: 10_000,
};

/** Sends mails through the server of an `smtp:` or `smtps:` URL. */
export function createSmtpMail({ url, from }: { url: string; from: string }): Mail {
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
