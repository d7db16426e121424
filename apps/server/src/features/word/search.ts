import { EntryStatus } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { foldForSearch } from '@wordhoard/contract/text';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type Page, type PageRequest, unplannedPage } from '../../platform/database/feed-page.ts';
import { containing, fixed, startsWith, unplanned } from '../../platform/database/sql.ts';
import { alike, wordsLike } from './alike.ts';
import { word } from './schema.ts';
import {
  type ChosenWords,
  selectWords,
  type WordFilter,
  type WordRow,
  wordCondition,
} from './select-words.ts';
import { visible } from './visible.ts';

// Raw SQL: search ranking.

export interface WordSearch extends WordFilter {
  text: string;
  /** The language of translations that match the text. By default, all languages. */
  tranLangCode?: string | undefined;
}

/** Limits the cost of a search for one letter. */
const maxHits = 1_000;
const maxContaining = 100;
const maxTranslated = 100;
/** The limit if enough words begin with the text. Exact translations come first. */
const fewTranslated = 10;
const maxTranslationsOfOne = 10;
/** Trigrams do not index shorter texts. */
const shortestContained = 3;
/** If so many words begin with the text, the slower queries are skipped: the learner will type on. */
const enoughBeginnings = limits.feedPageSize;

/** Lower ranks are better matches. */
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

/** Finds words by their text or their translations. If there are none, finds words with similar spelling. */
export function wordsFound(search: WordSearch, request: PageRequest): ChosenWords {
  const text = foldForSearch(search.text);
  return {
    with: sql`with beginnings as materialized (${countOfBeginnings(text, search)}),
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
        (select beginnings.count from beginnings)
        + (select count(distinct id) from other where not ${startsWith(sql`search_text`, text)})
        + (select count(*) from alike)
      )::int`,
  };
}

function countOfBeginnings(text: string, filter: WordFilter): SQL {
  return sql`select count(*) from (
    select from ${word} where ${beginsWith(text, filter)} limit ${fixed(maxHits)}
  ) as counted`;
}

/** At most what the page can show if all translated words come first. */
function beginning(text: string, filter: WordFilter, { page, pageSize }: PageRequest): SQL {
  const max = Math.min(page * pageSize + fewTranslated * maxTranslationsOfOne, maxHits);
  return sql`select ${word.id}, ${word.searchText}, case
      when ${word.searchText} = ${unplanned(text, 'text')} then ${rank.whole} else ${rank.begins}
    end::real as rank
    from ${word} where ${beginsWith(text, filter)}
    order by ${word.searchText}, ${word.id} limit ${unplanned(max, 'int')}`;
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
  const isForeign =
    search.tranLangCode === undefined
      ? ne(word.langCode, unplanned(langCode, 'text'))
      : eq(word.langCode, unplanned(search.tranLangCode, 'text'));
  const own = (side: SQL, other: SQL, language: SQL) => sql`(
    select ${side} as id from translation
    where ${other} = foreign_word.id and ${language} = ${unplanned(langCode, 'text')}
      and status = ${fixed(EntryStatus.Approved)} and duplicate_of is null
    limit ${fixed(maxTranslationsOfOne)}
  )`;
  return sql`(
    select ${word.id}, ${word.searchText}, case
        when foreign_word.search_text = ${unplanned(text, 'text')} then ${rank.translated}
        else ${rank.translationBegins}
      end::real as rank
    from (
      select ${word.id}, ${word.searchText} from ${word}
      where ${and(visible, isForeign, startsWith(sql`${word.searchText}`, text))}
      order by ${word.searchText}, ${word.id}
      limit (
        select case when beginnings.count < ${fixed(enoughBeginnings)} then ${fixed(maxTranslated)} else ${fixed(fewTranslated)} end
        from beginnings
      )
    ) as foreign_word
    cross join lateral (
      ${own(sql`high_word_id`, sql`low_word_id`, sql`high_lang_code`)}
      union all
      ${own(sql`low_word_id`, sql`high_word_id`, sql`low_lang_code`)}
    ) as own
    join ${word} on ${word.id} = own.id
    where ${and(visible, wordCondition(search))}
  )`;
}

function inside(text: string, filter: WordFilter): SQL {
  const few = sql`(select beginnings.count from beginnings) < ${fixed(enoughBeginnings)}`;
  return sql`(
    select ${word.id}, ${word.searchText}, ${rank.contains}::real as rank
    from ${wordsLike(containing(text))}
    where ${and(few, wordCondition(filter))}
    limit ${fixed(maxContaining)}
  )`;
}

const beginsWith = (text: string, filter: WordFilter): SQL | undefined =>
  and(visible, startsWith(sql`${word.searchText}`, text), wordCondition(filter));
