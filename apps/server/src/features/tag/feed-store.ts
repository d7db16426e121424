import type { LocaleCode, SortOrder } from '@wordhoard/contract/enumeration';
import { foldForSearch } from '@wordhoard/contract/text';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/feed-page.ts';
import { countOf, type Page, pageOf } from '../../platform/database/feed-page.ts';
import { containing, directionOf } from '../../platform/database/sql.ts';
import { visible } from '../word/visible.ts';
import type { TagRow } from './store.ts';

// Raw SQL: counts the words of each tag of a page, in the statement that reads the page.

interface TagFilter {
  langCode: string;
  /** Part of the tag's code or of one of its names. */
  text?: string | undefined;
  /** The language of the names that the tags are sorted by. */
  locale: LocaleCode;
}

/** The tags on public words of a language, with the number of these words. */
export async function findTagsOfLanguage(
  database: Database,
  { langCode, text, locale }: TagFilter,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<TagRow>> {
  const words = publicWordsOfTag(langCode);
  // One word is enough to show a tag. Only for the tags of the page are all words counted.
  const source = sql`from tag cross join lateral (select ${words} limit 1) as used
    where ${isNamedLike(text)}`;
  const name = sql`lower(coalesce(tag.localized_name ->> ${locale}, tag.code)) collate "C"`;
  const direction = directionOf(request.sort);
  const order = sql`${name} ${direction}, tag.code ${direction}`;
  const tags = sql`select tag.id, tag.code, tag.localized_name ${source} order by ${order} ${pageOf(request)}`;
  const rows = sql`select tag.id, tag.code, tag.localized_name as "localizedName",
    (${countOf(words)}) as "wordCount"
    from (${tags}) as tag order by ${order}`;
  const page = await selectRow<Page<TagRow>>(
    database,
    sql`select (${countOf(source)}) as total,
          (select coalesce(json_agg(item), '[]') from (${rows}) as item) as rows`,
  );
  return page ?? { total: 0, rows: [] };
}

/** The clauses from `from` to `where`. */
const publicWordsOfTag = (langCode: string): SQL =>
  sql`from tag_word
    join word on word.id = tag_word.word_id and word.lang_code = tag_word.lang_code
    where tag_word.tag_id = tag.id and tag_word.lang_code = ${langCode}
      and tag_word.status = 1 and tag_word.duplicate_of is null and ${visible}`;

/** Codes have hyphens where learners type spaces. */
function isNamedLike(text = ''): SQL {
  const folded = foldForSearch(text);
  return sql`(tag.code like ${containing(folded.replaceAll(' ', '-'))}
    or tag.search_text like ${containing(folded)})`;
}
