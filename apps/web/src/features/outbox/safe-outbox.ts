import type { WaitingEdit } from '../../shared/outbox/waiting-edits.ts';
import { withTimeLimit } from '../../shared/storage/time-limit.ts';
import type { OutboxDatabase } from './outbox-database.ts';

interface SafeOutbox extends OutboxDatabase {
  /** Whether edits last only for the visit. */
  isForVisit: () => boolean;
}

/** Keeps edits for the visit as soon as the browser refuses to store them, or does not answer in time. */
export function createSafeOutbox(database: OutboxDatabase, milliseconds?: number): SafeOutbox {
  /** What was read last, by owner. */
  const known = new Map<string, WaitingEdit[]>();
  let visit: OutboxDatabase | undefined;

  async function run<Result>(action: (used: OutboxDatabase) => Promise<Result>): Promise<Result> {
    if (visit === undefined) {
      try {
        return await withTimeLimit(action(database), milliseconds);
      } catch {
        visit ??= createVisitOutbox(known);
      }
    }
    return action(visit);
  }

  return {
    isForVisit: () => visit !== undefined,
    async load(owner) {
      const edits = await run((used) => used.load(owner));
      known.set(owner, edits);
      return edits;
    },
    put: (owner, edit) => run((used) => used.put(owner, edit)),
    remove: (owner, ids) => run((used) => used.remove(owner, ids)),
  };
}

function createVisitOutbox(known: ReadonlyMap<string, readonly WaitingEdit[]>): OutboxDatabase {
  const kept = new Map(
    [...known].map(([owner, edits]) => [owner, new Map(edits.map((edit) => [edit.id, edit]))]),
  );
  const editsOf = (owner: string) => kept.get(owner) ?? new Map<string, WaitingEdit>();
  return {
    load: async (owner) => [...editsOf(owner).values()],
    async put(owner, edit) {
      kept.set(owner, editsOf(owner).set(edit.id, edit));
    },
    async remove(owner, ids) {
      for (const id of ids) editsOf(owner).delete(id);
    },
  };
}
