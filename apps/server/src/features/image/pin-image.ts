import { limits } from '@wordhoard/contract/limits';
import { sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { lockUser } from '../user/store.ts';
import { visibleTo } from '../word/visible.ts';

interface Pin {
  userId: string;
  wordImageId: string;
}

/** Puts a picture before the others of its word, for one learner. Pinning it again changes nothing. */
export function pinImage(database: Database, pin: Pin): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, pin.userId);
    await expectSeen(transaction, pin);
    await transaction.execute(
      sql`insert into image_pin (user_id, word_image_id) values (${pin.userId}, ${pin.wordImageId})
          on conflict do nothing`,
    );
    if ((await countPinsBeside(transaction, pin)) > limits.imageMaxPins) {
      throw new ApplicationError('MaxWordImagePinsExceeded');
    }
  });
}

/** Takes a pin away, where there is one. */
export async function unpinImage(database: Database, { userId, wordImageId }: Pin): Promise<void> {
  await expectSeen(database, { userId, wordImageId });
  await database.execute(
    sql`delete from image_pin where user_id = ${userId} and word_image_id = ${wordImageId}`,
  );
}

const seenBy = (callerId: string) =>
  sql`(word_image.status = 1 or word_image.user_id = ${callerId})`;

async function expectSeen(database: Database, { userId, wordImageId }: Pin): Promise<void> {
  const seen = await selectRow(
    database,
    sql`select word_image.id from word_image join word on word.id = word_image.word_id
        where word_image.id = ${wordImageId} and ${seenBy(userId)} and ${visibleTo(userId)}`,
  );
  if (seen === undefined) throw new ApplicationError('NotFound');
}

/** How many pictures of the same word the learner has pinned, of those that they see. */
async function countPinsBeside(database: Database, { userId, wordImageId }: Pin): Promise<number> {
  const row = await selectRow<{ count: number }>(
    database,
    sql`select count(*)::int as count
        from word_image join image_pin on image_pin.word_image_id = word_image.id
        where image_pin.user_id = ${userId} and ${seenBy(userId)}
          and word_image.word_id = (select word_id from word_image where id = ${wordImageId})`,
  );
  return row?.count ?? 0;
}
