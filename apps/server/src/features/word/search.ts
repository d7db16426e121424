import { limits } from '@wordhoard/contract/limits';
import { foldForSearch } from '@wordhoard/contract/text';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/feed-page.ts';
import { type Page, unplannedPage } from '../../platform/database/feed-page.ts';
import { allOf, containing, fixed, startsWith, unplanned } from '../../platform/database/sql.ts';
import { alike, wordsLike } from './alike.ts';
import { type ChosenWords, selectWords } from './select-words.ts';
import { type WordFilter, type WordRow, wordConditions } from './store.ts';
import { visible } from './visible.ts';

export interface WordSearch extends WordFilter {
  text: string;
  /** Where a word's translations are looked up; all languages if it is left out. */
  tranLangCode?: string | undefined;
}

/** Nobody reads further, and it bounds what a search of one letter costs. */
const maxHits = 1_000;
const maxContaining = 100;
const maxTranslated = 100;
/** The word whose translation it is wholly comes first among those that begin so. */
const fewTranslated = 10;
const maxTranslationsOfOne = 10;
/** Trigrams know nothing of shorter texts. */
const shortestContained = 3;
/** Whoever finds a page of words beginning so will type on, and is spared the slower searches. */
const enoughBeginnings = limits.feedPageSize;

/** Better matches first: the word itself, its translation, beginnings, then any place in the word. */
const rank = {
  whole: fixed(0),
  translated: fixed(1),
  begins: fixed(2),
  translationBegins: fixed(3),
  contains: fixed(4),
};

const columns = sql`id, search_text, rank`;

export const searchWords = (
  database: Database,
  search: WordSearch,
  request: PageRequest,
): Promise<Page<WordRow>> => selectWords(database, wordsFound(search, request));

/** Words by their own text or a translation. Only where nothing fits, what is spelled alike. */
export function wordsFound(search: WordSearch, request: PageRequest): ChosenWords {
  const text = foldForSearch(search.text);
  return {
    with: sql`with begun as materialized (${countOfBeginnings(text, search)}),
      beginning as materialized (${beginning(text, search, request)}),
      other as materialized (${others(text, search)}),
      hit as materialized (
        select id, search_text, min(rank) as rank
        from (select ${columns} from beginning union all select ${columns} from other) as source
        group by id, search_text order by rank, search_text, id limit ${fixed(maxHits)}
      ),
      alike as materialized (${alike(text, search)})`,
    ids: unplannedPage(
      sql`select id from (
          select ${columns} from hit union all select ${columns} from alike
        ) as found
        order by rank, search_text, id`,
      request,
    ),
    total: sql`select least(
        ${fixed(maxHits)},
        (select begun.count from begun)
        + (select count(distinct id) from other where not ${startsWith(sql`search_text`, text)})
        + (select count(*) from alike)
      )::int`,
  };
}

function countOfBeginnings(text: string, filter: WordFilter): SQL {
  return sql`select count(*) from (
    select from word where ${beginsWith(text, filter)} limit ${fixed(maxHits)}
  ) as counted`;
}

/** No more than the page can need, where each of the translated words may stand before them. */
function beginning(text: string, filter: WordFilter, { page, pageSize }: PageRequest): SQL {
  const most = Math.min(page * pageSize + fewTranslated * maxTranslationsOfOne, maxHits);
  return sql`select word.id, word.search_text, case
      when word.search_text = ${unplanned(text, 'text')} then ${rank.whole} else ${rank.begins}
    end::real as rank
    from word where ${beginsWith(text, filter)}
    order by word.search_text, word.id limit ${unplanned(most, 'int')}`;
}

function others(text: string, search: WordSearch): SQL {
  const sources = [
    sql`(select ${columns} from beginning where false)`,
    ...(search.langCode === undefined ? [] : [translated(text, search, search.langCode)]),
    ...([...text].length < shortestContained ? [] : [inside(text, search)]),
  ];
  return sql.join(sources, sql` union all `);
}

function translated(text: string, search: WordSearch, langCode: string): SQL {
  const language =
    search.tranLangCode === undefined
      ? sql`word.lang_code <> ${unplanned(langCode, 'text')}`
      : sql`word.lang_code = ${unplanned(search.tranLangCode, 'text')}`;
  const own = (side: SQL, other: SQL, language: SQL) => sql`(
    select ${side} as id from translation
    where ${other} = foreign_word.id and ${language} = ${unplanned(langCode, 'text')} and status = 1
      and duplicate_of is null
    limit ${fixed(maxTranslationsOfOne)}
  )`;
  return sql`(
    select word.id, word.search_text, case
        when foreign_word.search_text = ${unplanned(text, 'text')} then ${rank.translated}
        else ${rank.translationBegins}
      end::real as rank
    from (
      select word.id, word.search_text from word
      where ${visible} and ${language} and ${startsWith(sql`word.search_text`, text)}
      order by word.search_text, word.id
      limit (
        select case when begun.count < ${fixed(enoughBeginnings)} then ${fixed(maxTranslated)} else ${fixed(fewTranslated)} end
        from begun
      )
    ) as foreign_word
    cross join lateral (
      ${own(sql`high_word_id`, sql`low_word_id`, sql`high_lang_code`)}
      union all
      ${own(sql`low_word_id`, sql`high_word_id`, sql`low_lang_code`)}
    ) as own
    join word on word.id = own.id
    where ${allOf(visible, ...wordConditions(search))}
  )`;
}

function inside(text: string, filter: WordFilter): SQL {
  const few = sql`(select begun.count from begun) < ${fixed(enoughBeginnings)}`;
  return sql`(
    select word.id, word.search_text, ${rank.contains}::real as rank
    from ${wordsLike(containing(text))}
    where ${allOf(few, ...wordConditions(filter))}
    limit ${fixed(maxContaining)}
  )`;
}

const beginsWith = (text: string, filter: WordFilter): SQL =>
  allOf(visible, startsWith(sql`word.search_text`, text), ...wordConditions(filter));
