import type { WaitingEdit } from '../../shared/outbox/waiting-edits.ts';
import { openDatabaseTables } from '../../shared/storage/learner-tables.ts';
import { reopening } from '../../shared/storage/reopening.ts';

/** Stores the edits of each learner of this device. */
export interface OutboxDatabase {
  /** The oldest first. */
  load: (owner: string) => Promise<WaitingEdit[]>;
  put: (owner: string, edit: WaitingEdit) => Promise<void>;
  remove: (owner: string, ids: readonly string[]) => Promise<void>;
}

const openTables = () =>
  openDatabaseTables<{ edit: WaitingEdit }>('wordhoard.outbox', { version: 2, names: ['edit'] });

/** Uses the database that all tabs share. All calls reject if the browser has none, as some in private windows. */
export function createOutboxDatabase(): OutboxDatabase {
  const use = reopening(openTables);
  return {
    load: (owner) =>
      use((run) =>
        run('readonly', async (open) => (await open('edit', owner).list()).map(([, edit]) => edit)),
      ),
    put: (owner, edit) =>
      use((run) =>
        run('readwrite', async (open) => {
          await open('edit', owner).put(edit.id, edit);
        }),
      ),
    remove: (owner, ids) =>
      use((run) =>
        run('readwrite', async (open) => {
          await Promise.all(ids.map((id) => open('edit', owner).delete(id)));
        }),
      ),
  };
}
