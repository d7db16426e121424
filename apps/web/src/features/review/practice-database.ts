import type { PlayedSession, ReviewEvent } from '@wordhoard/contract';
import {
  createVisitTables,
  type LearnerTable,
  openDatabaseTables,
  type RunOnTables,
} from '../../shared/storage/learner-tables.ts';
import {
  emptyPractice,
  type Practice,
  type PracticeChange,
  type PracticeStore,
  type Stream,
  type Unsent,
} from './practice-store.ts';
import type { ReviewRecord, WordHistory } from './review-history.ts';

interface Rows {
  history: WordHistory;
  unsent: ReviewEvent;
  session: PlayedSession;
  /** One without an id. */
  stream: Stream;
}

const names = ['history', 'unsent', 'session', 'stream'] as const;

/** Opens the database that all tabs share. Rejects if the browser has none, as some in private windows. */
export const openPracticeStore = async (database = 'wordhoard'): Promise<PracticeStore> =>
  createStore(await openDatabaseTables<Rows>(database, names));

/** Some browsers have no database in private windows. */
export const createVisitStore = (): PracticeStore => createStore(createVisitTables<Rows>());

type OpenTable = Parameters<Parameters<RunOnTables<Rows>>[1]>[0];

const createStore = (run: RunOnTables<Rows>): PracticeStore => ({
  load: (owner) =>
    run('readonly', async (open) => ({
      histories: inOrder(await open('history', owner).list()),
      ...(await readState(open, owner)),
    })),

  change: (owner, change) => run('readwrite', (open) => applyChange(open, owner, change)),

  listUnsent: (owner, { events, sessions }) =>
    run('readonly', async (open) => ({
      events: await listRows(open('unsent', owner), events),
      sessions: await listRows(open('session', owner), sessions),
    })),

  move: (from, to, join) =>
    run('readwrite', async (open) => {
      const histories = open('history', to);
      for (const [wordId, moved] of await open('history', from).list())
        await histories.put(wordId, join(await histories.get(wordId), moved));
      for (const [id, event] of await open('unsent', from).list())
        await open('unsent', to).put(id, event);
      for (const [id, session] of await open('session', from).list())
        await open('session', to).put(id, session);
      await clear(open, from);
    }),

  remove: (owner) => run('readwrite', (open) => clear(open, owner)),
});

async function clear(open: OpenTable, owner: string): Promise<void> {
  await Promise.all(names.map((name) => open(name, owner).clear()));
}

async function listRows<Row>(table: LearnerTable<Row>, count: number | undefined): Promise<Row[]> {
  return (await table.list(count)).map(([, row]) => row);
}

async function readState(open: OpenTable, owner: string) {
  const [events, sessions, stream = emptyPractice.stream] = await Promise.all([
    open('unsent', owner).count(),
    open('session', owner).count(),
    open('stream', owner).get(''),
  ]);
  return { unsentCount: events + sessions, stream };
}

async function applyChange(
  open: OpenTable,
  owner: string,
  { wordIds, change, added = [], sessions = [], sent, stream }: PracticeChange,
): Promise<Practice> {
  const histories = open('history', owner);
  const changed = await Promise.all(
    wordIds.map(async (wordId) => {
      const history = change(await histories.get(wordId), wordId);
      await histories.put(wordId, history);
      return [wordId, history] as const;
    }),
  );
  await Promise.all([
    ...added.map((event) => open('unsent', owner).put(event.id, event)),
    ...sessions.map((session) => open('session', owner).put(session.id, session)),
    sent && removeSent(open, owner, sent),
    stream && open('stream', owner).put('', stream),
  ]);
  return { histories: Object.fromEntries(changed), ...(await readState(open, owner)) };
}

async function removeSent(open: OpenTable, owner: string, sent: Unsent): Promise<void> {
  const sessions = open('session', owner);
  await Promise.all([
    ...sent.events.map(({ id }) => open('unsent', owner).delete(id)),
    ...sent.sessions.map(async (played) => {
      const stored = await sessions.get(played.id);
      // It may have changed while it was sent.
      if (stored && isSameSession(stored, played)) await sessions.delete(played.id);
    }),
  ]);
}

/** Whether a session is still as it was sent. */
const isSameSession = (one: PlayedSession, other: PlayedSession): boolean =>
  one.finishedAt === other.finishedAt && one.pairs.length === other.pairs.length;

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
