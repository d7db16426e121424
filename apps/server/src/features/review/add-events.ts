import { listNotes, listReviews, type Review } from '@wordhoard/review-scheduler';
import type { Database } from '../../platform/database/database.ts';
import { sendTogether } from '../../platform/database/transaction.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { findLanguages } from './accessible-words.ts';
import { addActivity, type DayActivity, negative } from './activity.ts';
import {
  type EventRecord,
  type EventStream,
  endWaiting,
  findEventsOfWords,
  insertEvents,
  markUndone,
  type NewEvent,
  toReviewEvent,
} from './event-store.ts';
import { saveKnowledge } from './history-store.ts';
import { computeKnowledge } from './knowledge.ts';

interface AddedEvents {
  /** New to the learner, each with an id of its own. */
  added: readonly (EventRecord & NewEvent)[];
  /** The events of their words so far. */
  stored: readonly EventRecord[];
  /** Whether the learner sees or knows a word. Only such a word gets a card. */
  isAccessible: (wordId: string) => boolean;
  deviceId: string;
  stream: EventStream;
}

/**
 * Adds events, and changes all that follows from them: what the learner knows of the words, and the activity of
 * their days. The transaction has locked the learner.
 */
export async function addEvents(
  database: Database,
  userId: string,
  { added, stored, isAccessible, deviceId, stream }: AddedEvents,
): Promise<void> {
  if (added.length === 0) return;
  const changed = compareHistories(stored, added, stream.parameters);
  const counted = new Set(changed.flatMap(({ after }) => after.ids));
  const undone = changed.flatMap(({ before }) => before.ids.filter((id) => !counted.has(id)));
  const accessible = changed.filter(({ wordId }) => isAccessible(wordId));
  const knowledgeOf = accessible.map(({ wordId, after }) => [wordId, after.knowledge] as const);
  await sendTogether([
    markUndone(database, userId, undone),
    insertEvents(
      database,
      userId,
      stream,
      added.map((event) => ({
        ...event,
        isUndone: event.undoes === null && !counted.has(event.id),
        isWaiting: !isAccessible(event.wordId),
      })),
    ),
    saveKnowledge(database, userId, new Map(knowledgeOf)),
    addActivity(
      database,
      userId,
      changed.flatMap(({ before, after }) => [...before.activity.map(negative), ...after.activity]),
    ),
    publish(database, { userId, kind: 'knowing', deviceId }),
  ]);
}

/**
 * Saves what a learner knows of words whose events have waited until the learner sees them. The transaction has locked
 * the learner.
 */
export async function countWaitingEvents(
  database: Database,
  userId: string,
  { waitingIds, parameters }: EventStream,
): Promise<void> {
  if (waitingIds.length === 0) return;
  const wordIds = [...(await findLanguages(database, userId, waitingIds)).keys()];
  if (wordIds.length === 0) return;
  const stored = await findEventsOfWords(database, userId, wordIds);
  const knowledgeOf = [...Map.groupBy(stored, ({ wordId }) => wordId)].map(
    ([wordId, events]) => [wordId, summarize(events, parameters).knowledge] as const,
  );
  await saveKnowledge(database, userId, new Map(knowledgeOf));
  await endWaiting(database, userId, wordIds);
  await publish(database, { userId, kind: 'knowing' });
}

/** What follows from the events of each word before others are added, and afterwards. */
function compareHistories(
  stored: readonly EventRecord[],
  added: readonly EventRecord[],
  parameters: EventStream['parameters'],
) {
  const storedOf = Map.groupBy(stored, ({ wordId }) => wordId);
  return [...Map.groupBy(added, ({ wordId }) => wordId)].map(([wordId, addedToWord]) => {
    const former = storedOf.get(wordId) ?? [];
    return {
      wordId,
      before: summarize(former, parameters),
      after: summarize([...former, ...addedToWord], parameters),
    };
  });
}

function summarize(events: readonly EventRecord[], parameters: EventStream['parameters']) {
  const reviewEvents = events.map(toReviewEvent);
  const reviews = listReviews(reviewEvents);
  const knowledge = computeKnowledge(reviews, parameters ?? undefined);
  const activity = [...knowledge.activity, ...timeSpent(reviews, events)];
  const counted = [...reviews, ...listNotes(reviewEvents)];
  return { ids: counted.map(({ id }) => id), knowledge, activity };
}

function timeSpent(reviews: readonly Review[], events: readonly EventRecord[]): DayActivity[] {
  const timeOf = new Map(events.map(({ id, milliseconds }) => [id, milliseconds]));
  return reviews.map(({ id, day }) => ({ day, milliseconds: timeOf.get(id) ?? 0 }));
}
