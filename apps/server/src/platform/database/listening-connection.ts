import pg from 'pg';
import type { Listener } from './database.ts';

const connectionTimeoutMillis = 3_000;
const retryMilliseconds = 1_000;

/** A connection for the notifications of one channel. It reconnects when it is lost. */
export class ListeningConnection {
  readonly #connectionString: string;
  readonly #channel: string;
  readonly #listener: Listener;
  #client: pg.Client | undefined;
  #retrying: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(connectionString: string, channel: string, listener: Listener) {
    this.#connectionString = connectionString;
    this.#channel = channel;
    this.#listener = listener;
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      connectionTimeoutMillis,
      keepAlive: true,
      application_name: 'wordhoard listening',
    });
    // The 'end' event follows, and reconnects.
    client.on('error', () => {});
    client.on('notification', ({ payload }) => this.#listener.hear(payload ?? ''));
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(this.#channel)}`);
    client.on('end', () => this.#reconnect());
    this.#client = client;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retrying);
    await this.#client?.end();
  }

  #reconnect(): void {
    if (this.#isClosed) return;
    this.#retrying = setTimeout(async () => {
      try {
        await this.open();
        this.#listener.missed();
      } catch {
        this.#reconnect();
      }
    }, retryMilliseconds);
  }
}
