import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { fixed, unplanned } from '../../platform/database/sql.ts';
import { visible } from '../word/visible.ts';

/** Search engines take 50,000 addresses of one map. */
const maxAddresses = 50_000;
/** Fewer of words, of which there are many: a map is put together in one go. */
export const wordsOnMap = 20_000;

export interface Named {
  slug: string;
  langCode: string;
}

export const findPublicLists = (database: Database): Promise<Named[]> =>
  selectRows(
    database,
    sql`select slug, lang_code as "langCode" from list where privacy = 1
        order by id limit ${fixed(maxAddresses)}`,
  );

export const findPublicTables = (database: Database): Promise<Named[]> =>
  selectRows(
    database,
    sql`select slug, lang_code as "langCode" from word_table where privacy = 1
        order by id limit ${fixed(maxAddresses)}`,
  );

/** A tag has a page in each language in which a word carries it. */
export const findTagPages = (database: Database): Promise<{ code: string; langCode: string }[]> =>
  selectRows(
    database,
    sql`select tag.code, language.code as "langCode" from tag cross join language
        where tag.word_count > 0 and language.word_count > 0 and exists (
          select from tag_word
          where tag_word.tag_id = tag.id and tag_word.lang_code = language.code
            and tag_word.status = 1 and tag_word.duplicate_of is null
        )
        order by tag.code, language.code limit ${fixed(maxAddresses)}`,
  );

interface WordMap {
  langCode: string;
  /** From 1. */
  number: number;
}

/** The words of a language as they came, so that those of a full map stay on it. */
export const findWordTexts = (
  database: Database,
  { langCode, number }: WordMap,
): Promise<{ text: string; langCode: string }[]> =>
  selectRows(
    database,
    sql`select text, lang_code as "langCode" from word
        where ${visible} and lang_code = ${unplanned(langCode, 'text')} and mode = 1
        order by id limit ${fixed(wordsOnMap)} offset ${(number - 1) * wordsOnMap}`,
  );
