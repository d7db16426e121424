import { limits } from '@wordhoard/contract/limits';
import type { Database } from '../../../platform/database/database.ts';
import { blankEvent } from '../../review/event-store.ts';
import {
  addImportedEvents,
  countReviews,
  type ImportedEvent,
} from '../../review/imported-events.ts';
import { countedTime } from '../../review/received-events.ts';
import { clampTime } from '../package/review-events.ts';
import type { AccountFile } from './account-worker.ts';
import type { AccountImport } from './import-account.ts';

const eventsAtOnce = 5_000;

/** Adds the reviews and notes of an account. Leaves out reviews that were taken back. */
export async function addAccountEvents(
  transaction: Database,
  { reviews, notes, quizzes }: AccountFile,
  { run, idOf, made, result }: AccountImport,
): Promise<void> {
  const quizIds = new Set(quizzes.map(({ id }) => id));
  const find = (id: string | null = null) => id && (idOf.get(id) ?? id);
  const build = (fileId: string, time: string, word: { id: string } | null): ImportedEvent[] => {
    const wordId = idOf.get(word?.id ?? '');
    if (wordId === undefined) return [];
    const at = new Date(time);
    const reviewedAt = countedTime(at, run.now);
    const named = { id: fileId, key: fileId, wordId, reviewedAt };
    return [{ ...blankEvent, ...named, isClamped: reviewedAt !== at }];
  };
  const told = reviews.filter(isTold).flatMap(({ id, word, reviewedAt, isUndone, ...review }) =>
    build(id, reviewedAt, word).map((event) => ({
      ...event,
      ...review,
      sessionId: quizIds.has(review.sessionId ?? '') ? review.sessionId : null,
      rowId: find(review.rowId),
      columnId: find(review.columnId),
      answer: review.answer?.slice(0, limits.quizAnswerMaxLength) ?? null,
      givenId: find(review.givenId),
      milliseconds: review.milliseconds === null ? null : clampTime(review.milliseconds),
    })),
  );
  const noted = notes.flatMap(({ id, word, createdAt, text }) =>
    build(id, createdAt, word).map((event) => ({ ...event, note: text })),
  );
  const byWord = Map.groupBy([...told, ...noted], ({ wordId }) => wordId);
  const of = { userId: run.caller.id, importId: run.id };
  let part: ImportedEvent[] = [];
  for (const events of [...byWord.values(), []]) {
    part.push(...events);
    if (events.length > 0 && part.length < eventsAtOnce) continue;
    const added = await addImportedEvents(transaction, part, of);
    result.counts.reviews += countReviews(added);
    made.push(
      ...added
        .filter(({ sessionId }) => sessionId !== run.id)
        .map(({ id }) => ({ kind: 'review' as const, id })),
    );
    part = [];
  }
}

const isTold = ({ rating, practice, mark, isUndone }: AccountFile['reviews'][number]): boolean =>
  !isUndone && [rating, practice, mark].filter((one) => one !== null).length === 1;
