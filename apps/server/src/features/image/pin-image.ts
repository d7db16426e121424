import { limits } from '@wordhoard/contract/limits';
import { and, count, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { imagePin, wordImage } from '../../schema/image.ts';
import { lockUser } from '../user/store.ts';
import { findImage, shownTo } from './store.ts';

interface Pin {
  userId: string;
  wordImageId: string;
}

/** Pins an image, which then comes first among the images of its word for this learner. */
export function pinImage(database: Database, pin: Pin): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, pin.userId);
    await expectVisible(transaction, pin);
    await transaction.insert(imagePin).values(pin).onConflictDoNothing();
    if ((await countPinsOfWord(transaction, pin)) > limits.imageMaxPins) {
      throw new ApplicationError('MaxWordImagePinsExceeded');
    }
  });
}

/** Does nothing if the image is not pinned. */
export async function unpinImage(database: Database, pin: Pin): Promise<void> {
  await expectVisible(database, pin);
  await database
    .delete(imagePin)
    .where(and(eq(imagePin.userId, pin.userId), eq(imagePin.wordImageId, pin.wordImageId)));
}

async function expectVisible(database: Database, { userId, wordImageId }: Pin): Promise<void> {
  const found = await findImage(database, wordImageId, userId);
  if (found === undefined) throw new ApplicationError('NotFound');
}

/** Counts the learner's pins of visible images of the same word. */
async function countPinsOfWord(database: Database, { userId, wordImageId }: Pin): Promise<number> {
  const pinned = alias(wordImage, 'pinned');
  const [row] = await database
    .select({ pins: count() })
    .from(imagePin)
    .innerJoin(wordImage, and(eq(wordImage.id, imagePin.wordImageId), shownTo(userId)))
    .innerJoin(pinned, and(eq(pinned.id, wordImageId), eq(pinned.wordId, wordImage.wordId)))
    .where(eq(imagePin.userId, userId));
  return row?.pins ?? 0;
}
