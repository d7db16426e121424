import type { WaitingEdit } from '../../shared/outbox/waiting-edits.ts';
import {
  createVisitTables,
  openDatabaseTables,
  type RunOnTables,
} from '../../shared/storage/learner-tables.ts';
import { type DatabaseUser, reopening, untilRefused } from '../../shared/storage/reopening.ts';
import { withTimeLimit } from '../../shared/storage/time-limit.ts';

type RunOnEdits = RunOnTables<{ edit: WaitingEdit }>;

/** Stores the edits of each learner of this device. */
interface OutboxDatabase {
  /** The oldest first. */
  load: (owner: string) => Promise<WaitingEdit[]>;
  put: (owner: string, edit: WaitingEdit) => Promise<void>;
  remove: (owner: string, ids: readonly string[]) => Promise<void>;
  /** Whether edits last only for the visit. */
  isForVisit: () => boolean;
}

const openTables = (): Promise<RunOnEdits> => openDatabaseTables('wordhoard.outbox', ['edit']);

/**
 * Uses the database that all tabs share. Keeps edits for the visit as soon as the browser refuses to store them, or does
 * not answer in time.
 */
export function createOutboxDatabase(open = openTables, milliseconds?: number): OutboxDatabase {
  const reopen = reopening(open);
  const inTime: DatabaseUser<RunOnEdits> = (action) => withTimeLimit(reopen(action), milliseconds);
  /** What was read last, by owner. */
  const known = new Map<string, readonly WaitingEdit[]>();
  const { use, isForVisit } = untilRefused(inTime, () => beginVisit(known));
  const run: RunOnEdits = (mode, action) => use((tables) => tables(mode, action));

  return {
    isForVisit,
    async load(owner) {
      const rows = await run('readonly', (table) => table('edit', owner).list());
      const edits = rows.map(([, edit]) => edit);
      known.set(owner, edits);
      return edits;
    },
    put: (owner, edit) =>
      run('readwrite', async (table) => {
        await table('edit', owner).put(edit.id, edit);
      }),
    remove: (owner, ids) =>
      run('readwrite', async (table) => {
        await Promise.all(ids.map((id) => table('edit', owner).delete(id)));
      }),
  };
}

async function beginVisit(known: ReadonlyMap<string, readonly WaitingEdit[]>): Promise<RunOnEdits> {
  const run: RunOnEdits = createVisitTables();
  await run('readwrite', async (table) => {
    for (const [owner, edits] of known)
      for (const edit of edits) await table('edit', owner).put(edit.id, edit);
  });
  return run;
}
