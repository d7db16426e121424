import { reopening, untilRefused } from '../../shared/storage/reopening.ts';
import { createVisitStore } from './practice-database.ts';
import type { Practice, PracticeStore } from './practice-store.ts';
import { withEvents } from './stored-event.ts';

interface Refusal {
  /** Opens the database again. */
  reopen: () => Promise<PracticeStore>;
  /** The practice that the learner sees when the browser refuses. */
  getShown: () => Practice & { owner: string };
  onRefuse: () => void;
}

/**
 * Opens the database again when its connection was closed, as browsers do in the background. Keeps for the visit what
 * the browser refuses to store even then, such as when its disk is full.
 */
export function createSafeStore(
  opened: PracticeStore,
  { reopen, getShown, onRefuse }: Refusal,
): PracticeStore {
  const use = reopening(reopen, Promise.resolve(opened));
  const { use: run } = untilRefused(use, beginVisit);

  async function beginVisit(): Promise<PracticeStore> {
    onRefuse();
    const { owner, histories, stream } = getShown();
    const nothing = { events: [], sessions: [] };
    const { events, sessions } = await use((store) => store.listUnsent(owner, {})).catch(
      () => nothing,
    );
    const visitStore = createVisitStore();
    await visitStore.change(owner, {
      wordIds: Object.keys(histories),
      change: (_, wordId) => histories[wordId] ?? withEvents(undefined, []),
      added: events,
      sessions,
      stream,
    });
    return visitStore;
  }

  return {
    load: (owner) => run((store) => store.load(owner)),
    change: (owner, change) => run((store) => store.change(owner, change)),
    listUnsent: (owner, count) => run((store) => store.listUnsent(owner, count)),
    move: (from, to, join) => run((store) => store.move(from, to, join)),
    remove: (owner) => run((store) => store.remove(owner)),
  };
}
