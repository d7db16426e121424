import { type DBSchema, openDB } from 'idb';
import type { WaitingEdit } from '../../shared/outbox/waiting-edits.ts';

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

/** Opens the database that all tabs share. Rejects if the browser has none, as some in private windows. */
export async function openOutboxDatabase(): Promise<OutboxDatabase> {
  const database = await openDB<OutboxSchema>('wordhoard.outbox', 1, {
    upgrade(created) {
      created.createObjectStore('edit', { keyPath: ['owner', 'id'] });
    },
  });
  return {
    async load(owner) {
      const rows = await database.getAll('edit', IDBKeyRange.bound([owner], [owner, []]));
      return rows.map(({ edit }) => edit);
    },
    async put(owner, edit) {
      await database.put('edit', { owner, id: edit.id, edit });
    },
    async remove(owner, ids) {
      const transaction = database.transaction('edit', 'readwrite');
      await Promise.all([
        ...ids.map((id) => transaction.store.delete([owner, id])),
        transaction.done,
      ]);
    },
  };
}
