import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll } from 'vitest';
import { type ReadMail, readMail } from './read-mail.ts';

/** A real SMTP server that stores the mails it accepts. It runs during the tests of a file. */
export function useSmtpServer(): TestSmtpServer {
  const server = new TestSmtpServer();
  beforeAll(() => server.open());
  afterAll(() => server.close());
  return server;
}

class TestSmtpServer {
  readonly mails: ReadMail[] = [];
  readonly recipients: string[][] = [];
  /** Addresses that the server refuses. Its error contains the address, as with real servers. */
  readonly unknownAddresses = new Set<string>();
  /** Delays the acceptance of mails. */
  delay: Promise<void> = Promise.resolve();
  /** Whether a mail waits to be accepted. */
  isWaiting = false;
  readonly #server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, answer) =>
      answer(this.unknownAddresses.has(address) ? new Error(`<${address}> is unknown`) : null),
    onData: async (stream, { envelope }, answer) => {
      const mail = readMail(await text(stream));
      this.isWaiting = true;
      await this.delay;
      this.isWaiting = false;
      this.mails.push(mail);
      this.recipients.push(envelope.rcptTo.map(({ address }) => address));
      answer();
    },
  });

  async open(): Promise<void> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }

  get url(): string {
    const { port } = this.#server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }
}
