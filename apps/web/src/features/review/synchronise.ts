import type { QueryClient } from '@tanstack/react-query';
import { type ApiClient, readData } from '@wordhoard/api-client';
import type { ReviewSync } from '@wordhoard/contract';
import type { createStore } from 'jotai';
import { v7 as newId } from 'uuid';
import { isText, storedAtom } from '../../shared/storage/stored-atom.ts';
import { changePracticeAtom, practiceStoreAtom } from './change-practice.ts';
import { practiceAtom } from './practice.ts';
import type { Unsent } from './practice-store.ts';
import { toStoredEvent, withEvents } from './stored-event.ts';

/** Names this device to the server, which tells the other devices of an account what this one has changed. */
export const deviceIdAtom = storedAtom({
  key: 'wordhoard.device',
  area: 'local',
  restore: (stored) => (isText(stored) ? stored : newId()),
});

interface Ports {
  api: ApiClient;
  store: ReturnType<typeof createStore>;
  queryClient: Pick<QueryClient, 'invalidateQueries'>;
}

/** As many as the server takes at once. */
const maxSent = { events: 500, sessions: 20 };

interface SyncOutcome {
  /** Whether the clock of this device is ahead. */
  isClockAhead: boolean;
}

/** Sends what the account does not have, and receives what other devices have sent. */
export async function synchronise({ api, store, queryClient }: Ports): Promise<SyncOutcome> {
  const { owner } = store.get(practiceAtom);
  let isClockAhead = false;
  let hasChanged = false;
  for (;;) {
    const sent = await store.get(practiceStoreAtom).listUnsent(owner, maxSent);
    const { cursor } = store.get(practiceAtom).stream;
    const answer = await readData(
      api.POST('/front-review/sync', {
        body: {
          deviceId: store.get(deviceIdAtom),
          cursor,
          events: [...sent.events],
          sessions: [...sent.sessions],
        },
      }),
    );
    // Another learner may have signed in meanwhile. The account takes the events again, once.
    if (store.get(practiceAtom).owner !== owner) return { isClockAhead };
    await receive(store, sent, answer);
    isClockAhead ||= answer.received.some(({ outcome }) => outcome === 'clamped');
    hasChanged ||= sent.events.length > 0 || answer.words.length > 0;
    const isAllSent =
      sent.events.length < maxSent.events && sent.sessions.length < maxSent.sessions;
    if (answer.isComplete && isAllSent) break;
  }
  if (hasChanged) await queryClient.invalidateQueries(followers);
  return { isClockAhead };
}

/** What the server derives from events, which settings do not follow from. */
const followers = {
  predicate: ({ queryKey: [, path] }: { queryKey: readonly unknown[] }) =>
    /^\/front-(user|progress|lesson|quiz)\/(?!settings)/.test(String(path)),
};

/** Stores what other devices did, and when events of this one count if its clock is ahead. */
async function receive(
  store: Ports['store'],
  sent: Unsent,
  { received, words, cursor, parameters }: ReviewSync,
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
    stream: { cursor, parameters },
  });
}
