import type { EventOutcome, ReceivedEvent, ReviewEvent, routes } from '@wordhoard/contract';
import type { Database } from '../../platform/database/database.ts';
import type { RouteRequest } from '../../platform/http/answer.ts';
import { lockUser } from '../user/store.ts';
import { findLanguages } from './accessible-words.ts';
import { addEvents, countWaitingEvents } from './add-events.ts';
import { type EventRecord, type EventStream, findEventsById, findStream } from './event-store.ts';
import { findEventsAfter } from './events-after.ts';
import { toEventRecord } from './received-events.ts';

type SyncRequest = Omit<RouteRequest<typeof routes.review.sync>, 'sessions' | 'openedIds'>;

/** Stores the events of a device that are new, and finds those of other devices. Locks the learner. */
export async function syncEvents(
  transaction: Database,
  userId: string,
  { deviceId, cursor, events }: SyncRequest,
  now: Date,
) {
  await lockUser(transaction, userId);
  const stream = await findStream(transaction, userId);
  await countWaitingEvents(transaction, userId, stream);
  const { added, received, sentIds } = await receiveEvents(
    transaction,
    userId,
    { deviceId, events, stream },
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

/** @returns the new events, what became of each, in order, and which of them are stored as the device has them */
async function receiveEvents(
  database: Database,
  userId: string,
  { deviceId, events, stream }: Pick<SyncRequest, 'deviceId' | 'events'> & { stream: EventStream },
  now: Date,
): Promise<{ added: { id: string }[]; received: ReceivedEvent[]; sentIds: string[] }> {
  if (events.length === 0) return { added: [], received: [], sentIds: [] };
  const named = events.flatMap((event) => (event.kind === 'undo' ? [event.undoes] : []));
  const stored = await findEventsById(database, userId, [
    ...new Set([...events.map(({ id }) => id), ...named]),
  ]);
  const storedById = new Map(stored.map((event) => [event.id, event]));
  const added = withoutRepeated(events, stored).map((event) => {
    const record = toEventRecord(event, now);
    // Its event may have moved to another word.
    return { ...record, wordId: storedById.get(record.undoes ?? '')?.wordId ?? record.wordId };
  });
  const records = new Map([...stored, ...added].map((event) => [event.id, event]));
  const languages = await findLanguages(database, userId, [
    ...new Set([...records.values()].map(({ wordId }) => wordId)),
  ]);
  const isAccessible = (wordId: string) => languages.has(wordId);
  await addEvents(database, userId, { added, isAccessible, deviceId, stream });
  return {
    added,
    received: events.flatMap(({ id }) => {
      const record = records.get(id);
      return record === undefined ? [] : [present(record, isAccessible(record.wordId))];
    }),
    sentIds: events.flatMap(({ id, wordId }) => (records.get(id)?.wordId === wordId ? [id] : [])),
  };
}

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
