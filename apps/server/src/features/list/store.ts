import type { SortOrder } from '@wordhoard/contract/enumeration';
import { and, count, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { findPage, type Page, type PageRequest } from '../../platform/database/feed-page.ts';
import { sorted } from '../../platform/database/sql.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { list } from '../collection/schema.ts';
import {
  type CollectionFilter,
  type CollectionName,
  collectionConditions,
  isNamed,
  ownFirst,
  relationTo,
} from '../collection/view.ts';
import { user } from '../user/schema.ts';
import { word } from '../word/schema.ts';
import { visibleTo } from '../word/visible.ts';
import { listWord } from './schema.ts';

type Reader = RequestContext['caller'];

/** A list with its author, as a caller sees it. `wordCount` counts the words that the caller sees. */
export type ListRow = Awaited<ReturnType<typeof selectLists>>[number];

export interface ListFilter extends CollectionFilter {
  wordId?: string | undefined;
}

function selectLists(database: Database, caller: Reader) {
  const { userId, createdAt, searchText, ...columns } = getTableColumns(list);
  return database
    .select({
      ...columns,
      ...relationTo('list', caller),
      wordCount: visibleWordCount(database, caller),
    })
    .from(list)
    .leftJoin(user, eq(user.id, list.userId))
    .$dynamic();
}

function visibleWordCount(database: Database, caller: Reader): SQL<number> {
  const counted = database
    .select({ count: count() })
    .from(listWord)
    .innerJoin(word, eq(word.id, listWord.wordId))
    .where(and(eq(listWord.listId, list.id), visibleTo(caller?.id)));
  return sql<number>`case when ${list.hasHiddenWords} then ${counted}::int else ${list.wordCount} end`;
}

export function findLists(
  database: Database,
  { wordId, ...filter }: ListFilter,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<ListRow>> {
  const lists = selectLists(database, filter.caller).where(
    and(collectionConditions('list', filter), wordId ? holdsWord(database, wordId) : undefined),
  );
  return findPage(database, lists, [sorted(list.id, request.sort)], request);
}

const holdsWord = (database: Database, wordId: string): SQL =>
  inArray(
    list.id,
    database.select({ id: listWord.listId }).from(listWord).where(eq(listWord.wordId, wordId)),
  );

export async function findList(
  database: Database,
  name: CollectionName,
  caller: Reader,
): Promise<ListRow | undefined> {
  const [found] = await selectLists(database, caller)
    .where(isNamed('list', name, caller))
    .orderBy(ownFirst('list', caller))
    .limit(1);
  return found;
}

/** Like {@link findList}. A list that the caller does not see counts as missing. */
export async function findVisibleList(
  database: Database,
  name: CollectionName,
  caller: Reader,
): Promise<ListRow> {
  const found = await findList(database, name, caller);
  if (found === undefined) throw new ApplicationError('NotFound');
  return found;
}

/** Finds a list that the caller has just changed, regardless of its owner. */
export async function findChangedList(
  database: Database,
  id: string,
  caller: Reader,
): Promise<ListRow> {
  const [found] = await selectLists(database, caller).where(eq(list.id, id));
  if (found === undefined) throw new ApplicationError('NotFound');
  return found;
}
