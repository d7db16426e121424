import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';

/** The rows of one learner in a table, by their ids. */
export interface LearnerTable<Row> {
  get: (id: string) => Promise<Row | undefined>;
  /** The first rows, at most so many. */
  list: (count?: number) => Promise<[id: string, row: Row][]>;
  count: () => Promise<number>;
  put: (id: string, row: Row) => Promise<unknown>;
  delete: (id: string) => Promise<unknown>;
  clear: () => Promise<unknown>;
}

type OpenTable<Rows> = <Name extends keyof Rows & string>(
  name: Name,
  owner: string,
) => LearnerTable<Rows[Name]>;

/** Runs an action on tables, completely or not at all. */
export type RunOnTables<Rows> = <Result>(
  mode: 'readonly' | 'readwrite',
  action: (open: OpenTable<Rows>) => Promise<Result>,
) => Promise<Result>;

/** Opens the tables that all tabs share. Rejects if the browser has no database, as some in private windows. */
export async function openDatabaseTables<Rows>(
  database: string,
  names: readonly (keyof Rows & string)[],
): Promise<RunOnTables<Rows>> {
  const opened = await openDB(database, 1, {
    upgrade(created) {
      for (const name of names) created.createObjectStore(name, { keyPath: ['owner', 'id'] });
    },
  });
  return (mode, action) => runTransaction(opened, { mode, names }, action);
}

async function runTransaction<Rows, Result>(
  database: IDBPDatabase,
  { mode, names }: { mode: IDBTransactionMode; names: readonly string[] },
  action: (open: OpenTable<Rows>) => Promise<Result>,
): Promise<Result> {
  const transaction = database.transaction([...names], mode as 'readwrite');
  const [result, end] = await Promise.allSettled([
    action((name, owner) => openStore(transaction, name, owner)).catch((failure: unknown) => {
      abort(transaction);
      throw failure;
    }),
    transaction.done,
  ]);
  if (result.status === 'rejected') throw result.reason;
  if (end.status === 'rejected') throw end.reason;
  return result.value;
}

type Transaction = IDBPTransaction<unknown, string[], 'readwrite'>;

function abort(transaction: Transaction): void {
  try {
    transaction.abort();
  } catch {
    // The failure has aborted it.
  }
}

function openStore<Row>(transaction: Transaction, name: string, owner: string): LearnerTable<Row> {
  const store = transaction.objectStore(name);
  // The keys of a learner are pairs that begin with the owner.
  const own = IDBKeyRange.bound([owner], [owner, []]);
  return {
    get: async (id) => (await store.get([owner, id]))?.row,
    list: async (count) => (await store.getAll(own, count)).map(({ id, row }) => [id, row]),
    count: () => store.count(own),
    put: (id, row) => store.put({ owner, id, row }),
    delete: (id) => store.delete([owner, id]),
    clear: () => store.delete(own),
  };
}

/** Tables that last for the visit. */
export function createVisitTables<Rows>(): RunOnTables<Rows> {
  let stored: ReadonlyMap<string, ReadonlyMap<string, unknown>> = new Map();
  let latest: Promise<unknown> = Promise.resolve();

  async function run<Result>(action: (open: OpenTable<Rows>) => Promise<Result>): Promise<Result> {
    const changed = new Map(stored);
    const result = await action((name, owner) => openMap(changed, JSON.stringify([name, owner])));
    stored = changed;
    return result;
  }

  return (_mode, action) => {
    const result = latest.then(() => run(action));
    latest = result.catch(() => undefined);
    return result;
  };
}

function openMap<Row>(
  tables: Map<string, ReadonlyMap<string, unknown>>,
  key: string,
): LearnerTable<Row> {
  const read = () => (tables.get(key) ?? new Map()) as ReadonlyMap<string, Row>;
  return {
    get: async (id) => read().get(id),
    list: async (count) => [...read()].slice(0, count),
    count: async () => read().size,
    put: async (id, row) => tables.set(key, new Map(read()).set(id, row)),
    delete: async (id) => tables.set(key, new Map([...read()].filter(([one]) => one !== id))),
    clear: async () => tables.delete(key),
  };
}
