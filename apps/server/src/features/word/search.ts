import { EntryStatus } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type Page, type PageRequest, unplannedPage } from '../../platform/database/feed-page.ts';
import { containing, fixed, isOneOf, startsWith, unplanned } from '../../platform/database/sql.ts';
import { alike, wordsLike } from './alike.ts';
import { correctedWords, corrections } from './corrections.ts';
import { word } from './schema.ts';
import { isShort, type SearchTexts, searchTextsOf } from './search-texts.ts';
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
/** Words that are equal except for case, accents, articles and language. */
const maxWhole = 50;
const maxMeant = 50;
/** If so many words contain the text, it is not misspelt. */
const enoughContaining = 5;
/** Trigrams do not index shorter texts. */
const shortestContained = 3;
/** If so many words begin with the text, the slower queries are skipped: the learner will type on. */
const enoughBeginnings = limits.feedPageSize;

/** Lower ranks are better matches. */
const rank = {
  whole: 0,
  /** With another article than typed, or with or without one. */
  wholeButArticle: 1,
  translated: 2,
  begins: 3,
  beginsButArticle: 4,
  translationBegins: 5,
  /** What a misspelt text means, if many words contain it by chance. */
  tinyMeant: 6,
  contains: 8,
  meant: 9,
};
const foreignPenalty = 0.4;

const columns = sql`id, search_text, rank`;

export const searchWords = (
  database: Database,
  search: WordSearch,
  request: PageRequest,
): Promise<Page<WordRow>> => selectWords(database, wordsFound(search, request));

/**
 * Finds words by their text or their translations, with or without an article. If no text begins so, the
 * search corrects a typing error and finds words with similar spelling.
 */
export function wordsFound(search: WordSearch, request: PageRequest): ChosenWords {
  const texts = searchTextsOf(search);
  return {
    with: sql`with beginnings as materialized (${countOfBeginnings(texts.core, search)}),
      beginning as materialized (${beginning(texts, search, request)}),
      other as materialized (${others(texts, search, request)}),
      hit as materialized (
        select id, search_text, min(rank) as rank
        from (select ${columns} from beginning union all select ${columns} from other) as source
        group by id, search_text order by rank, search_text, id limit ${fixed(maxHits)}
      ),
      mistake as materialized (${mistake(texts)}),
      correction as materialized (${corrections(texts)}),
      misspelt as materialized (${misspelt(texts, search)}),
      meant as materialized (${meant(texts, search)})`,
    ids: unplannedPage(
      sql`select id from (
          select ${columns} from hit union all select ${columns} from meant
        ) as found
        order by rank, search_text, id`,
      request,
    ),
    total: sql`select least(
        ${fixed(maxHits)},
        (select beginnings.count from beginnings)
        + (select count(distinct id) from other where not ${startsWith(sql`search_text`, texts.core)})
        + (select count(*) from meant)
      )::int`,
  };
}

function countOfBeginnings(text: string, filter: WordFilter): SQL {
  return sql`select count(*) from (
    select from ${word} where ${beginsWith(text, filter)} limit ${fixed(maxHits)}
  ) as counted`;
}

/** At most what the page can show if all translated words come first. */
function beginning({ core }: SearchTexts, filter: WordFilter, request: PageRequest): SQL {
  return wordsBeginning(core, filter, { request, rank: rank.beginsButArticle });
}

function wordsBeginning(
  text: string,
  filter: WordFilter,
  { request: { page, pageSize }, rank: ranked }: { request: PageRequest; rank: number },
): SQL {
  const max = Math.min(page * pageSize + fewTranslated * maxTranslationsOfOne, maxHits);
  return sql`select ${word.id}, ${word.searchText}, ${fixed(ranked)}::real as rank
    from ${word} where ${beginsWith(text, filter)}
    order by ${word.searchText}, ${word.id} limit ${unplanned(max, 'int')}`;
}

function others(texts: SearchTexts, search: WordSearch, request: PageRequest): SQL {
  const { typed, core } = texts;
  const typedBeginning = wordsBeginning(typed, search, { request, rank: rank.begins });
  const sources = [
    whole(texts, search),
    ...(typed === core ? [] : [sql`(${typedBeginning})`]),
    ...(search.langCode === undefined ? [] : [translated(texts, search, search.langCode)]),
    ...([...core].length < shortestContained ? [] : [inside(core, search)]),
  ];
  return sql.join(sources, sql` union all `);
}

function whole({ typed, wholes }: SearchTexts, filter: WordFilter): SQL {
  return sql`(
    select ${word.id}, ${word.searchText}, case
        when ${word.searchText} = ${unplanned(typed, 'text')} then ${fixed(rank.whole)}
        else ${fixed(rank.wholeButArticle)}
      end::real as rank
    from ${word}
    where ${and(visible, isOneOf(word.searchText, [typed, ...wholes]), wordCondition(filter))}
    limit ${fixed(maxWhole)}
  )`;
}

