import type { ReviewEvent as DeviceEvent, PlayedSession } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { atom, type Getter, type Setter } from 'jotai';
import { createQueueAtom, enqueue } from '../../shared/queue/queue.ts';
import type { NewEvent } from './new-event.ts';
import {
  movedCountAtom,
  type OwnPractice,
  practiceAtom,
  reviewsAtom,
  type Scheduler,
  schedulerAtom,
  visitor,
} from './practice.ts';
import type { PracticeChange, PracticeStore } from './practice-store.ts';
import type { WordHistory } from './review-history.ts';
import { toStoredEvent, withEvents } from './stored-event.ts';

/** Absent until it is open. */
export const openedStoreAtom = atom<PracticeStore>();

export const practiceStoreAtom = atom((get) => {
  const opened = get(openedStoreAtom);
  if (opened === undefined) throw new Error('The store of practice is not open');
  return opened;
});

/** Tells the other tabs of this device what this one has stored. */
export const tabsAtom = atom<Pick<BroadcastChannel, 'postMessage'> | undefined>(undefined);

/** Changes follow one another, so that each belongs to the learner who made it. */
const changesAtom = createQueueAtom();

/** Stores a change of the learner's practice before it is shown. */
export const changePracticeAtom = atom(null, (get, set, change: PracticeChange) => {
  const { owner } = get(practiceAtom);
  const action = () => storeChange(get, set, { learner: owner, change });
  return enqueue(get, set, { queue: changesAtom, action });
});

async function storeChange(
  get: Getter,
  set: Setter,
  { learner, change }: { learner: string; change: PracticeChange },
): Promise<void> {
  const { owner: shownOwner, stream } = get(practiceAtom);
  // What the account has sent is of no use once its learner has signed out: it sends that again.
  if (change.stream !== undefined && learner !== shownOwner) return;
  // A visitor may have signed in meanwhile. A learner may have signed out.
  const owner = learner === visitor ? shownOwner : learner;
  const scheduler = owner === shownOwner ? get(schedulerAtom) : undefined;
  const { parameters } = change.stream ?? stream;
  const changed = await get(practiceStoreAtom).change(owner, {
    ...change,
    change: (...word) => withCard(change.change(...word), scheduler, parameters),
  });
  const shown: OwnPractice = { owner, ...changed };
  set(showChangeAtom, shown);
  get(tabsAtom)?.postMessage(shown);
}

/** Shows what this tab or another one has stored. The words that changed last come last. */
export const showChangeAtom = atom(null, (get, set, changed: OwnPractice) => {
  const current = get(practiceAtom);
  if (current.owner !== changed.owner) return;
  const others = Object.entries(current.histories).filter(
    ([wordId]) => !Object.hasOwn(changed.histories, wordId),
  );
  const histories = { ...Object.fromEntries(others), ...changed.histories };
  set(practiceAtom, { ...changed, histories });
});

function withCard(
  history: WordHistory,
  scheduler: Scheduler | undefined,
  parameters: readonly number[] | null,
): WordHistory {
  if (scheduler === undefined) return history;
  return { ...history, card: scheduler.replay(history.reviews, parameters ?? undefined) ?? null };
}

/** Derives the cards that changed before the scheduler was loaded. */
export const deriveCardsAtom = atom(null, async (get, set) => {
  const wordIds = Object.entries(get(reviewsAtom)).flatMap(([wordId, { card }]) =>
    card === undefined ? [wordId] : [],
  );
  if (get(schedulerAtom) === undefined || wordIds.length === 0) return;
  await set(changePracticeAtom, {
    wordIds,
    change: (history) => history ?? { langCode: '', reviews: [], undone: [] },
  });
});

/** Stores events of the learner, and the quiz session that asked, to be sent to their account. */
export const storeEventsAtom = atom(null, storeEvents);

async function storeEvents(
  _get: Getter,
  set: Setter,
  events: readonly NewEvent[],
  session?: PlayedSession,
): Promise<void> {
  await set(changePracticeAtom, {
    wordIds: [...new Set(events.map(({ wordId }) => wordId))],
    change(history, wordId) {
      const ofWord = events.filter((event) => event.wordId === wordId);
      return withEvents(history, ofWord.map(toStoredEvent), ofWord[0]?.langCode);
    },
    added: events.map(toDeviceEvent),
    sessions: session && [session],
  });
}

/** An event within the limits of the server. */
function toDeviceEvent({ langCode: _, ...event }: NewEvent): DeviceEvent {
  if (event.kind !== 'answer') return event;
  const { answer, milliseconds } = event;
  return {
    ...event,
    // Half a character, which some keyboards leave, and NUL are no text.
    answer: answer.slice(0, limits.quizAnswerMaxLength).replace(/\p{Surrogate}|\0/gu, ''),
    // A clock may have been set back.
    milliseconds: Math.max(0, Math.round(milliseconds)),
  };
}

/** Reads the practice of a learner. What a visitor did on this device becomes theirs. */
export const openPracticeAtom = atom(null, async (get, set, owner: string) => {
  async function open(): Promise<void> {
    const store = get(practiceStoreAtom);
    if (owner !== visitor) {
      const { histories, unsentCount } = await store.load(visitor);
      const moved = Object.values(histories).filter(({ reviews }) => reviews.length > 0);
      if (unsentCount > 0) await store.move(visitor, owner, joinHistories);
      set(movedCountAtom, moved.length);
    }
    set(practiceAtom, { ...(await store.load(owner)), owner });
  }
  await enqueue(get, set, { queue: changesAtom, action: open });
  await set(deriveCardsAtom);
});

/** Removes the practice of a learner from this device; by default only if the account has all of it. */
export const removePracticeAtom = atom(
  null,
  (get, set, owner: string, { isForced = false }: { isForced?: boolean } = {}) => {
    async function remove(): Promise<void> {
      const store = get(practiceStoreAtom);
      const { events, sessions } = await store.listUnsent(owner, { events: 1, sessions: 1 });
      if (isForced || events.length + sessions.length === 0) await store.remove(owner);
    }
    return enqueue(get, set, { queue: changesAtom, action: remove });
  },
);

const joinHistories = (history: WordHistory | undefined, moved: WordHistory): WordHistory =>
  withEvents(
    history,
    [
      ...moved.reviews,
      ...(moved.notes ?? []),
      ...moved.undone.map((id) => ({ id, at: new Date(0).toISOString(), undoes: id })),
    ],
    moved.langCode,
  );
