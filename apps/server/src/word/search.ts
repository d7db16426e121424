import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow } from '../database/database.ts';
import { allOf, containing, startingWith } from '../database/sql.ts';
import type { PageRequest } from '../feed/feed.ts';
import { type Page, pageOf } from '../feed/paged.ts';
import { foldForSearch } from './search-text.ts';
import { type WordFilter, type WordRow, wordConditions } from './store.ts';
import { visible, wordColumns } from './visible.ts';

export interface WordSearch extends WordFilter {
  text: string;
  /** Where a word's translations are looked up; all languages if it is left out. */
  tranLangCode?: string | undefined;
}

/** Nobody reads further, and it bounds what a search of one letter costs. */
const mostHits = 1_000;
const mostTranslated = 200;
/** The word whose translation it is wholly comes first among those that begin so. */
const fewTranslated = 10;
const mostSimilar = 50;
/** Trigrams know nothing of shorter texts. */
const shortestContained = 3;
/** Whoever finds that many words beginning so will type on, and is spared the slower searches. */
const enoughBeginnings = 100;

/** Better matches first: the word itself, its translation, beginnings, then any place in the word. */
const rank = { whole: 0, translated: 1, begins: 2, translationBegins: 3, contains: 4 };

/** Words by their own text or a translation. Only where nothing fits, what is spelled alike. */
export async function searchWords(
  database: Database,
  search: WordSearch,
  request: PageRequest,
): Promise<Page<WordRow>> {
  const text = foldForSearch(search.text);
  const found = await selectHits(database, hitsOf(text, search), request);
  if (found.total > 0) return found;
  return selectHits(database, similarTo(text, search), request);
}

function hitsOf(text: string, search: WordSearch): SQL {
  const sources = [
    sql`select id, search_text, rank from beginning`,
    ...(search.langCode === undefined ? [] : [translated(text, search, search.langCode)]),
    ...([...text].length < shortestContained ? [] : [inside(text, search)]),
  ];
  const all = sql.join(
    sources.map((source) => sql`(${source})`),
    sql` union all `,
  );
  return sql`with beginning as materialized (${beginning(text, search)})
    select id, search_text, min(rank) as rank from (${all}) as source
    group by id, search_text order by rank, search_text, id limit ${mostHits}`;
}

function beginning(text: string, filter: WordFilter): SQL {
  const matches = sql`word.search_text like ${startingWith(text)}`;
  return sql`select word.id, word.search_text,
      case when word.search_text = ${text} then ${rank.whole} else ${rank.begins} end::real as rank
    from word where ${allOf(visible, matches, ...wordConditions(filter))}
    order by word.search_text, word.id limit ${mostHits}`;
}

function translated(text: string, filter: WordSearch, langCode: string): SQL {
  const language =
    filter.tranLangCode === undefined
      ? sql`word.lang_code <> ${langCode}`
      : sql`word.lang_code = ${filter.tranLangCode}`;
  return sql`select word.id, word.search_text,
      case when foreign_word.search_text = ${text} then ${rank.translated} else ${rank.translationBegins} end::real as rank
    from (
      select word.id, word.search_text from word
      where ${visible} and ${language} and word.search_text like ${startingWith(text)}
      order by word.search_text, word.id
      limit (
        select case when count(*) < ${enoughBeginnings} then ${mostTranslated} else ${fewTranslated} end::int
        from beginning
      )
    ) as foreign_word
    cross join lateral (
      select high_word_id as id from translation
      where low_word_id = foreign_word.id and high_lang_code = ${langCode} and status = 1
      union all
      select low_word_id from translation
      where high_word_id = foreign_word.id and low_lang_code = ${langCode} and status = 1
    ) as own
    join word on word.id = own.id
    where ${allOf(visible, ...wordConditions(filter))}`;
}

function inside(text: string, filter: WordFilter): SQL {
  const matches = sql`word.search_text like ${containing(text)}`;
  return sql`select word.id, word.search_text, ${rank.contains}::real as rank
    from word
    where (select count(*) from beginning) < ${enoughBeginnings}
      and ${allOf(visible, matches, ...wordConditions(filter))}
    limit ${mostHits}`;
}

/** The distance of trigrams, between 0 and 1, is the rank. */
function similarTo(text: string, filter: WordFilter): SQL {
  const matches = sql`word.search_text % ${text}`;
  return sql`select word.id, word.search_text, word.search_text <-> ${text} as rank
    from word where ${allOf(visible, matches, ...wordConditions(filter))}
    order by rank, word.search_text, word.id limit ${mostSimilar}`;
}

async function selectHits(
  database: Database,
  hits: SQL,
  request: PageRequest,
): Promise<Page<WordRow>> {
  const words = sql`select ${wordColumns}
    from (select * from hit order by rank, search_text, id ${pageOf(request)}) as hit
    join word on word.id = hit.id
    order by hit.rank, hit.search_text, hit.id`;
  const page = await selectRow<Page<WordRow>>(
    database,
    sql`with hit as materialized (${hits})
        select (select count(*)::int from hit) as total,
          (select coalesce(json_agg(item), '[]') from (${words}) as item) as rows`,
  );
  return page ?? { total: 0, rows: [] };
}
