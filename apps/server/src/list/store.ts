import type { SortOrder } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow } from '../database/database.ts';
import { allOf, directionOf } from '../database/sql.ts';
import type { PageRequest } from '../feed/feed.ts';
import { type Page, selectPage } from '../feed/paged.ts';
import {
  isKeptBy,
  isNamed,
  isOpenTo,
  type ShelvedFilter,
  type ShelvedName,
  type ShelvedRow,
  shelvedColumnsFor,
  shelvedConditions,
  type Viewer,
} from '../shelf/view.ts';
import { visibleTo } from '../word/visible.ts';

export interface ListRow extends ShelvedRow {
  /** Of those that the viewer sees. */
  wordCount: number;
  /** The viewer may change it, and so sees even those of its words that others do not. */
  isKept: boolean;
  /** Some of its words may not be there for everybody. */
  hasHiddenWords: boolean;
}

export interface ListFilter extends ShelvedFilter {
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
      columns: columnsFor(filter.viewer),
      source: sql`from list where ${allOf(...listConditions(filter))}`,
      order: sql`list.id ${directionOf(request.sort)}`,
    },
    request,
  );
}

export function findList(
  database: Database,
  name: ShelvedName,
  viewer: Viewer | undefined,
): Promise<ListRow | undefined> {
  return selectRow(
    database,
    sql`select ${columnsFor(viewer)} from list
        where ${isNamed('list', name)} and ${isOpenTo('list', viewer)}`,
  );
}

/** What somebody has just changed, and so may see whoever's it is. */
export function findChangedList(
  database: Database,
  id: string,
  changer: Viewer,
): Promise<ListRow | undefined> {
  return selectRow(database, sql`select ${columnsFor(changer)} from list where list.id = ${id}`);
}

function columnsFor(viewer: Viewer | undefined): SQL {
  const isKept = isKeptBy('list', viewer);
  return sql`${shelvedColumnsFor('list', viewer)},
    case when list.has_hidden_words and not ${isKept}
      then ${countOfSeen(viewer)} else list.word_count end as "wordCount",
    ${isKept} as "isKept", list.has_hidden_words as "hasHiddenWords"`;
}

const countOfSeen = (viewer: Viewer | undefined): SQL =>
  sql`(
    select count(*)::int from list_word join word on word.id = list_word.word_id
    where list_word.list_id = list.id and ${visibleTo(viewer?.id)}
  )`;

const listConditions = ({ wordId, ...filter }: ListFilter): (SQL | undefined)[] => [
  ...shelvedConditions('list', filter),
  wordId === undefined
    ? undefined
    : sql`list.id in (select list_id from list_word where word_id = ${wordId})`,
];
