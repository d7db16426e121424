import type { Privacy, SortOrder } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Caller, isAdmin } from '../auth/caller.ts';
import type { Localized } from '../database/column.ts';
import { type Database, selectRow } from '../database/database.ts';
import { allOf, containing, directionOf } from '../database/sql.ts';
import type { PageRequest } from '../feed/feed.ts';
import { type Page, selectPage } from '../feed/paged.ts';
import { foldForSearch } from '../word/search-text.ts';
import { visibleTo } from '../word/visible.ts';

export interface ListRow {
  id: string;
  slug: string;
  langCode: string;
  name: string;
  note: string;
  localizedName: Localized | null;
  localizedNote: Localized | null;
  privacy: Privacy;
  /** Of those that the viewer sees. */
  wordCount: number;
  username: string | null;
  isOwn: boolean;
  isLinked: boolean;
  /** The viewer may change it, and so sees even those of its words that others do not. */
  isKept: boolean;
  /** Some of its words may not be there for everybody. */
  hasHiddenWords: boolean;
}

export interface ListFilter {
  langCode?: string | undefined;
  text?: string | undefined;
  wordId?: string | undefined;
  /** The viewer's own, public or not, instead of the public ones of everybody. */
  own?: boolean | undefined;
  /** Those on the viewer's shelf. */
  linked?: boolean | undefined;
  /** Those of one learner, and those on one learner's shelf. */
  userId?: string | undefined;
  shelfOf?: string | undefined;
  viewer?: Viewer | undefined;
}

export type Viewer = Pick<Caller, 'id' | 'role'>;

export type ListName = { id: string } | { slug: string };

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

/** A private list is there for its owner only, and one that is nobody's for the admins. */
export function findList(
  database: Database,
  name: ListName,
  viewer: Viewer | undefined,
): Promise<ListRow | undefined> {
  const isNamed = 'id' in name ? sql`list.id = ${name.id}` : sql`list.slug = ${name.slug}`;
  return selectRow(
    database,
    sql`select ${columnsFor(viewer)} from list
        where ${isNamed} and (${isPublic} or ${isKeptBy(viewer)})`,
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
  return sql`list.id, list.slug, list.lang_code as "langCode", list.name, list.note,
    list.localized_name as "localizedName", list.localized_note as "localizedNote", list.privacy,
    case when list.has_hidden_words and not ${isKeptBy(viewer)}
      then ${countOfSeen(viewer)} else list.word_count end as "wordCount",
    (select username from app_user where app_user.id = list.user_id) as username,
    coalesce(${isOf(viewer)}, false) as "isOwn", ${isLinkedBy(viewer)} as "isLinked",
    ${isKeptBy(viewer)} as "isKept", list.has_hidden_words as "hasHiddenWords"`;
}

const countOfSeen = (viewer: Viewer | undefined): SQL =>
  sql`(
    select count(*)::int from list_word join word on word.id = list_word.word_id
    where list_word.list_id = list.id and ${visibleTo(viewer?.id)}
  )`;

function listConditions(filter: ListFilter): (SQL | undefined)[] {
  const { langCode, text, wordId, own, linked, userId, shelfOf, viewer } = filter;
  return [
    own ? isOf(viewer) : isPublic,
    linked ? isLinkedBy(viewer) : undefined,
    userId === undefined ? undefined : sql`list.user_id = ${userId}`,
    shelfOf === undefined ? undefined : isLinkedBy({ id: shelfOf }),
    langCode === undefined ? undefined : sql`list.lang_code = ${langCode}`,
    text ? sql`list.search_text like ${containing(foldForSearch(text))}` : undefined,
    wordId === undefined
      ? undefined
      : sql`list.id in (select list_id from list_word where word_id = ${wordId})`,
  ];
}

const isPublic = sql`list.privacy = 1`;

const isOf = (viewer: Viewer | undefined): SQL => sql`list.user_id = ${viewer?.id ?? null}::uuid`;

function isKeptBy(viewer: Viewer | undefined): SQL {
  if (viewer === undefined) return sql`false`;
  const isNobodys = isAdmin(viewer) ? sql`list.user_id is null` : sql`false`;
  return sql`(coalesce(${isOf(viewer)}, false) or ${isNobodys})`;
}

const isLinkedBy = (viewer: Pick<Viewer, 'id'> | undefined): SQL =>
  sql`exists (
    select from user_list
    where user_list.user_id = ${viewer?.id ?? null}::uuid and user_list.list_id = list.id
  )`;
