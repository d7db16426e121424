import { openAsBlob } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { cutMessages } from './protocol-messages.ts';

/** A folder, or a database in memory: a copy of a dumped one, or an empty one. */
export type EmbeddedPlace = { folder: string } | { copy?: string };

export interface EmbeddedServerData {
  place: EmbeddedPlace;
  socketPath: string;
  /** One element: when the current statement started, in nanoseconds of `process.hrtime`, or 0. */
  busySince: BigInt64Array;
}

export type Signal = 'ready' | 'close';

const { place, socketPath, busySince } = workerData as EmbeddedServerData;
const port = parentPort;
if (port === null) throw new Error('This module runs in a worker thread.');

const database = await PGlite.create({
  extensions: { pg_trgm },
  ...('folder' in place && { dataDir: place.folder }),
  ...('copy' in place && place.copy !== undefined && { loadDataDir: await openAsBlob(place.copy) }),
});
let answered = Promise.resolve();
const server = createServer(serve).listen(socketPath, () =>
  port.postMessage('ready' satisfies Signal),
);
port.once('message', (_: Signal) => {
  server.close(async () => {
    await answered;
    await database.close();
    port.close();
  });
});

/**
 * PGlite is one session, and has one client at a time. The driver's pool replaces the client after a
 * failed query, which may have left a transaction open.
 */
function serve(socket: Socket): void {
  answered = answered.then(rollBack);
  let unread: Buffer = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    const { complete, rest } = cutMessages(Buffer.concat([unread, bytes]));
    unread = rest;
    if (complete.length > 0) answered = answered.then(() => answer(complete, socket));
  });
}

async function answer(messages: Uint8Array, socket: Socket): Promise<void> {
  Atomics.store(busySince, 0, process.hrtime.bigint());
  const bytes = await database.execProtocolRaw(messages, { syncToFs: false });
  Atomics.store(busySince, 0, 0n);
  socket.write(bytes);
}

async function rollBack(): Promise<void> {
  if (database.isInTransaction()) await database.exec('rollback');
}
