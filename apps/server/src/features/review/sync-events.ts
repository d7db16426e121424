import type { EventOutcome, ReceivedEvent, ReviewEvent, routes } from '@wordhoard/contract';
import type { Database } from '../../platform/database/database.ts';
import { sendTogether } from '../../platform/database/transaction.ts';
import type { RouteRequest } from '../../platform/http/answer.ts';
import { findLanguages } from './accessible-words.ts';
import { addEvents, countWaitingEvents } from './add-events.ts';
import {
  type EventRecord,
  type EventStream,
  findEventsById,
  findEventsOfWords,
  findStream,
} from './event-store.ts';
import { findEventsAfter } from './events-after.ts';
import { toEventRecord } from './received-events.ts';

type SyncRequest = Omit<RouteRequest<typeof routes.review.sync>, 'sessions' | 'openedIds'>;

/** Stores the events of a device that are new, and finds those of other devices. The transaction has locked the learner. */
export async function syncEvents(
  transaction: Database,
  userId: string,
  { deviceId, cursor, events }: SyncRequest,
  now: Date,
) {
  const named = events.flatMap((event) => (event.kind === 'undo' ? [event.undoes] : []));
  const [stream, stored] = await sendTogether([
    findStream(transaction, userId),
    findEventsById(transaction, userId, [...new Set([...events.map(({ id }) => id), ...named])]),
  ]);
  await countWaitingEvents(transaction, userId, stream);
  const { added, received, sentIds } = await receiveEvents(
    transaction,
    userId,
    { deviceId, events, stored, stream },
    now,
  );
  const { parameters } = stream;
  const last = stream.last + added.length;
  // Most devices have everything already but what they send.
  const isCurrent = cursor === stream.last && added.every(({ id }) => sentIds.includes(id));
  // A cursor that lies ahead is from before a backup was restored.
  const start = cursor > stream.last ? 0 : cursor;
  return {
    received,
    ...(isCurrent
      ? { words: [], cursor: last, isComplete: true }
      : await findEventsAfter(transaction, userId, { cursor: start, last, sentIds })),
    parameters,
  };
}

interface SentEvents extends Pick<SyncRequest, 'deviceId' | 'events'> {
  /** Those of the events, and of the events that they undo, that the learner has. */
  stored: readonly EventRecord[];
  stream: EventStream;
}

/** @returns the new events, what became of each, in order, and which of them are stored as the device has them */
async function receiveEvents(
  database: Database,
  userId: string,
  { deviceId, events, stored, stream }: SentEvents,
  now: Date,
): Promise<{ added: { id: string }[]; received: ReceivedEvent[]; sentIds: string[] }> {
  if (events.length === 0) return { added: [], received: [], sentIds: [] };
  const storedById = new Map(stored.map((event) => [event.id, event]));
  const added = withoutRepeated(events, stored).map((event) => {
    const record = toEventRecord(event, now);
    // Its event may have moved to another word.
    return { ...record, wordId: storedById.get(record.undoes ?? '')?.wordId ?? record.wordId };
  });
  const records = new Map([...stored, ...added].map((event) => [event.id, event]));
  const [languages, storedOfWords] = await sendTogether([
    findLanguages(database, userId, listWords([...records.values()])),
    findEventsOfWords(database, userId, listWords(added)),
  ]);
  const isAccessible = (wordId: string) => languages.has(wordId);
  await addEvents(database, userId, {
    ...{ added, stored: storedOfWords, isAccessible, deviceId, stream },
  });
  return {
    added,
    received: events.flatMap(({ id }) => {
      const record = records.get(id);
      return record === undefined ? [] : [present(record, isAccessible(record.wordId))];
    }),
    sentIds: events.flatMap(({ id, wordId }) => (records.get(id)?.wordId === wordId ? [id] : [])),
  };
}

const listWords = (events: readonly { wordId: string }[]): string[] => [
  ...new Set(events.map(({ wordId }) => wordId)),
];

/** The first event with each id that is not stored. */
function withoutRepeated(
  events: readonly ReviewEvent[],
  stored: readonly EventRecord[],
): ReviewEvent[] {
  const known = new Set(stored.map(({ id }) => id));
  return events.filter(({ id }) => {
    const isNew = !known.has(id);
    known.add(id);
    return isNew;
  });
}

function present(
  { id, reviewedAt, day, isClamped }: EventRecord,
  isAccessible: boolean,
): ReceivedEvent {
  const kept: EventOutcome = isClamped ? 'clamped' : 'taken';
  const outcome = isAccessible ? kept : 'keptWithoutWord';
  return { id, outcome, at: reviewedAt.toISOString(), day };
}
