import { type ApiClient, ApiFailure, readData } from '@wordhoard/api-client';
import type { ReviewSync } from '@wordhoard/contract';
import { isId } from '@wordhoard/contract/id';
import type { createStore } from 'jotai';
import { v7 as newId } from 'uuid';
import { sessionAtom } from '../../shared/session/session-atom.ts';
import { openedIdsAtom } from '../../shared/sharing/opened-collections.ts';
import { isText, storedAtom } from '../../shared/storage/stored-atom.ts';
import { changePracticeAtom, practiceStoreAtom } from './change-practice.ts';
import { practiceAtom } from './practice.ts';
import type { PracticeChange, Unsent } from './practice-store.ts';
import { toStoredEvent, withEvents } from './stored-event.ts';

/** Names this device to the server, which tells the other devices of an account what this one has changed. */
export const deviceIdAtom = storedAtom({
  key: 'wordhoard.device',
  area: 'local',
  restore: (stored) => (isText(stored) && isId(stored) ? stored : newId()),
});

interface Ports {
  api: ApiClient;
  store: ReturnType<typeof createStore>;
}

/** As many as the server takes at once. */
const maxSent = { events: 500, sessions: 10 };

type Size = typeof maxSent;

interface SyncOutcome {
  /** Whether the clock of this device is ahead, or has lost its time. */
  isClockWrong: boolean;
  /** Whether the account has refused something. It stays in the histories of this device. */
  isRefused: boolean;
  hasChanged: boolean;
}

/** Sends what the account does not have, and receives what other devices have sent. */
export async function synchronise(ports: Ports): Promise<SyncOutcome> {
  const { owner } = ports.store.get(practiceAtom);
  const outcome: SyncOutcome = { isClockWrong: false, isRefused: false, hasChanged: false };
  let size: Size | undefined = maxSent;
  // Another learner may sign in meanwhile. The account takes the events again, once.
  while (size !== undefined && isSignedIn(ports.store, owner))
    size = await exchange(ports, { owner, size, outcome });
  return outcome;
}

interface Exchange {
  owner: string;
  size: Size;
  /** Is completed. */
  outcome: SyncOutcome;
}

/** @returns how much the next request sends; `undefined` if nothing is left to send or to receive */
async function exchange(
  ports: Ports,
  { owner, size, outcome }: Exchange,
): Promise<Size | undefined> {
  const { store } = ports;
  const unsent = await store.get(practiceStoreAtom).listUnsent(owner, maxSent);
  const sent = takePart(unsent, size);
  if (!isSignedIn(store, owner)) return undefined;
  const answer = await send(ports, sent);
  if (!isSignedIn(store, owner)) return undefined;
  if (answer === undefined && count(sent) > 1) return halve(sent);
  if (answer === undefined) {
    outcome.isRefused = true;
    await store.set(changePracticeAtom, { wordIds: [], change: noChange, sent });
    return maxSent;
  }
  await receive(store, sent, answer);
  note(outcome, sent, answer);
  return answer.isComplete && isAll(sent, unsent) ? undefined : maxSent;
}

function note(outcome: SyncOutcome, sent: Unsent, { received, words }: ReviewSync): void {
  outcome.isClockWrong ||= received.some((event) => event.outcome === 'clamped');
  outcome.hasChanged ||= sent.events.length > 0 || words.length > 0;
}

const count = ({ events, sessions }: Unsent): number => events.length + sessions.length;

/** Whether nothing is left to send. */
const isAll = (sent: Unsent, unsent: Unsent): boolean =>
  count(sent) === count(unsent) &&
  unsent.events.length < maxSent.events &&
  unsent.sessions.length < maxSent.sessions;

const isSignedIn = (store: Ports['store'], owner: string): boolean =>
  store.get(sessionAtom)?.user.username === owner && store.get(practiceAtom).owner === owner;

const takePart = ({ events, sessions }: Unsent, size: Size): Unsent => ({
  events: events.slice(0, size.events),
  sessions: sessions.slice(0, size.sessions),
});

/** Finds what the account refuses: sessions apart from events, then one half after the other. */
const halve = ({ events, sessions }: Unsent): Size =>
  events.length > 0 && sessions.length > 0
    ? { events: events.length, sessions: 0 }
    : { events: Math.ceil(events.length / 2), sessions: Math.ceil(sessions.length / 2) };

const noChange: PracticeChange['change'] = (history) =>
  history ?? { langCode: '', reviews: [], undone: [] };

/** @returns the answer; `undefined` if the account refuses a part of it */
async function send({ api, store }: Ports, sent: Unsent): Promise<ReviewSync | undefined> {
  try {
    return await readData(
      api.POST('/front-review/sync', {
        body: {
          deviceId: store.get(deviceIdAtom),
          cursor: store.get(practiceAtom).stream.cursor,
          events: [...sent.events],
          sessions: [...sent.sessions],
          openedIds: [...store.get(openedIdsAtom)],
        },
      }),
    );
  } catch (failure) {
    if (failure instanceof ApiFailure && refusals.includes(failure.status)) return undefined;
    throw failure;
  }
}

/** The status of a request that is invalid or too large. */
const refusals = [400, 413];

/** What the server derives from events, which settings do not follow from. */
export const followers = {
  predicate: ({ queryKey: [, path] }: { queryKey: readonly unknown[] }) =>
    /^\/front-(user|progress|lesson|quiz)\/(?!settings)/.test(String(path)),
};

/** Stores what other devices did, and when events of this one count if its clock is wrong. */
async function receive(
  store: Ports['store'],
  sent: Unsent,
  { received, words, cursor, parameters, ...page }: ReviewSync,
): Promise<void> {
  const clamped = sent.events.flatMap((event, index) => {
    const counted = received[index];
    // An event whose word does not exist may count at another time, too.
    if (counted === undefined || counted.outcome === 'taken') return [];
    const moved = { ...event, at: counted.at, ...(counted.day && { day: counted.day }) };
    return [{ wordId: event.wordId, langCode: '', events: [toStoredEvent(moved)] }];
  });
  const changed = [...words, ...clamped];
  const changedIds = changed.map(({ wordId }) => wordId);
  const { histories, stream } = store.get(practiceAtom);
  const isRefitted = String(parameters) !== String(stream.parameters);
  await store.set(changePracticeAtom, {
    wordIds: [...new Set([...(isRefitted ? Object.keys(histories) : []), ...changedIds])],
    change(history, wordId) {
      const parts = changed.filter((part) => part.wordId === wordId);
      const langCode = parts.find((part) => part.langCode)?.langCode ?? '';
      return withEvents(
        history,
        parts.flatMap(({ events }) => events),
        langCode,
      );
    },
    sent,
    stream: { cursor, parameters, isComplete: stream.isComplete || page.isComplete },
  });
}
