import { sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { lockUser } from '../user/store.ts';
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

interface Pin {
  userId: string;
  wordId: string;
  tranId: string;
}

async function countOtherPins(
  database: Database,
  { userId, wordId, tranId }: Pin,
): Promise<number> {
  const row = await selectRow<{ count: number }>(
    database,
    sql`select count(*)::int as count from translation_pin
        where user_id = ${userId} and word_id = ${wordId} and translation_id <> ${tranId}`,
  );
  return row?.count ?? 0;
}

async function addPin(database: Database, { userId, wordId, tranId }: Pin): Promise<void> {
  await database.execute(
    sql`insert into translation_pin (user_id, word_id, translation_id)
        values (${userId}, ${wordId}, ${tranId}) on conflict do nothing`,
  );
}

/** From one side, or from that which stands first in the record. */
async function removePin(
  database: Database,
  { userId, wordId, tranId }: Omit<Pin, 'wordId'> & { wordId?: string | undefined },
): Promise<void> {
  await database.execute(
    sql`delete from translation_pin where user_id = ${userId} and translation_id = ${tranId}
        and word_id = coalesce(${wordId ?? null}::uuid, (
          select low_word_id from translation where id = ${tranId}
        ))`,
  );
}