function translated({ core, wholes }: SearchTexts, search: WordSearch, langCode: string): SQL {
  const isForeign = foreignTo(langCode, search.tranLangCode);
  const foreign = sql`(
      select ${word.id}, ${fixed(rank.translated)} as rank from ${word}
      where ${and(visible, isForeign, isOneOf(word.searchText, wholes))}
      limit ${fixed(fewTranslated)}
    ) union all (
      select ${word.id}, ${fixed(rank.translationBegins)} from ${word}
      where ${and(visible, isForeign, startsWith(sql`${word.searchText}`, core))}
      order by ${word.searchText}, ${word.id}
      limit (
        select case when beginnings.count < ${fixed(enoughBeginnings)} then ${fixed(maxTranslated)} else ${fixed(fewTranslated)} end
        from beginnings
      )
    )`;
  return translationsOf(foreign, search, langCode);
}

/** The words that a text of one language may mean if it is misspelt. */
export function wordsMeant(search: WordSearch, max: number): ChosenWords {
  const texts = searchTextsOf(search);
  return {
    with: sql`with mistake as materialized (select true as is_likely),
      correction as materialized (${corrections(texts)}),
      misspelt as materialized (${misspelt(texts, search)})`,
    ids: sql`select id from misspelt order by rank, search_text, id limit ${fixed(max)}`,
    total: sql`0`,
  };
}

/** Whether the text is likely to be misspelt. Any few letters are within many words by chance. */
function mistake({ core }: SearchTexts): SQL {
  const nothingBegins = sql`not exists (select from hit where rank < ${fixed(rank.contains)})`;
  const isRare = sql`(select count(*) from hit) < ${fixed(enoughContaining)}`;
  return sql`select ${and(nothingBegins, isTiny(core) ? undefined : isRare)} as is_likely`;
}

const isTiny = (text: string): boolean => [...text].length <= shortestContained;

/** The words of both languages that a misspelt text may mean. */
function misspelt({ core }: SearchTexts, { langCode, tranLangCode }: WordSearch): SQL {
  const isOfEither =
    langCode === undefined || tranLangCode === undefined
      ? undefined
      : isOneOf(word.langCode, [langCode, tranLangCode]);
  const condition = and(visible, isOfEither);
  if (isShort(core)) return correctedWords(condition);
  return sql`${correctedWords(condition)} union all (${alike(core, condition)})`;
}

/** The misspelt words, and the translations of those that are foreign. */
function meant({ core }: SearchTexts, search: WordSearch): SQL {
  const best = isTiny(core) ? rank.tinyMeant : rank.meant;
  const { langCode } = search;
  const own = sql`(
    select ${word.id}, ${word.searchText}, (misspelt.rank + ${fixed(best)})::real as rank
    from misspelt join ${word} on ${word.id} = misspelt.id
    where ${and(visible, wordCondition(search))}
  )`;
  const foreign = sql`
    select id, rank + ${fixed(best + foreignPenalty)} as rank from misspelt
    where lang_code <> ${unplanned(langCode ?? '', 'text')}
    order by rank, search_text, id limit ${fixed(fewTranslated)}`;
  const sources = langCode === undefined ? [own] : [own, translationsOf(foreign, search, langCode)];
  return sql`select id, search_text, min(rank) as rank
    from (${sql.join(sources, sql` union all `)}) as source
    where not exists (select from hit where hit.id = source.id)
    group by id, search_text order by rank, search_text, id limit ${fixed(maxMeant)}`;
}

const foreignTo = (langCode: string, tranLangCode: string | undefined): SQL =>
  tranLangCode === undefined
    ? ne(word.langCode, unplanned(langCode, 'text'))
    : eq(word.langCode, unplanned(tranLangCode, 'text'));

/** The translations of foreign words, given as `id` and `rank`. */
function translationsOf(foreign: SQL, search: WordSearch, langCode: string): SQL {
  const own = (side: SQL, other: SQL, language: SQL) => sql`(
    select ${side} as id from translation
    where ${other} = foreign_word.id and ${language} = ${unplanned(langCode, 'text')}
      and status = ${fixed(EntryStatus.Approved)} and duplicate_of is null
    limit ${fixed(maxTranslationsOfOne)}
  )`;
  return sql`(
    select ${word.id}, ${word.searchText}, foreign_word.rank::real as rank
    from (${foreign}) as foreign_word
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
    select ${word.id}, ${word.searchText}, ${fixed(rank.contains)}::real as rank
    from ${wordsLike(containing(text))}
    where ${and(few, wordCondition(filter))}
    limit ${fixed(maxContaining)}
  )`;
}

const beginsWith = (text: string, filter: WordFilter): SQL | undefined =>
  and(visible, startsWith(sql`${word.searchText}`, text), wordCondition(filter));
