import type { PlayedSession, ReviewEvent } from '@wordhoard/contract';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import {
  emptyPractice,
  isSameSession,
  type Practice,
  type PracticeChange,
  type PracticeStore,
  type Stream,
  type Unsent,
} from './practice-store.ts';
import type { ReviewRecord, WordHistory } from './review-history.ts';

interface PracticeDatabase extends DBSchema {
  history: { key: [string, string]; value: WordHistory & { owner: string; wordId: string } };
  unsent: { key: [string, string]; value: { owner: string; id: string; event: ReviewEvent } };
  session: { key: [string, string]; value: { owner: string; id: string; session: PlayedSession } };
  stream: { key: string; value: Stream & { owner: string } };
}

const stores = ['history', 'unsent', 'session', 'stream'] as const;

type Database = IDBPDatabase<PracticeDatabase>;
type Transaction = IDBPTransaction<PracticeDatabase, typeof stores, 'readwrite'>;

/** Opens the database that all tabs share. Rejects if the browser has none, as some in private windows. */
export const openPracticeStore = async (name = 'wordhoard'): Promise<PracticeStore> =>
  createDatabaseStore(await openDatabase(name));

const openDatabase = (name: string): Promise<Database> =>
  openDB<PracticeDatabase>(name, 1, {
    upgrade(database) {
      database.createObjectStore('history', { keyPath: ['owner', 'wordId'] });
      database.createObjectStore('unsent', { keyPath: ['owner', 'id'] });
      database.createObjectStore('session', { keyPath: ['owner', 'id'] });
      database.createObjectStore('stream', { keyPath: 'owner' });
    },
  });

/** The keys of a learner: pairs that begin with the owner. */
const ownedBy = (owner: string): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []]);

const createDatabaseStore = (database: Database): PracticeStore => ({
  async load(owner) {
    const transaction = database.transaction(stores);
    const [rows, events, sessions, stream] = await Promise.all([
      transaction.objectStore('history').getAll(ownedBy(owner)),
      transaction.objectStore('unsent').count(ownedBy(owner)),
      transaction.objectStore('session').count(ownedBy(owner)),
      transaction.objectStore('stream').get(owner),
    ]);
    return {
      histories: inOrder(rows.map((row) => [row.wordId, toHistory(row)])),
      unsentCount: events + sessions,
      stream: stream ? toStream(stream) : emptyPractice.stream,
    };
  },

  change: (owner, change) =>
    write(database, (transaction) => applyChange(transaction, owner, change)),

  async listUnsent(owner, { events, sessions }) {
    const transaction = database.transaction(['unsent', 'session']);
    const [eventRows, sessionRows] = await Promise.all([
      transaction.objectStore('unsent').getAll(ownedBy(owner), events),
      transaction.objectStore('session').getAll(ownedBy(owner), sessions),
    ]);
    return {
      events: eventRows.map(({ event }) => event),
      sessions: sessionRows.map(({ session }) => session),
    };
  },

  move: (from, to, join) =>
    write(database, async (transaction) => {
      const [histories, unsent, session] = openStores(transaction);
      const [rows, events, sessions] = await Promise.all([
        histories.getAll(ownedBy(from)),
        unsent.getAll(ownedBy(from)),
        session.getAll(ownedBy(from)),
      ]);
      await Promise.all([
        ...rows.map(async ({ wordId, ...row }) => {
          const own = await histories.get([to, wordId]);
          await histories.put({ ...join(own && toHistory(own), row), owner: to, wordId });
        }),
        ...events.map((row) => unsent.put({ ...row, owner: to })),
        ...sessions.map((row) => session.put({ ...row, owner: to })),
        ...[histories, unsent, session].map((store) => store.delete(ownedBy(from))),
      ]);
    }),

  remove: (owner) =>
    write(database, async (transaction) => {
      const removed = openStores(transaction).map((store) => store.delete(ownedBy(owner)));
      await Promise.all([...removed, transaction.objectStore('stream').delete(owner)]);
    }),
});

/** Writes all or nothing. */
async function write<Result>(
  database: Database,
  action: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const transaction = database.transaction(stores, 'readwrite');
  const [result, end] = await Promise.allSettled([
    action(transaction).catch((failure: unknown) => {
      abort(transaction);
      throw failure;
    }),
    transaction.done,
  ]);
  if (result.status === 'rejected') throw result.reason;
  if (end.status === 'rejected') throw end.reason;
  return result.value;
}

function abort(transaction: Transaction): void {
  try {
    transaction.abort();
  } catch {
    // The failure has aborted it.
  }
}

const openStores = (transaction: Transaction) =>
  [
    transaction.objectStore('history'),
    transaction.objectStore('unsent'),
    transaction.objectStore('session'),
  ] as const;

async function applyChange(
  transaction: Transaction,
  owner: string,
  { wordIds, change, added = [], sessions = [], sent, stream }: PracticeChange,
): Promise<Practice> {
  const [histories, unsent, session] = openStores(transaction);
  const streams = transaction.objectStore('stream');
  const changed = await Promise.all(
    wordIds.map(async (wordId) => {
      const row = await histories.get([owner, wordId]);
      const history = change(row && toHistory(row), wordId);
      await histories.put({ ...history, owner, wordId });
      return [wordId, history] as const;
    }),
  );
  await Promise.all([
    ...added.map((event) => unsent.put({ owner, id: event.id, event })),
    ...sessions.map((played) => session.put({ owner, id: played.id, session: played })),
    sent && removeSent(transaction, owner, sent),
    stream && streams.put({ ...stream, owner }),
  ]);
  const [unsentEvents, unsentSessions, stored] = await Promise.all([
    unsent.count(ownedBy(owner)),
    session.count(ownedBy(owner)),
    streams.get(owner),
  ]);
  return {
    histories: Object.fromEntries(changed),
    unsentCount: unsentEvents + unsentSessions,
    stream: stored ? toStream(stored) : emptyPractice.stream,
  };
}

async function removeSent(transaction: Transaction, owner: string, sent: Unsent): Promise<void> {
  const [, unsent, session] = openStores(transaction);
  await Promise.all([
    ...sent.events.map(({ id }) => unsent.delete([owner, id])),
    ...sent.sessions.map(async (played) => {
      const stored = await session.get([owner, played.id]);
      // It may have changed while it was sent.
      if (stored && isSameSession(stored.session, played)) await session.delete([owner, played.id]);
    }),
  ]);
}

const toHistory = ({
  owner: _owner,
  wordId: _wordId,
  ...history
}: PracticeDatabase['history']['value']): WordHistory => history;

const toStream = ({ cursor, isComplete, parameters }: Stream): Stream => ({
  cursor,
  isComplete,
  parameters,
});

/** The histories that changed last come last. */
function inOrder(histories: readonly (readonly [string, WordHistory])[]): ReviewRecord {
  const latest = ({ reviews }: WordHistory) => reviews.at(-1)?.at ?? '';
  return Object.fromEntries(
    histories.toSorted(([, one], [, other]) => {
      const [earlier, later] = [latest(one), latest(other)];
      if (earlier === later) return 0;
      return earlier < later ? -1 : 1;
    }),
  );
}
