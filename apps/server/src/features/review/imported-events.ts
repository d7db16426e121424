import { and, eq, or } from 'drizzle-orm';
import { v7 as newId, v5 } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { review } from '../../schema/review.ts';
import { lockUser } from '../user/store.ts';
import { addEvents } from './add-events.ts';
import { blankEvent, findEventsOfWords, findStream } from './event-store.ts';

const namespace = 'b1b4c0fe-6c57-5d0f-9a52-0f6f3d5c1a11';

/**
 * Ids follow from what a file says and the word, so that a second import adds nothing.
 *
 * @param key - names what the file says
 * @param generation - how often the import of the event was undone
 */
export const eventId = (key: string, wordId: string, generation = 0): string =>
  v5(`${key} ${wordId}${generation === 0 ? '' : ` ${generation}`}`, namespace);

export type ImportedEvent = typeof blankEvent & {
  id: string;
  key: string;
  wordId: string;
  reviewedAt: Date;
};

/**
 * The learner's note on how to remember a word.
 *
 * @param source - names the part of the file
 */
export function toNoteEvent(
  { wordId, text }: { wordId: string; text: string },
  { source, now }: { source: string; now: Date },
): ImportedEvent {
  const key = `${source} note ${text}`;
  return { ...blankEvent, id: eventId(key, wordId), key, wordId, note: text, reviewedAt: now };
}

type AddedEvent = Pick<ImportedEvent, 'id' | 'rating' | 'practice' | 'sessionId'>;

interface ImportOfEvents {
  userId: string;
  /** Its events can be undone by it. */
  importId: string | undefined;
}

/**
 * Adds events of a file. What the learner did to a word at the same instant is the same event. The import is the session of
 * those without one.
 *
 * @returns those that were not there before
 */
export async function addImportedEvents(
  database: Database,
  events: readonly ImportedEvent[],
  { userId, importId }: ImportOfEvents,
): Promise<AddedEvent[]> {
  if (events.length === 0) return [];
  await lockUser(database, userId);
  const stored = await findStored(database, userId, events);
  const added = events.flatMap(({ key, ...event }) => {
    const instant = toInstant(event);
    if (stored.instants.has(instant)) return [];
    stored.instants.add(instant);
    const id = findFreeId(stored.isUndone, { ...event, key });
    if (id === undefined) return [];
    const sessionId = event.sessionId ?? importId ?? null;
    return [{ ...event, id, sessionId, milliseconds: event.milliseconds ?? null }];
  });
  const stream = await findStream(database, userId);
  const wordIds = [...new Set(added.map(({ wordId }) => wordId))];
  await addEvents(database, userId, {
    added,
    stored: await findEventsOfWords(database, userId, wordIds),
    isAccessible: () => true,
    deviceId: newId(),
    stream,
  });
  return added;
}

export const countReviews = (events: readonly AddedEvent[]): number =>
  events.filter(({ rating, practice }) => (rating ?? practice) !== null).length;

const toInstant = ({
  wordId,
  reviewedAt,
  note,
}: Pick<ImportedEvent, 'wordId' | 'reviewedAt' | 'note'>): string =>
  `${wordId} ${note ?? new Date(reviewedAt).getTime()}`;

/** The learner's events of the words, and whether those with an id are undone. */
async function findStored(database: Database, userId: string, events: readonly ImportedEvent[]) {
  const wordIds = [...new Set(events.map((event) => event.wordId))];
  const ids = events.map((event) => event.id);
  const { id, wordId, reviewedAt, isUndone, undoes, note } = review;
  const rows = await database
    .select({ id, wordId, reviewedAt, isUndone, undoes, note })
    .from(review)
    .where(and(eq(review.userId, userId), or(isAmong(wordId, wordIds), isAmong(id, ids))));
  const counted = rows.filter((row) => !row.isUndone && row.undoes === null);
  return {
    isUndone: new Map(rows.map((row) => [row.id, row.isUndone])),
    instants: new Set(counted.map(toInstant)),
  };
}

/** The first id that no event has. Undefined if the event exists: an undone one is added again, another one is not. */
function findFreeId(
  isUndone: ReadonlyMap<string, boolean>,
  { id: first, key, wordId }: ImportedEvent,
): string | undefined {
  for (let generation = 0; ; generation += 1) {
    const id = generation === 0 ? first : eventId(key, wordId, generation);
    const undone = isUndone.get(id);
    if (undone === undefined) return id;
    if (!undone) return undefined;
  }
}
