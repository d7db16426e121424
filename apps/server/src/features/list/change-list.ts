import type { NewList, routes } from '@wordhoard/contract';
import { Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { requireFound } from '../../platform/errors/application-error.ts';
import type { RouteRequest } from '../../platform/http/answer.ts';
import { type LinkRequest, readLinkChange } from '../../platform/http/link-request.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { list, listWord } from '../../schema/collection.ts';
import { word, wordContribution } from '../../schema/word.ts';
import {
  type Collection,
  type CollectionChange,
  changeCollection,
  makeCollection,
  requireChangeable,
  toWordPrivacy,
} from '../collection/collection.ts';
import { findPastedWords } from '../collection/find-named-words.ts';
import {
  deleteCollection,
  insertCollection,
  proposeWords,
  updateCollection,
} from '../collection/store.ts';
import { findOrCreateWords } from '../word/find-or-create-words.ts';
import { visibleIn } from '../word/visible.ts';
import {
  addWords,
  findMissing,
  lockWordsToLink,
  recountWords,
  removeWords,
} from './content-store.ts';
import { checkLanguageChange, checkLinkable, checkWordCount, moveItem } from './rules.ts';

type StoredList = Omit<typeof list.$inferSelect, 'createdAt' | 'hasHiddenWords'>;

/** Finds a list that the caller may change. It is not locked, so it may still change. */
export async function findListToChange(
  database: Database,
  id: string,
  { caller }: Pick<SignedInContext, 'caller'>,
): Promise<StoredList> {
  const [found] = await database.select().from(list).where(eq(list.id, id));
  return requireChangeable(found, caller);
}

/** Locks a list that the caller may change, and announces the change to the caller's devices. */
async function lockListToChange(
  transaction: Database,
  id: string,
  { caller }: Pick<SignedInContext, 'caller'>,
): Promise<StoredList> {
  const [found] = await transaction.select().from(list).where(eq(list.id, id)).for('update');
  const locked = requireChangeable(found, caller);
  await publish(transaction, { userId: caller.id, kind: 'list' });
  return locked;
}

export function updateList(
  database: Database,
  { id, ...change }: CollectionChange & { id: string },
  context: SignedInContext,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { privacy, userId } = await findListToChange(transaction, id, context);
    if (change.privacy === Privacy.Public && privacy !== Privacy.Public) {
      const wordIds = transaction
        .select({ id: listWord.wordId })
        .from(listWord)
        .where(eq(listWord.listId, id));
      await proposeWords(transaction, inArray(wordContribution.wordId, wordIds), userId);
    }
    const locked = await lockListToChange(transaction, id, context);
    checkLanguageChange(locked, change.langCode);
    await updateCollection(transaction, 'list', changeCollection(locked, change, context.locale));
  });
}

export function removeList(database: Database, id: string, context: SignedInContext) {
  return database.transaction(async (transaction) => {
    await lockListToChange(transaction, id, context);
    await deleteCollection(transaction, 'list', id);
  });
}

interface WordLinks {
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
  const linking = { listId, path, ...readLinkChange(request) };
  await database.transaction((transaction) => putWords(transaction, linking, context));
}

/**
 * Words that the list already holds keep their positions.
 *
 * @returns the ids of the added words
 */
export async function putWords(
  transaction: Database,
  { listId, linkIds, unlinkIds = [], path }: WordLinks,
  context: SignedInContext,
): Promise<string[]> {
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
  return newIds;
}

type ListWord = NewList['words'][number];

/** Does nothing if the caller has already created a list with this id. */
export function createList(
  database: Database,
  { words, ...draft }: NewList,
  context: SignedInContext,
): Promise<{ id: string; isNew: boolean }> {
  const list = makeCollection(draft, { kind: 'list', userId: context.caller.id });
  return database.transaction(async (transaction) => {
    const isNew = await insertCollection(transaction, 'list', list, context.now);
    if (!isNew) return { id: list.id, isNew };
    const linkIds = await findOrCreateListWords(transaction, words, list, context);
    await putWords(transaction, { listId: list.id, linkIds, path: 'words' }, context);
    return { id: list.id, isNew };
  });
}

/** @returns the distinct ids of the words, in their order */
async function findOrCreateListWords(
  transaction: Database,
  words: readonly ListWord[],
  { langCode, privacy }: Collection,
  { caller, now }: SignedInContext,
): Promise<string[]> {
  const texts = words.flatMap((word) => ('text' in word ? [word.text] : []));
  const reader = { callerId: caller.id, mode: WordMode.Word };
  const { read } = await findPastedWords(transaction, { langCode, texts }, reader);
  const named = texts.map((text) => {
    const { text: own, lemmas } = read(text);
    const [lemma = own, ...others] = lemmas;
    return { langCode, text: others.length === 0 ? lemma : own };
  });
  const resolved = await findOrCreateWords(transaction, named, {
    caller,
    now,
    privacy: toWordPrivacy(privacy),
  });
  const resolvedIds = resolved.map(({ id }) => id).values();
  const ids = words.map((word) => ('id' in word ? word.id : (resolvedIds.next().value ?? '')));
  return [...new Set(ids)];
}

type Move = RouteRequest<typeof routes.list.order>;

type PlacedWord = Pick<typeof listWord.$inferSelect, 'wordId' | 'position'>;

/** @returns the word's new position, counted from 1 */
export function moveWord(
  database: Database,
  { listId, wordId, position }: Move,
  context: SignedInContext,
): Promise<number> {
  return database.transaction(async (transaction) => {
    await lockListToChange(transaction, listId, context);
    const words = await findShownWords(transaction, listId, context.caller.id);
    await updatePositions(transaction, listId, requireFound(moveItem(words, wordId, position)));
    return Math.min(position, words.length);
  });
}

function findShownWords(transaction: Database, listId: string, callerId: string) {
  return transaction
    .select({ wordId: listWord.wordId, position: listWord.position })
    .from(listWord)
    .innerJoin(list, eq(list.id, listWord.listId))
    .innerJoin(word, eq(word.id, listWord.wordId))
    .where(and(eq(list.id, listId), visibleIn(list, callerId)))
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
    sql`update ${listWord} set position = -placed.position
        from unnest(${sql.param(wordIds)}::uuid[], ${sql.param(positions)}::int[])
          as placed (word_id, position)
        where ${listWord.listId} = ${listId} and ${listWord.wordId} = placed.word_id`,
  );
  await transaction.execute(
    sql`update ${listWord} set position = -position
        where list_id = ${listId} and position < 0`,
  );
}
