import { Privacy } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { eachOf } from '../../platform/database/sql.ts';
import { type LinkRequest, linkedAndUnlinked } from '../../platform/http/link-request.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { proposeWords } from '../collection/propose-words.ts';
import { findListToChange, lockListToChange } from './change-list.ts';
import { checkLinkable, checkWordCount } from './rules.ts';
import {
  addWords,
  countWordsOfList,
  findMissing,
  lockWordsToLink,
  removeWords,
} from './word-store.ts';

/** Words to be in a list and words not to be. */
interface Linking {
  listId: string;
  linkIds: readonly string[];
  unlinkIds?: readonly string[];
  /** Of the words in the request. */
  path: string;
}

/** Adds words to a list or takes words out of it: all that is asked for or nothing. */
export async function linkWords(
  database: Database,
  { listId, ...request }: LinkRequest & { listId: string },
  context: SignedInContext,
): Promise<void> {
  const [path = ''] = Object.keys(request);
  const linking = { listId, path, ...linkedAndUnlinked(request) };
  await database.transaction((transaction) => putWords(transaction, linking, context));
}

/**
 * Words that are in the list already stay where they are.
 *
 * @returns how many have come into the list
 */
export async function putWords(
  transaction: Database,
  { listId, linkIds, unlinkIds = [], path }: Linking,
  context: SignedInContext,
): Promise<number> {
  const words = await lockWordsToLink(transaction, linkIds, context.caller.id);
  const { privacy, userId } = await findListToChange(transaction, listId, context);
  if (privacy === Privacy.Public)
    await proposeWords(transaction, sql`select wanted.id from ${eachOf(linkIds)}`, userId);
  const { langCode } = await lockListToChange(transaction, listId, context);
  const newIds = await findMissing(transaction, listId, linkIds);
  checkLinkable(newIds, words, { langCode, path });
  await removeWords(transaction, listId, unlinkIds);
  await addWords(transaction, listId, newIds);
  checkWordCount(await countWordsOfList(transaction, listId));
  return newIds.length;
}
