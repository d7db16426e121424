import { limits } from '@wordhoard/contract/limits';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { translation, translationPin } from '../../schema/translation.ts';
import { lockUser } from '../user/store.ts';
import { makeRefusal } from './rules.ts';
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
    const wordId = await findPinnedWord(transaction, userId, target);
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

async function findPinnedWord(
  database: Database,
  userId: string,
  { tranId, wordId }: PinTarget,
): Promise<string> {
  const found = await findTranslation(database, tranId, userId);
  if (wordId === undefined) return found.wordId;
  if (wordId !== found.wordId && wordId !== found.dest.id) {
    throw makeRefusal('ParameterInvalid', ['wordId']);
  }
  return wordId;
}

/** Removes the pin from one word: without a word id, from the word that comes first in the row. */
async function removePin(
  database: Database,
  userId: string,
  { tranId, wordId }: PinTarget,
): Promise<void> {
  const firstWord = database
    .select({ id: translation.lowWordId })
    .from(translation)
    .where(eq(translation.id, tranId));
  await database
    .delete(translationPin)
    .where(
      and(
        eq(translationPin.userId, userId),
        eq(translationPin.translationId, tranId),
        wordId === undefined
          ? inArray(translationPin.wordId, firstWord)
          : eq(translationPin.wordId, wordId),
      ),
    );
}
