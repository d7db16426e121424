import type { TagRecord, TagWord } from '@wordhoard/contract';
import type {
  EntryStatus,
  LocaleCode,
  SortOrder,
  UserReaction,
  WordMode,
} from '@wordhoard/contract/enumeration';
import { foldForSearch } from '@wordhoard/contract/text';
import { type SQL, sql } from 'drizzle-orm';
import type { Localized } from '../../platform/database/column.ts';
import { type Database, selectRow, selectRows } from '../../platform/database/database.ts';
import { type Page, type PageRequest, selectPage } from '../../platform/database/feed-page.ts';
import { containing, directionOf, startingWith } from '../../platform/database/sql.ts';
import type { WordRow } from '../word/select-words.ts';
import { visibleTo, wordColumns } from '../word/visible.ts';

export interface TagRow {
  id: string;
  code: string;
  localizedName: Localized | null;
  wordCount: number;
}

/** A tag on a word, with what people think of it and what it is to the viewer. */
export interface TagWordRow {
  id: string;
  tag: TagRow;
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
  callerId?: string | undefined;
}

const maxOptions = 10;
const columns = sql`tag.id, tag.code, tag.localized_name as "localizedName",
  tag.word_count as "wordCount"`;

/** The same as one value. */
export const tagObject = sql`json_build_object('id', tag.id, 'code', tag.code,
  'localizedName', tag.localized_name, 'wordCount', tag.word_count)`;

/** Approved tags, and those that the viewer made. */
export const tagShownTo = (callerId: string | undefined): SQL =>
  callerId === undefined
    ? sql`tag.status = 1`
    : sql`(tag.status = 1 or exists (
        select from tag_author where tag_author.tag_id = tag.id and tag_author.user_id = ${callerId}
      ))`;

export function findTag(
  database: Database,
  code: string,
  callerId: string | undefined,
): Promise<TagRow | undefined> {
  return selectRow(
    database,
    sql`select ${columns} from tag where code = ${code} and ${tagShownTo(callerId)}`,
  );
}

/** A tag that is on no word yet is offered to those who may put it on one. */
export function findTagOptions(
  database: Database,
  text: string,
  { callerId }: Looking = {},
): Promise<TagRow[]> {
  const folded = foldForSearch(text);
  const isOffered = callerId === undefined ? sql`word_count > 0` : tagShownTo(callerId);
  return selectRows(
    database,
    sql`select ${columns} from tag
        where (code like ${startingWith(folded)} or ${hasNameLike(folded)}) and ${isOffered}
        order by code limit ${maxOptions}`,
  );
}

/** Whether a word of a tag's names begins so. */
const hasNameLike = (folded: string): SQL =>
  sql`' ' || search_text like ${containing(` ${folded}`)}`;

export function findTagsOfWord(
  database: Database,
  { wordId, callerId }: Looking & { wordId: string },
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<TagWordRow>> {
  return selectPage(
    database,
    {
      columns: judgedColumns(callerId),
      source: sql`from tag_word join tag on tag.id = tag_word.tag_id
        join word on word.id = tag_word.word_id
        where tag_word.word_id = ${wordId} and ${shownTo(callerId)} and ${visibleTo(callerId)}`,
      order: sql`tag.code ${directionOf(request.sort)}`,
    },
    request,
  );
}

/** In the order in which the tag was put on them. */
export function findWordsOfTag(
  database: Database,
  { tagId, langCode, callerId }: Looking & { tagId: string; langCode: string },
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<WordRow>> {
  return selectPage(
    database,
    {
      columns: wordColumns,
      source: sql`from tag_word join word on word.id = tag_word.word_id
        where tag_word.tag_id = ${tagId} and tag_word.lang_code = ${langCode}
          and ${shownTo(callerId)} and ${visibleTo(callerId)}`,
      order: sql`tag_word.id ${directionOf(request.sort)}`,
    },
    request,
  );
}

/** Beside the approved links, those that the viewer made. */
const shownTo = (callerId: string | undefined): SQL =>
  callerId === undefined
    ? sql`(tag_word.status = 1 and tag_word.duplicate_of is null)`
    : sql`((tag_word.status = 1 or tag_word.user_id = ${callerId}) and tag_word.duplicate_of is null)`;

function judgedColumns(callerId: string | undefined): SQL {
  const judged = sql`tag_word.id, ${tagObject} as tag, word.id as "wordId", word.text, word.lang_code as "langCode", word.mode, tag_word.status,
    tag_word.like_count as "likeCount", tag_word.dislike_count as "dislikeCount"`;
  if (callerId === undefined) {
    return sql`${judged}, null as reaction, false as "isOwn", null as reason`;
  }
  return sql`${judged}, coalesce(tag_word.user_id = ${callerId}, false) as "isOwn",
    case when tag_word.user_id = ${callerId} then tag_word.reason end as reason,
    (
      select reaction from tag_reaction
      where user_id = ${callerId} and tag_word_id = tag_word.id
    ) as reaction`;
}

export const presentTag = ({ localizedName, ...tag }: TagRow, locale: LocaleCode): TagRecord => ({
  ...tag,
  name: localizedName?.[locale] ?? tag.code,
});

export function presentTagWord(row: TagWordRow, locale: LocaleCode): TagWord {
  const { wordId, text, langCode, mode, tag, ...judged } = row;
  return { ...judged, tag: presentTag(tag, locale), word: { id: wordId, text, langCode, mode } };
}
