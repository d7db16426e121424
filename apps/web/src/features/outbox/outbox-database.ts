import { type DBSchema, openDB } from 'idb';
import type { WaitingEdit } from '../../shared/outbox/waiting-edits.ts';
import { reopening } from '../../shared/storage/reopening.ts';

interface OutboxSchema extends DBSchema {
  edit: { key: [string, string]; value: { owner: string; id: string; edit: WaitingEdit } };
}

/** Stores the edits of each learner of this device. */
export interface OutboxDatabase {
  /** The oldest first. */
  load: (owner: string) => Promise<WaitingEdit[]>;
  put: (owner: string, edit: WaitingEdit) => Promise<void>;
  remove: (owner: string, ids: readonly string[]) => Promise<void>;
}

const openDatabase = () =>
  openDB<OutboxSchema>('wordhoard.outbox', 1, {
    upgrade(created) {
      created.createObjectStore('edit', { keyPath: ['owner', 'id'] });
    },
  });

/** Uses the database that all tabs share. All calls reject if the browser has none, as some in private windows. */
export function createOutboxDatabase(): OutboxDatabase {
  const use = reopening(openDatabase);
  return {
    load: (owner) =>
      use(async (database) => {
        const rows = await database.getAll('edit', IDBKeyRange.bound([owner], [owner, []]));
        return rows.map(({ edit }) => edit);
      }),
    put: (owner, edit) =>
      use(async (database) => {
        await database.put('edit', { owner, id: edit.id, edit });
      }),
    remove: (owner, ids) =>
      use(async (database) => {
        const transaction = database.transaction('edit', 'readwrite');
        await Promise.all([
          ...ids.map((id) => transaction.store.delete([owner, id])),
          transaction.done,
        ]);
      }),
  };
}
