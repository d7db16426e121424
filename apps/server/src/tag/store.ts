import type { SortOrder, WordMode } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../database/database.ts';
import { directionOf, startingWith } from '../database/sql.ts';
import type { PageRequest } from '../feed/feed.ts';
import { type Page, selectPage } from '../feed/paged.ts';
import { foldForSearch } from '../word/search-text.ts';
import type { WordRow } from '../word/store.ts';
import { visible, wordColumns } from '../word/visible.ts';

export interface TagRow {
  id: string;
  code: string;
  wordCount: number;
}

/** A tag on a word. */
export interface TagWordRow {
  id: string;
  tagId: string;
  code: string;
  wordCount: number;
  wordId: string;
  text: string;
  langCode: string;
  mode: WordMode;
}

const mostOptions = 10;
const columns = sql`tag.id, tag.code, tag.word_count as "wordCount"`;

export function findTag(database: Database, code: string): Promise<TagRow | undefined> {
  return selectRow(database, sql`select ${columns} from tag where code = ${code}`);
}

export function findTagOptions(database: Database, text: string): Promise<TagRow[]> {
  return selectRows(
    database,
    sql`select ${columns} from tag where code like ${startingWith(foldForSearch(text))}
        order by code limit ${mostOptions}`,
  );
}

export function findTagsOfWord(
  database: Database,
  wordId: string,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<TagWordRow>> {
  return selectPage(
    database,
    {
      columns: sql`tag_word.id, tag.id as "tagId", tag.code, tag.word_count as "wordCount",
        word.id as "wordId", word.text, word.lang_code as "langCode", word.mode`,
      source: sql`from tag_word join tag on tag.id = tag_word.tag_id
        join word on word.id = tag_word.word_id
        where tag_word.word_id = ${wordId} and ${visible}`,
      order: sql`tag.code ${directionOf(request.sort)}`,
    },
    request,
  );
}

/** In the order in which the tag was put on them. */
export function findWordsOfTag(
  database: Database,
  { tagId, langCode }: { tagId: string; langCode: string },
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<WordRow>> {
  return selectPage(
    database,
    {
      columns: wordColumns,
      source: sql`from tag_word join word on word.id = tag_word.word_id
        where tag_word.tag_id = ${tagId} and tag_word.lang_code = ${langCode} and ${visible}`,
      order: sql`tag_word.id ${directionOf(request.sort)}`,
    },
    request,
  );
}
