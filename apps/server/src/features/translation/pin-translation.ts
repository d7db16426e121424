import { limits } from '@wordhoard/contract/limits';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError, buildFieldError } from '../../platform/errors/application-error.ts';
import { translation, translationPin } from '../../schema/translation.ts';
import { lockUser } from '../user/store.ts';
import { findTranslation } from './store.ts';

interface PinTarget {
  tranId: string;
  /** Default: the word that comes first in the row. */
  wordId?: string | undefined;
}

/** A pin can always be removed, even if the learner no longer sees the translation. */
export async function pinTranslation(
  database: Database,
  userId: string,
  { pinned: isPinned, ...target }: PinTarget & { pinned: boolean },
): Promise<void> {
  if (!isPinned) return removePin(database, userId, target);
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const { tranId: translationId } = target;
    const { wordId: first, dest } = await findTranslation(transaction, translationId, userId);
    const { wordId = first } = target;
    if (wordId !== first && wordId !== dest.id)
      throw buildFieldError('wordId', { code: 'invalid' });
    const { userId: by, wordId: onWord, translationId: pinned } = translationPin;
    const isOther = and(eq(by, userId), eq(onWord, wordId), ne(pinned, translationId));
    if ((await transaction.$count(translationPin, isOther)) >= limits.translationMaxPins) {
      throw new ApplicationError('MaxTranWordPinsExceeded');
    }
    await transaction
      .insert(translationPin)
      .values({ userId, wordId, translationId })
      .onConflictDoNothing();
  });
}

/** Removes the pin from one word: without a word id, from the word that comes first in the row. */
async function removePin(database: Database, userId: string, { tranId, wordId }: PinTarget) {
  const first = database
    .select({ id: translation.lowWordId })
    .from(translation)
    .where(eq(translation.id, tranId));
  const isOnWord = inArray(translationPin.wordId, wordId === undefined ? first : [wordId]);
  const { userId: by, translationId } = translationPin;
  await database
    .delete(translationPin)
    .where(and(eq(by, userId), eq(translationId, tranId), isOnWord));
}
