import type { ListRecord } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { and, count, eq, getTableColumns, notExists, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import {
  type FeedRequest,
  pageValues,
  selectRowsOfPage,
} from '../../platform/database/feed-page.ts';
import { preparePart } from '../../platform/database/prepared-page.ts';
import { toDirection } from '../../platform/database/sql.ts';
import { requireFound } from '../../platform/errors/application-error.ts';
import type { RequestContext, SignedInContext } from '../../platform/http/request-context.ts';
import { courseUnit, list, listWord } from '../../schema/collection.ts';
import { user } from '../../schema/user.ts';
import { word } from '../../schema/word.ts';
import { localize } from '../collection/collection.ts';
import { collectionFinder, isVisibleTo, selectRelation, toViewer } from '../collection/view.ts';
import { type ChosenWords, selectWords, type WordRow } from '../word/select-words.ts';
import { isShownBy, visibleIn, visibleTo } from '../word/visible.ts';
import { findCovers } from './content-store.ts';

type Reader = RequestContext['caller'];

/** A list with its author, as a caller sees it. `wordCount` counts the words that the caller sees. */
export type ListRow = Awaited<ReturnType<typeof selectLists>>[number];

const finder = collectionFinder('list', {
  select: selectLists,
  idsWithWord: (database, wordId) =>
    database.select({ id: listWord.listId }).from(listWord).where(eq(listWord.wordId, wordId)),
  // Units of a course have a page of their own.
  isInFeeds: notExists(
    new QueryBuilder()
      .select({ id: courseUnit.listId })
      .from(courseUnit)
      .where(eq(courseUnit.listId, list.id)),
  ),
});
export const { find: findList, findPage: findLists, findVisible: findVisibleList } = finder;

function selectLists(database: Database, caller: Reader) {
  const { createdAt, searchText, ...columns } = getTableColumns(list);
  return database
    .select({
      ...columns,
      ...selectRelation('list', caller),
      wordCount: countVisibleWords(database, caller),
    })
    .from(list)
    .leftJoin(user, eq(user.id, list.userId))
    .$dynamic();
}

/** Finds the fields of a list that the feed of its words needs. A list that the caller does not see counts as missing. */
export async function findListOfWords(database: Database, id: string, caller: Reader) {
  const [found] = await database
    .select({
      id: list.id,
      userId: list.userId,
      privacy: list.privacy,
      hasHiddenWords: list.hasHiddenWords,
      wordCount: countVisibleWords(database, caller),
    })
    .from(list)
    .where(and(eq(list.id, id), isVisibleTo('list', caller)));
  return requireFound(found);
}

/**
 * An index of the few hidden words is faster than reading all words of a list. Of a list without an owner, it is unknown
 * whether the caller sees a hidden one, so a condition with `not` would not find it.
 */
function countVisibleWords(database: Database, caller: Reader): SQL<number> {
  const hidden = database
    .select({ id: word.id })
    .from(word)
    .where(and(eq(word.id, listWord.wordId), sql`${visibleIn(list, caller?.id)} is not true`));
  const counted = database
    .select({ count: count() })
    .from(listWord)
    .where(and(eq(listWord.listId, list.id), notExists(hidden)));
  return sql<number>`case when ${list.hasHiddenWords} then ${counted}::int else ${list.wordCount} end`;
}

/** Presents lists with their covers. */
export async function presentLists(
  database: Database,
  lists: readonly ListRow[],
  locale: LocaleCode,
): Promise<ListRecord[]> {
  if (lists.length === 0) return [];
  const listIds = lists.map(({ id }) => id);
  const covers = await findCovers(database, listIds);
  return lists.map(({ hasHiddenWords, userId, ...list }) => ({
    ...localize(list, locale),
    ...(covers.get(list.id) ?? { pictures: [], firstWords: [] }),
  }));
}

export async function presentList(database: Database, list: ListRow, locale: LocaleCode) {
  const [record] = await presentLists(database, [list], locale);
  if (record === undefined) throw new Error(`The list ${list.id} was not presented`);
  return record;
}

export const presentChangedList = async (
  database: Database,
  id: string,
  { caller, locale }: SignedInContext,
): Promise<ListRecord> =>
  presentList(database, await finder.findChanged(database, id, caller), locale);

export type ShownList = Pick<ListRow, 'id' | 'userId' | 'privacy' | 'hasHiddenWords' | 'wordCount'>;

export async function findWordsOfList(
  database: Database,
  list: ShownList,
  callerId: string | undefined,
  request: FeedRequest,
): Promise<WordRow[]> {
  return (await selectWords(database, chooseListWords(list, callerId, request))).rows;
}

/**
 * Raw SQL: this feed must be planned once for all lists and pages. Only its owner sees hidden words in a list, and who has the
 * link of an unlisted one. A list that may have hidden words leaves
 * them out before it cuts the page; other lists do so afterwards.
 */
export function chooseListWords(
  { id, userId, privacy, hasHiddenWords, wordCount }: ShownList,
  callerId: string | undefined,
  request: FeedRequest,
): ChosenWords {
  const viewerId = callerId === userId ? callerId : undefined;
  const { authorId } = toViewer({ userId, privacy }, callerId);
  const values = { listId: id, wordCount, viewerId, authorId, ...pageValues(request) };
  return preparePart(['list', hasHiddenWords, request.sort], values, (places) => {
    const direction = toDirection(request.sort);
    const placed = sql`select word_id, position from ${listWord}
      where list_id = ${places.listId}::uuid order by position ${direction}`;
    const visible = (rows: SQL) => sql`select ${word.id} from (${rows}) as placed
      join ${word} on ${word.id} = placed.word_id
      where ${places.authorId ? isShownBy(places.authorId) : visibleTo(places.viewerId)} order by placed.position ${direction}`;
    return {
      ids: hasHiddenWords
        ? selectRowsOfPage(visible(placed), places)
        : visible(selectRowsOfPage(placed, places)),
      total: sql`${places.wordCount}::int`,
    };
  });
}
