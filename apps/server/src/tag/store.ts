import type {
  EntryStatus,
  SortOrder,
  UserReaction,
  WordMode,
} from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../database/database.ts';
import { directionOf, startingWith } from '../database/sql.ts';
import type { PageRequest } from '../feed/feed.ts';
import { type Page, selectPage } from '../feed/paged.ts';
import { foldForSearch } from '../word/search-text.ts';
import type { WordRow } from '../word/store.ts';
import { visibleTo, wordColumns } from '../word/visible.ts';

export interface TagRow {
  id: string;
  code: string;
  wordCount: number;
}

/** A tag on a word, with what people think of it and what it is to the viewer. */
export interface TagWordRow {
  id: string;
  tagId: string;
  code: string;
  wordCount: number;
  wordId: string;
  text: string;
  langCode: string;
  mode: WordMode;
  status: EntryStatus;
  likeCount: number;
  dislikeCount: number;
  reaction: UserReaction | null;
  isOwn: boolean;
  reason: string | null;
}

interface Looking {
  viewer?: string | undefined;
}

const mostOptions = 10;
const columns = sql`tag.id, tag.code, tag.word_count as "wordCount"`;

export function findTag(database: Database, code: string): Promise<TagRow | undefined> {
  return selectRow(database, sql`select ${columns} from tag where code = ${code}`);
}

/** What is new and on no word yet is offered to those who may put it on one. */
export function findTagOptions(
  database: Database,
  text: string,
  { viewer }: Looking = {},
): Promise<TagRow[]> {
  const isOffered = viewer === undefined ? sql`word_count > 0` : sql`true`;
  return selectRows(
    database,
    sql`select ${columns} from tag
        where code like ${startingWith(foldForSearch(text))} and ${isOffered}
        order by code limit ${mostOptions}`,
  );
}

export function findTagsOfWord(
  database: Database,
  { wordId, viewer }: Looking & { wordId: string },
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<TagWordRow>> {
  return selectPage(
    database,
    {
      columns: judgedColumns(viewer),
      source: sql`from tag_word join tag on tag.id = tag_word.tag_id
        join word on word.id = tag_word.word_id
        where tag_word.word_id = ${wordId} and ${shownTo(viewer)} and ${visibleTo(viewer)}`,
      order: sql`tag.code ${directionOf(request.sort)}`,
    },
    request,
  );
}

/** In the order in which the tag was put on them. */
export function findWordsOfTag(
  database: Database,
  { tagId, langCode, viewer }: Looking & { tagId: string; langCode: string },
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<WordRow>> {
  return selectPage(
    database,
    {
      columns: wordColumns,
      source: sql`from tag_word join word on word.id = tag_word.word_id
        where tag_word.tag_id = ${tagId} and tag_word.lang_code = ${langCode}
          and ${shownTo(viewer)} and ${visibleTo(viewer)}`,
      order: sql`tag_word.id ${directionOf(request.sort)}`,
    },
    request,
  );
}

/** Beside the approved links, those that the viewer made. */
const shownTo = (viewer: string | undefined): SQL =>
  viewer === undefined
    ? sql`tag_word.status = 1`
    : sql`(tag_word.status = 1 or tag_word.user_id = ${viewer})`;

function judgedColumns(viewer: string | undefined): SQL {
  const judged = sql`tag_word.id, tag.id as "tagId", tag.code, tag.word_count as "wordCount",
    word.id as "wordId", word.text, word.lang_code as "langCode", word.mode, tag_word.status,
    tag_word.like_count as "likeCount", tag_word.dislike_count as "dislikeCount"`;
  if (viewer === undefined) {
    return sql`${judged}, null as reaction, false as "isOwn", null as reason`;
  }
  return sql`${judged}, coalesce(tag_word.user_id = ${viewer}, false) as "isOwn",
    case when tag_word.user_id = ${viewer} then tag_word.reason end as reason,
    (
      select reaction from tag_reaction
      where user_id = ${viewer} and tag_word_id = tag_word.id
    ) as reaction`;
}
