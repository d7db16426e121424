import { limits } from '@wordhoard/contract/limits';
import type { Database } from '../../../platform/database/database.ts';
import { blankEvent } from '../../review/event-store.ts';
import { addImportedEvents, type ImportedEvent } from '../../review/imported-events.ts';
import { countedTime } from '../../review/received-events.ts';
import { clampTime } from '../package/review-events.ts';
import type { AccountFile } from './account-worker.ts';
import type { AccountImport } from './import-account.ts';

const eventsAtOnce = 5_000;

/**
 * Adds the reviews and notes of an account. Leaves out reviews that were taken back.
 *
 * @returns the number of added reviews
 */
export async function addAccountEvents(
  transaction: Database,
  { reviews, notes }: AccountFile,
  { run, idOf }: AccountImport,
): Promise<number> {
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
      sessionId: null,
      answer: review.answer?.slice(0, limits.quizAnswerMaxLength) ?? null,
      givenId: idOf.get(review.givenId ?? '') ?? review.givenId,
      milliseconds: review.milliseconds === null ? null : clampTime(review.milliseconds),
    })),
  );
  const noted = notes.flatMap(({ id, word, createdAt, text }) =>
    build(id, createdAt, word).map((event) => ({ ...event, note: text })),
  );
  const byWord = Map.groupBy([...told, ...noted], ({ wordId }) => wordId);
  const of = { userId: run.caller.id, importId: run.id };
  let count = 0;
  let part: ImportedEvent[] = [];
  for (const events of [...byWord.values(), []]) {
    part.push(...events);
    if (events.length > 0 && part.length < eventsAtOnce) continue;
    count += await addImportedEvents(transaction, part, of);
    part = [];
  }
  return count;
}

const isTold = ({ rating, practice, mark, isUndone }: AccountFile['reviews'][number]): boolean =>
  !isUndone && [rating, practice, mark].filter((one) => one !== null).length === 1;
