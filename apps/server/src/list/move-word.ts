import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import type { Changer } from '../shelf/changer.ts';
import { lockListToChange } from './change-list.ts';
import { moved } from './rules.ts';
import { findPlaces, placeWords } from './word-store.ts';

interface Move {
  listId: string;
  wordId: string;
  position: number;
}

/** @returns where the word stands now, counted from 1 */
export function moveWord(
  database: Database,
  { listId, wordId, position }: Move,
  changer: Changer,
): Promise<number> {
  return database.transaction(async (transaction) => {
    await lockListToChange(transaction, listId, changer);
    const places = await findPlaces(transaction, listId);
    const changed = moved(places, wordId, position);
    if (changed === undefined) throw new ApplicationError('NotFound');
    await placeWords(transaction, listId, changed);
    return Math.min(position, places.length);
  });
}
