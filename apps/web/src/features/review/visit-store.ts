import type { PlayedSession, ReviewEvent } from '@wordhoard/contract';
import {
  emptyPractice,
  isSameSession,
  type Practice,
  type PracticeChange,
  type PracticeStore,
  type Unsent,
} from './practice-store.ts';
import { findHistory, type ReviewRecord } from './review-history.ts';

/** What one learner does during a visit. */
interface VisitPractice extends Omit<Practice, 'unsentCount'> {
  unsent: Unsent;
}

const nothing: VisitPractice = { ...emptyPractice, unsent: { events: [], sessions: [] } };

/** Some browsers have no database in private windows. */
export function createVisitStore(
  practices: ReadonlyMap<string, VisitPractice> = new Map(),
): PracticeStore {
  const current = new Map(practices);
  const find = (owner: string): VisitPractice => current.get(owner) ?? nothing;

  const read = (owner: string): Practice => {
    const { histories, stream, unsent } = find(owner);
    return { histories, stream, unsentCount: unsent.events.length + unsent.sessions.length };
  };

  function add(owner: string, changed: ReviewRecord, added: Partial<VisitPractice>): void {
    const { histories, ...practice } = find(owner);
    current.set(owner, { ...practice, ...added, histories: { ...histories, ...changed } });
  }

  return {
    load: async (owner) => read(owner),
    async change(owner, { wordIds, change, stream = find(owner).stream, ...unsent }) {
      const { histories } = find(owner);
      const changed = Object.fromEntries(
        wordIds.map((wordId) => [wordId, change(findHistory(histories, wordId), wordId)]),
      );
      add(owner, changed, { stream, unsent: changeUnsent(find(owner).unsent, unsent) });
      return { ...read(owner), histories: changed };
    },
    async listUnsent(owner, { events, sessions }) {
      const { unsent } = find(owner);
      return {
        events: unsent.events.slice(0, events),
        sessions: unsent.sessions.slice(0, sessions),
      };
    },
    async move(from, to, join) {
      const { histories, unsent } = find(from);
      const own = find(to);
      const joined = Object.entries(histories).map(
        ([wordId, moved]) => [wordId, join(findHistory(own.histories, wordId), moved)] as const,
      );
      const { events: added, sessions } = unsent;
      add(to, Object.fromEntries(joined), {
        unsent: changeUnsent(own.unsent, { added, sessions }),
      });
      current.delete(from);
    },
    async remove(owner) {
      current.delete(owner);
    },
  };
}

function changeUnsent(
  unsent: Unsent,
  { added = [], sessions = [], sent }: Pick<PracticeChange, 'added' | 'sessions' | 'sent'>,
): Unsent {
  const isSent = (session: PlayedSession) =>
    sent?.sessions.some((each) => each.id === session.id && isSameSession(each, session));
  const isSentEvent = ({ id }: ReviewEvent) => sent?.events.some((event) => event.id === id);
  return {
    events: byId([...unsent.events, ...added]).filter((event) => !isSentEvent(event)),
    sessions: byId([...unsent.sessions, ...sessions]).filter((session) => !isSent(session)),
  };
}

const byId = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
