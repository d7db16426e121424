import { Privacy } from '@wordhoard/contract/enumeration';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type LinkRequest, linkedAndUnlinked } from '../../platform/http/link-request.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { proposeWords } from '../collection/store.ts';
import { wordContribution } from '../word/schema.ts';
import { findListToChange, lockListToChange } from './change-list.ts';
import {
  addWords,
  findMissing,
  lockWordsToLink,
  recountWords,
  removeWords,
} from './content-store.ts';
import { checkLinkable, checkWordCount } from './rules.ts';

interface Linking {
  listId: string;
  linkIds: readonly string[];
  unlinkIds?: readonly string[];
  /** The field of the request that names the words. */
  path: string;
}

/** Adds words to a list or removes them: either all that the request names, or none. */
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
 * Words that the list already holds keep their positions.
 *
 * @returns the number of added words
 */
export async function putWords(
  transaction: Database,
  { listId, linkIds, unlinkIds = [], path }: Linking,
  context: SignedInContext,
): Promise<number> {
  const words = await lockWordsToLink(transaction, linkIds, context.caller.id);
  const { privacy, userId } = await findListToChange(transaction, listId, context);
  if (privacy === Privacy.Public) {
    const ofLinked = inArray(wordContribution.wordId, [...linkIds]);
    await proposeWords(transaction, ofLinked, userId);
  }
  const { langCode } = await lockListToChange(transaction, listId, context);
  const newIds = await findMissing(transaction, listId, linkIds);
  checkLinkable(newIds, words, { langCode, path });
  await removeWords(transaction, listId, unlinkIds);
  await addWords(transaction, listId, newIds);
  checkWordCount(await recountWords(transaction, listId));
  return newIds.length;
}
