import type { Practice, PracticeStore } from './practice-store.ts';
import { createVisitStore } from './visit-store.ts';

interface Refusal {
  /** The practice that the learner sees when the browser refuses. */
  getShown: () => Practice & { owner: string };
  onRefuse: () => void;
}

/** Keeps for the visit what the browser refuses to store, because its disk is full or the database was closed. */
export function createSafeStore(
  database: PracticeStore,
  { getShown, onRefuse }: Refusal,
): PracticeStore {
  let visit: Promise<PracticeStore> | undefined;

  async function run<Result>(action: (store: PracticeStore) => Promise<Result>): Promise<Result> {
    if (visit === undefined) {
      try {
        return await action(database);
      } catch {
        visit ??= beginVisit();
      }
    }
    return action(await visit);
  }

  async function beginVisit(): Promise<PracticeStore> {
    onRefuse();
    const { owner, histories, stream } = getShown();
    const nothing = { events: [], sessions: [] };
    const unsent = await database.listUnsent(owner, {}).catch(() => nothing);
    return createVisitStore(new Map([[owner, { histories, stream, unsent }]]));
  }

  return {
    load: (owner) => run((store) => store.load(owner)),
    change: (owner, change) => run((store) => store.change(owner, change)),
    listUnsent: (owner, count) => run((store) => store.listUnsent(owner, count)),
    move: (from, to, join) => run((store) => store.move(from, to, join)),
    remove: (owner) => run((store) => store.remove(owner)),
  };
}
