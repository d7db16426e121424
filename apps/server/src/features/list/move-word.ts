// Raw SQL: one statement updates the positions of many words.

import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { word } from '../word/schema.ts';
import { visibleTo } from '../word/visible.ts';
import { lockListToChange } from './change-list.ts';
import { moved } from './rules.ts';
import { listWord } from './schema.ts';

interface Move {
  listId: string;
  wordId: string;
  position: number;
}

type PlacedWord = Pick<typeof listWord.$inferSelect, 'wordId' | 'position'>;

/** @returns the word's new position, counted from 1 */
export function moveWord(
  database: Database,
  { listId, wordId, position }: Move,
  context: SignedInContext,
): Promise<number> {
  return database.transaction(async (transaction) => {
    await lockListToChange(transaction, listId, context);
    const words = await findVisibleWords(transaction, listId, context.caller.id);
    const changed = moved(words, wordId, position);
    if (changed === undefined) throw new ApplicationError('NotFound');
    await updatePositions(transaction, listId, changed);
    return Math.min(position, words.length);
  });
}

function findVisibleWords(
  transaction: Database,
  listId: string,
  callerId: string,
): Promise<PlacedWord[]> {
  return transaction
    .select({ wordId: listWord.wordId, position: listWord.position })
    .from(listWord)
    .innerJoin(word, eq(word.id, listWord.wordId))
    .where(and(eq(listWord.listId, listId), visibleTo(callerId)))
    .orderBy(listWord.position);
}

/** Uses negative positions in between, because two words may never have the same position. */
async function updatePositions(
  transaction: Database,
  listId: string,
  words: readonly PlacedWord[],
): Promise<void> {
  const wordIds = words.map(({ wordId }) => wordId);
  const positions = words.map(({ position }) => position);
  await transaction.execute(
    sql`update list_word set position = -placed.position
        from unnest(${sql.param(wordIds)}::uuid[], ${sql.param(positions)}::int[])
          as placed (word_id, position)
        where list_word.list_id = ${listId} and list_word.word_id = placed.word_id`,
  );
  await transaction.execute(
    sql`update list_word set position = -position
        where list_id = ${listId} and position < 0`,
  );
}
