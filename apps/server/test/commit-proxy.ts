import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

const headLength = 5;
const wordhoardPool = 'application_name\0wordhoard\0';

/**
 * Stands between a server and PostgreSQL. On demand it withholds that a transaction which inserted rows has been
 * committed, so that the server can be killed between the commit and its answer.
 */
export class CommitProxy {
  readonly #server: Server;
  readonly #database: URL;
  readonly #commits = new EventEmitter();
  /** Whether the server does not learn of commits. */
  withholdsCommits = false;

  private constructor(database: URL) {
    this.#database = database;
    this.#server = createServer({ noDelay: true }, (client) => this.#forward(client));
  }

  static async open(databaseUrl: string): Promise<CommitProxy> {
    const proxy = new CommitProxy(new URL(databaseUrl));
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  get url(): string {
    const url = new URL(this.#database);
    url.host = `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return url.href;
  }

  async nextCommit(): Promise<void> {
    await once(this.#commits, 'commit');
  }

  close(): void {
    this.#server.close();
  }

  #forward(client: Socket): void {
    const { hostname, port } = this.#database;
    const upstream = connect({ host: hostname, port: Number(port), noDelay: true });
    // The background jobs have connections of their own.
    client.once('data', (start: Buffer) => {
      const isWatched = start.includes(wordhoardPool);
      if (isWatched) this.#forwardUntilCommit(upstream, client);
      else upstream.pipe(client);
    });
    client.pipe(upstream);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
  }

  #forwardUntilCommit(upstream: Socket, client: Socket): void {
    let received = Buffer.alloc(0);
    let hasInserted = false;
    upstream.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      for (let message = firstMessage(received); message; message = firstMessage(received)) {
        received = received.subarray(message.length);
        const tag = commandTag(message);
        if (this.withholdsCommits && hasInserted && tag === 'COMMIT') {
          upstream.pause();
          this.#commits.emit('commit');
          return;
        }
        hasInserted = (hasInserted || isInsertion(tag)) && !endsTransaction(message);
        client.write(message);
      }
    });
  }
}

/** The first complete message of the database: a type, the length of the rest, and the rest. */
function firstMessage(received: Buffer): Buffer | undefined {
  if (received.length < headLength) return undefined;
  const length = 1 + received.readInt32BE(1);
  return received.length < length ? undefined : received.subarray(0, length);
}

/** What a statement has done, such as `INSERT 0 1`. */
function commandTag(message: Buffer): string | undefined {
  if (message.toString('latin1', 0, 1) !== 'C') return undefined;
  return message.toString('latin1', headLength, message.length - 1);
}

const isInsertion = (tag = ''): boolean => /^INSERT 0 [1-9]/.test(tag);

/** Whether the database waits for a statement outside of a transaction. */
const endsTransaction = (message: Buffer): boolean =>
  message.toString('latin1', 0, 1) === 'Z' && message.toString('latin1', headLength) === 'I';
