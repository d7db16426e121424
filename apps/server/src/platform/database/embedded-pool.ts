import type pg from 'pg';

/**
 * One connection for all, as Drizzle takes a pool (by the name of its class). Queries are sent one
 * behind the other without waiting; a transaction has the connection for itself until it ends.
 */
export class EmbeddedPool {
  readonly #client: pg.Client;
  #transaction: Promise<void> | undefined;

  constructor(client: pg.Client) {
    this.#client = client;
  }

  async query(...parameters: Parameters<pg.Client['query']>): Promise<unknown> {
    while (this.#transaction) await this.#transaction;
    return this.#client.query(...parameters);
  }

  /** Connects a transaction. */
  async connect(): Promise<Pick<pg.Client, 'query'> & { release(): void }> {
    while (this.#transaction) await this.#transaction;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#transaction = promise;
    return {
      query: this.#client.query.bind(this.#client),
      release: () => {
        this.#transaction = undefined;
        resolve();
      },
    };
  }

  /** Once everything that was sent is answered. */
  async end(): Promise<void> {
    while (this.#transaction) await this.#transaction;
    await this.#client.end();
  }
}
