import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { translation, translationPin } from '../../schema/translation.ts';
import { lockUser } from '../user/store.ts';
import { checkPinCount, makeRefusal } from './rules.ts';
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
  { pinned, ...target }: PinTarget & { pinned: boolean },
): Promise<void> {
  if (!pinned) return removePin(database, userId, target);
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const { tranId } = target;
    const pin = { userId, tranId, wordId: await findPinnedWord(transaction, userId, target) };
    checkPinCount(await countOtherPins(transaction, pin));
    await transaction
      .insert(translationPin)
      .values({ userId, wordId: pin.wordId, translationId: tranId })
      .onConflictDoNothing();
  });
}

async function findPinnedWord(
  database: Database,
  userId: string,
  { tranId, wordId }: PinTarget,
): Promise<string> {
  const found = await findTranslation(database, tranId, userId);
  if (found === undefined) throw new ApplicationError('NotFound');
  if (wordId === undefined) return found.wordId;
  if (wordId !== found.wordId && wordId !== found.destId) {
    throw makeRefusal('ParameterInvalid', ['wordId']);
  }
  return wordId;
}

interface Pin {
  userId: string;
  wordId: string;
  tranId: string;
}

async function countOtherPins(
  database: Database,
  { userId, wordId, tranId }: Pin,
): Promise<number> {
  const isOther = ne(translationPin.translationId, tranId);
  return database.$count(
    translationPin,
    and(eq(translationPin.userId, userId), eq(translationPin.wordId, wordId), isOther),
  );
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
