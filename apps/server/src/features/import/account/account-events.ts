import type { AccountReview } from '@wordhoard/contract';
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
import type { Account } from './account-file.ts';
import type { AccountImport } from './import-account.ts';

/** Adds the reviews and notes of an account. Leaves out reviews that were taken back. */
export async function addAccountEvents(
  transaction: Database,
  account: Account,
  { run, idOf, made, result }: AccountImport,
): Promise<void> {
  const { notes, quizzes } = account.data;
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
  const buildReview = ({ id, word, reviewedAt, isUndone, ...review }: AccountReview) =>
    build(id, reviewedAt, word).map((event) => ({
      ...event,
      ...review,
      sessionId: quizIds.has(review.sessionId ?? '') ? review.sessionId : null,
      rowId: find(review.rowId),
      columnId: find(review.columnId),
      answer: review.answer?.slice(0, limits.quizAnswerMaxLength) ?? null,
      givenId: find(review.givenId),
      milliseconds: review.milliseconds === null ? null : clampTime(review.milliseconds),
    }));
  const add = async (events: ImportedEvent[]) => {
    const of = { userId: run.caller.id, importId: run.id };
    const added = await addImportedEvents(transaction, events, of);
    result.counts.reviews += countReviews(added);
    for (const { id, sessionId } of added)
      if (sessionId !== run.id) made.push({ kind: 'review', id });
  };
  for await (const reviews of account.readReviews())
    await add(reviews.filter(isTold).flatMap(buildReview));
  await add(
    notes.flatMap(({ id, word, createdAt, text }) =>
      build(id, createdAt, word).map((event) => ({ ...event, note: text })),
    ),
  );
}

const isTold = ({ rating, practice, mark, isUndone }: AccountReview): boolean =>
  !isUndone && [rating, practice, mark].filter((one) => one !== null).length === 1;
