import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { Signal } from './embedded-server.ts';

interface Written {
  chunk: Uint8Array;
}

/** What node-postgres takes for its socket: the embedded database's thread is at the other end. */
export class EmbeddedStream extends Duplex {
  readonly #worker: Worker;
  #unanswered = 0;
  #waitingSince: number | undefined;

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on('message', (message: Uint8Array | Signal) => {
      if (typeof message !== 'string') this.#receive(message);
    });
  }

  /** Since when the database has owed an answer, by the clock of `performance`. */
  get waitingSince(): number | undefined {
    return this.#waitingSince;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.#send(Uint8Array.from(chunk));
    done();
  }

  override _writev(written: Written[], done: () => void): void {
    this.#send(Uint8Array.from(Buffer.concat(written.map(({ chunk }) => chunk))));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #send(message: Uint8Array<ArrayBuffer>): void {
    this.#unanswered += 1;
    this.#waitingSince ??= performance.now();
    this.#worker.postMessage(message, [message.buffer]);
  }

  #receive({ buffer, byteOffset, byteLength }: Uint8Array): void {
    this.#unanswered -= 1;
    this.#waitingSince = this.#unanswered === 0 ? undefined : performance.now();
    if (byteLength > 0) this.push(Buffer.from(buffer, byteOffset, byteLength));
  }
}
