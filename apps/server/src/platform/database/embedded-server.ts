import { openAsBlob } from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Where the database is: in a folder or, from a copy of one or from nothing, in memory. */
export type EmbeddedPlace = { folder: string } | { copy?: string };

/** What is said beside the bytes of PostgreSQL's protocol. */
export type Signal = 'ready' | 'close';

const { folder: dataDir, copy } = workerData as { folder?: string; copy?: string };

await serve(
  await PGlite.create({
    extensions: { pg_trgm },
    ...(dataDir !== undefined && { dataDir }),
    ...(copy !== undefined && { loadDataDir: await openAsBlob(copy) }),
  }),
  parentPort as MessagePort,
);

/** Answers every message with one of its own, which may be empty. */
async function serve(database: PGlite, port: MessagePort): Promise<void> {
  port.on('message', async (message: Uint8Array | Signal) => {
    if (message === 'close') {
      await database.close();
      port.close();
      return;
    }
    const answer = await answerTo(message as Uint8Array, database);
    port.postMessage(answer, [answer.buffer]);
  });
  port.postMessage('ready' satisfies Signal);
}

async function answerTo(message: Uint8Array, database: PGlite): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  // The bytes belong to the database and change with its next piece.
  const onRawData = (bytes: Uint8Array) => pieces.push(bytes.slice());
  await database.execProtocolRawStream(message, { syncToFs: false, onRawData });
  return new Uint8Array(Buffer.concat(pieces));
}
