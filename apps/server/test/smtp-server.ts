import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll } from 'vitest';
import { type ReadMail, readMail } from './read-mail.ts';

/** A real SMTP server that keeps what it takes, from before the first test of a file to after its last. */
export function useSmtpServer(): TestSmtpServer {
  const server = new TestSmtpServer();
  beforeAll(() => server.open());
  afterAll(() => server.close());
  return server;
}

class TestSmtpServer {
  readonly mails: ReadMail[] = [];
  readonly recipients: string[][] = [];
  /** Whose mail it refuses, with an answer that repeats the address as real servers do. */
  readonly strangers = new Set<string>();
  /** It takes a mail only when this is fulfilled. */
  gate: Promise<void> = Promise.resolve();
  readonly #server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, answer) =>
      answer(this.strangers.has(address) ? new Error(`<${address}> is unknown`) : null),
    onData: async (stream, { envelope }, answer) => {
      const mail = readMail(await text(stream));
      await this.gate;
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
