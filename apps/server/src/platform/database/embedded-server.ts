import { openAsBlob } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** A folder, or a database in memory: a copy of a dumped one, or an empty one. */
export type EmbeddedLocation = { folder: string } | { copy?: string };

export interface EmbeddedServerData {
  location: EmbeddedLocation;
  socketPath: string;
  /** One element: when the current statement started, in nanoseconds of `process.hrtime`, or 0. */
  busySince: BigInt64Array;
}

export type Signal = 'ready' | 'close';

const { location, socketPath, busySince } = workerData as EmbeddedServerData;
const port = parentPort;
if (port === null) throw new Error('This module runs in a worker thread.');

// Node 24 frees some WebAssembly code twice, which ends the process (nodejs/node#66366).
setFlagsFromString('--no-wasm-code-gc');

const database = await PGlite.create({
  extensions: { pg_trgm },
  ...('folder' in location && { dataDir: location.folder }),
  ...('copy' in location &&
    location.copy !== undefined && { loadDataDir: await openAsBlob(location.copy) }),
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
  let unread: Buffer[] = [];
  let [length, needed] = [0, 0];
  let copy: Buffer[] | undefined;
  socket.on('data', (bytes) => {
    unread.push(bytes);
    length += bytes.length;
    // A large message arrives in hundreds of pieces. Joining them once saves time and memory.
    if (length < needed) return;
    const { complete, lastType, rest, restNeeds } = cutMessages(Buffer.concat(unread, length));
    unread = [rest];
    [length, needed] = [rest.length, restNeeds];
    if (complete.length === 0) return;
    if (startsCopy(complete)) {
      copy = [];
      socket.write(copyInResponse);
    }
    copy?.push(complete);
    if (copy !== undefined && !copyEnds.includes(lastType)) return;
    const messages = copy === undefined ? complete : Buffer.concat(copy);
    copy = undefined;
    answered = answered.then(() => answer(messages, socket));
  });
}

async function answer(messages: Buffer, socket: Socket): Promise<void> {
  const isCopy = startsCopy(messages);
  Atomics.store(busySince, 0, process.hrtime.bigint());
  // `execProtocolRaw` also parses the results, and keeps them in memory.
  socket.cork();
  await database.execProtocolRawStream(messages, {
    syncToFs: false,
    onRawData(bytes) {
      // The client has sent the rows already.
      if (isCopy && bytes[0] === copyInResponse[0]) return;
      // The bytes are a part of the memory of PGlite.
      socket.write(Buffer.copyBytesFrom(bytes));
    },
  });
  Atomics.store(busySince, 0, 0n);
  socket.uncork();
}

async function rollBack(): Promise<void> {
  if (database.isInTransaction()) await database.exec('rollback');
}

/**
 * PGlite crashes if the rows of a COPY come after the statement. So this asks for them in its place, and passes all of
 * it on at once.
 */
const startsCopy = (messages: Buffer): boolean =>
  /^Q.{4}copy [^\0]* from stdin/s.test(messages.toString('latin1', 0, maxCopyLength));

const maxCopyLength = 2_000;
/** Asks for rows as text. */
const copyInResponse = Buffer.from('G\0\0\0\x07\0\0\0');
/** The types of the messages CopyDone and CopyFail. */
const copyEnds: readonly (number | undefined)[] = [...Buffer.from('cf')];

/**
 * Cuts received bytes after the last complete message of a PostgreSQL client. A message is a type
 * byte, the length of what follows (32 bits, itself included) and its fields; only the first
 * message of a connection has no type, and starts with the high byte of its length, which is 0.
 */
function cutMessages(bytes: Buffer) {
  let [end, next] = [0, 0];
  let lastType: number | undefined;
  for (;;) {
    next = 0;
    const lengthAt = bytes[end] === 0 ? end : end + 1;
    if (bytes.length < lengthAt + 4) break;
    next = lengthAt + bytes.readUInt32BE(lengthAt);
    if (bytes.length < next) break;
    lastType = bytes[end];
    end = next;
  }
  return {
    complete: bytes.subarray(0, end),
    lastType,
    rest: bytes.subarray(end),
    restNeeds: Math.max(next - end, 0),
  };
}
