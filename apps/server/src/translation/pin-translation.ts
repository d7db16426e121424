import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import { lockUser } from '../user/lock-user.ts';
import { addPin, countOtherPins, removePin } from './pin-store.ts';
import { checkPinCount, refusalAt } from './rules.ts';
import { findTranslation } from './store.ts';

interface WishedPin {
  tranId: string;
  /** Left out, it is the word that stands first in the record. */
  wordId?: string | undefined;
  pinned: boolean;
}

/** A pin can always be taken off, also from what is not seen any more. */
export async function pinTranslation(
  database: Database,
  userId: string,
  { pinned, ...wish }: WishedPin,
): Promise<void> {
  if (!pinned) return removePin(database, { ...wish, userId });
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const pin = { userId, tranId: wish.tranId, wordId: await sideOf(transaction, userId, wish) };
    checkPinCount(await countOtherPins(transaction, pin));
    await addPin(transaction, pin);
  });
}

async function sideOf(
  database: Database,
  userId: string,
  { tranId, wordId }: Omit<WishedPin, 'pinned'>,
): Promise<string> {
  const translation = await findTranslation(database, tranId, userId);
  if (translation === undefined) throw new ApplicationError('NotFound');
  const sides = [translation.wordId, translation.destId];
  if (wordId !== undefined && !sides.includes(wordId)) {
    throw refusalAt('ParameterInvalid', ['wordId']);
  }
  return wordId ?? translation.wordId;
}
