import type { SortOrder } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/feed-page.ts';
import { type Page, selectPage } from '../../platform/database/feed-page.ts';
import { allOf, directionOf } from '../../platform/database/sql.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Caller, RequestContext } from '../../platform/http/request-context.ts';
import {
  type CollectionFilter,
  type CollectionName,
  type CollectionRow,
  collectionColumnsFor,
  collectionConditions,
  isNamed,
  isOpenTo,
  isOwnFirst,
} from '../collection/view.ts';
import { visibleTo } from '../word/visible.ts';

export interface ListRow extends CollectionRow {
  /** Of those that the caller sees. */
  wordCount: number;
  /** Some of its words may not be there for everybody. */
  hasHiddenWords: boolean;
}

export interface ListFilter extends CollectionFilter {
  wordId?: string | undefined;
}

export function findLists(
  database: Database,
  filter: ListFilter,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<ListRow>> {
  return selectPage(
    database,
    {
      columns: columnsFor(filter.caller),
      source: sql`from list where ${allOf(...listConditions(filter))}`,
      order: sql`list.id ${directionOf(request.sort)}`,
    },
    request,
  );
}

export function findList(
  database: Database,
  name: CollectionName,
  caller: RequestContext['caller'],
): Promise<ListRow | undefined> {
  return selectRow(
    database,
    sql`select ${columnsFor(caller)} from list
        where ${isNamed('list', name)} and ${isOpenTo('list', caller)}
        order by ${isOwnFirst('list', caller)} limit 1`,
  );
}

/** What somebody has just changed, and so may see whoever's it is. */
export function findChangedList(
  database: Database,
  id: string,
  changer: Pick<Caller, 'id' | 'role'>,
): Promise<ListRow | undefined> {
  return selectRow(database, sql`select ${columnsFor(changer)} from list where list.id = ${id}`);
}

function columnsFor(caller: RequestContext['caller']): SQL {
  return sql`${collectionColumnsFor('list', caller)},
    case when list.has_hidden_words
      then ${countOfSeen(caller)} else list.word_count end as "wordCount",
    list.has_hidden_words as "hasHiddenWords"`;
}

const countOfSeen = (caller: RequestContext['caller']): SQL =>
  sql`(
    select count(*)::int from list_word join word on word.id = list_word.word_id
    where list_word.list_id = list.id and ${visibleTo(caller?.id)}
  )`;

const listConditions = ({ wordId, ...filter }: ListFilter): (SQL | undefined)[] => [
  ...collectionConditions('list', filter),
  wordId === undefined
    ? undefined
    : sql`list.id in (select list_id from list_word where word_id = ${wordId})`,
];

/** A list that the caller may see. To everybody else it is not there. */
export async function findOpenList(
  database: Database,
  name: CollectionName,
  caller: RequestContext['caller'],
): Promise<ListRow> {
  const list = await findList(database, name, caller);
  if (list === undefined) throw new ApplicationError('NotFound');
  return list;
}
