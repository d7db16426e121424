import type { Mail } from './mail.ts';
import { compose } from './mail.ts';

const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 10_000,
  dnsTimeout: 10_000,
};

/** Hands mails to the server of an `smtp:` or `smtps:` address. */
export function createSmtpMail({ url, from }: { url: string; from: string }): Mail {
  return {
    async send(message) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url, ...patience });
      try {
        await transport.sendMail(compose(message, from));
      } catch (error) {
        throw withoutAddress(error);
      }
    },
  };
}

/** What an SMTP server answers often repeats the address, so only its codes are kept. */
function withoutAddress(error: unknown): Error {
  const { code, command, responseCode } = Object(error);
  const facts = [code, command, responseCode].filter((fact) => fact !== undefined);
  return new Error(`The SMTP server has not taken a mail: ${facts.join(' ') || 'no code'}`);
}
