import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
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
  context: SignedInContext,
): Promise<number> {
  return database.transaction(async (transaction) => {
    await lockListToChange(transaction, listId, context);
    const places = await findPlaces(transaction, listId, context.caller.id);
    const changed = moved(places, wordId, position);
    if (changed === undefined) throw new ApplicationError('NotFound');
    await placeWords(transaction, listId, changed);
    return Math.min(position, places.length);
  });
}
