import { EntryStatus, WordMode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { and, eq, ne, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  type Page,
  type PageRequest,
  pageValues,
  unplannedPage,
} from '../../platform/database/feed-page.ts';
import { placesOf } from '../../platform/database/prepared-page.ts';
import { containing, fixed, isOneOf, startsWith, unplanned } from '../../platform/database/sql.ts';
import { alike, likeness, wordsLike } from './alike.ts';
import { correctedWords, corrections } from './corrections.ts';
import { word } from './schema.ts';
import {
  type SearchPlaces,
  type SearchShape,
  searchShapeOf,
  searchTextsOf,
} from './search-texts.ts';
import {
  type ChosenWords,
  selectWords,
  type WordFilter,
  type WordRow,
  wordCondition,
  wordsIn,
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
  const { shape, values: searched } = searchStatement(search);
  const values = { ...searched, ...pageValues(request), beginnings: beginningsFor(request) };
  return {
    shape: ['search', ...Object.values(shape)],
    values,
    build: () => searchOf(shape, placesOf(values)),
  };
}

/** The words that a text of one language may mean if it is misspelt. */
export function wordsMeant(search: WordSearch, max: number): ChosenWords {
  const { shape, values } = searchStatement(search);
  return {
    shape: ['meant', max, ...Object.values(shape)],
    values,
    build() {
      const places = placesOf(values);
      return {
        with: sql`with mistake as materialized (select true as is_likely),
          correction as materialized (${corrections(shape, places)}),
          misspelt as materialized (${misspelt(shape, places)})`,
        ids: sql`select id from misspelt order by rank, search_text, id limit ${fixed(max)}`,
        total: sql`0`,
      };
    },
  };
}

/** At most what the page can show if all translated words come first. */
const beginningsFor = ({ page, pageSize }: PageRequest): number =>
  Math.min(page * pageSize + fewTranslated * maxTranslationsOfOne, maxHits);

/** What the text of the statement depends on. */
interface Shape extends SearchShape {
  /** Words are translated into their own language, by definitions. */
  isMonolingual: boolean;
  speechPartId: number | undefined;
  mode: number | undefined;
}

type Places = SearchPlaces & {
  langCode?: Placeholder | undefined;
  tranLangCode?: Placeholder | undefined;
  bothLangCodes?: Placeholder | undefined;
  containing: Placeholder;
};

type PagePlaces = Places & { limit: Placeholder; offset: Placeholder; beginnings: Placeholder };

function searchStatement({ speechPartId, mode, ...search }: WordSearch) {
  const { langCode, tranLangCode } = search;
  const texts = searchTextsOf(search);
  const hasBoth = langCode !== undefined && tranLangCode !== undefined;
  const isMonolingual = hasBoth && langCode === tranLangCode;
  const shape: Shape = { ...searchShapeOf(texts), isMonolingual, speechPartId, mode };
  const values = {
    ...texts,
    ...likeness(texts.core),
    langCode,
    tranLangCode,
    bothLangCodes: hasBoth ? [langCode, tranLangCode] : undefined,
    containing: containing(texts.core),
  };
  return { shape, values };
}

function searchOf(shape: Shape, places: PagePlaces) {
  const { core, beginnings } = places;
  return {
    with: sql`with beginnings as materialized (${countOfBeginnings(shape, places)}),
      beginning as materialized (
        ${wordsBeginning(core, { shape, places, max: beginnings, rank: rank.beginsButArticle })}
      ),
      other as materialized (${others(shape, places)}),
      hit as materialized (
        select id, search_text, min(rank) as rank
        from (select ${columns} from beginning union all select ${columns} from other) as source
        group by id, search_text order by rank, search_text, id limit ${fixed(maxHits)}
      ),
      mistake as materialized (${mistake(shape)}),
      correction as materialized (${corrections(shape, places)}),
      misspelt as materialized (${misspelt(shape, places)}),
      meant as materialized (${meant(shape, places)})`,
    ids: unplannedPage(
      sql`select id from (
          select ${columns} from hit union all select ${columns} from meant
        ) as found
        order by rank, search_text, id`,
      places,
    ),
    total: sql`select least(
        ${fixed(maxHits)},
        (select beginnings.count from beginnings)
        + (select count(distinct id) from other where not ${startsWith(sql`search_text`, core)})
        + (select count(*) from meant)
      )::int`,
  };
}

function countOfBeginnings(shape: Shape, places: Places): SQL {
  return sql`select count(*) from (
    select from ${wordsIn(shape.mode)} where ${beginsWith(places.core, shape, places)} limit ${fixed(maxHits)}
  ) as counted`;
}

interface Beginning {
  shape: Shape;
  places: Places;
  max: Placeholder;
  rank: number;
}

function wordsBeginning(text: Placeholder, { shape, places, max, rank: ranked }: Beginning): SQL {
  return sql`select ${word.id}, ${word.searchText}, ${fixed(ranked)}::real as rank
    from ${wordsIn(shape.mode)} where ${beginsWith(text, shape, places)}
    order by ${word.searchText}, ${word.id} limit ${unplanned(max, 'int')}`;
}

function others(shape: Shape, places: PagePlaces): SQL {
  const { typed, langCode, beginnings } = places;
  const typedBeginning = { shape, places, max: beginnings, rank: rank.begins };
  const sources = [
    whole(shape, places),
    ...(shape.hasArticle ? [sql`(${wordsBeginning(typed, typedBeginning)})`] : []),
    ...(langCode === undefined ? [] : [translated(shape, places, langCode)]),
    ...(shape.size === 'few' ? [] : [inside(shape, places)]),
  ];
  return sql.join(sources, sql` union all `);
}

function whole(shape: Shape, places: Places): SQL {
  return sql`(
    select ${word.id}, ${word.searchText}, case
        when ${word.searchText} = ${unplanned(places.typed, 'text')} then ${fixed(rank.whole)}
        else ${fixed(rank.wholeButArticle)}
      end::real as rank
    from ${wordsIn(shape.mode)}
    where ${and(visible, isOneOf(word.searchText, places.wholes), filterOf(shape, places))}
    limit ${fixed(maxWhole)}
  )`;
}

function translated(shape: Shape, places: Places, langCode: Placeholder): SQL {
  const { core, wholes, tranLangCode } = places;
  const mode = modeOfTranslations(shape);
  const isForeign = and(foreignTo(langCode, tranLangCode), wordCondition({ mode }));
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
  return translationsOf(foreign, { shape, places, langCode });
}

/** The definitions of words, or else the words that definitions explain, take the place of translations in one language. */
const modeOfTranslations = ({ isMonolingual, mode = 0 }: Shape): number | undefined =>
  isMonolingual && (mode & WordMode.Definition) === 0 ? WordMode.Definition : undefined;

/** Whether the text is likely to be misspelt. Any few letters are within many words by chance. */
function mistake({ size }: Shape): SQL {
  const nothingBegins = sql`not exists (select from hit where rank < ${fixed(rank.contains)})`;
  const isRare = sql`(select count(*) from hit) < ${fixed(enoughContaining)}`;
  return sql`select ${and(nothingBegins, isTiny(size) ? undefined : isRare)} as is_likely`;
}

const isTiny = (size: Shape['size']): boolean => size === 'few' || size === 'three';

/** The words of both languages that a misspelt text may mean. */
function misspelt(shape: Shape, places: Places): SQL {
  const { bothLangCodes } = places;
  const isOfEither = bothLangCodes && isOneOf(word.langCode, bothLangCodes);
  const condition = and(visible, isOfEither, wordCondition({}));
  if (shape.size !== 'many') return correctedWords(condition);
  return sql`${correctedWords(condition)} union all (${alike(places, condition)})`;
}

/** The misspelt words, and the translations of those that are foreign. */
function meant(shape: Shape, places: Places): SQL {
  const best = isTiny(shape.size) ? rank.tinyMeant : rank.meant;
  const { langCode } = places;
  const own = sql`(
    select ${word.id}, ${word.searchText}, (misspelt.rank + ${fixed(best)})::real as rank
    from misspelt join ${word} on ${word.id} = misspelt.id
    where ${and(visible, filterOf(shape, places))}
  )`;
  const foreign = (own: Placeholder) => sql`
    select id, rank + ${fixed(best + foreignPenalty)} as rank from misspelt
    where ${fixed(Number(shape.isMonolingual))} = 1 or lang_code <> ${unplanned(own, 'text')}
    order by rank, search_text, id limit ${fixed(fewTranslated)}`;
  const sources =
    langCode === undefined
      ? [own]
      : [own, translationsOf(foreign(langCode), { shape, places, langCode })];
  return sql`select id, search_text, min(rank) as rank
    from (${sql.join(sources, sql` union all `)}) as source
    where not exists (select from hit where hit.id = source.id)
    group by id, search_text order by rank, search_text, id limit ${fixed(maxMeant)}`;
}

const foreignTo = (langCode: Placeholder, tranLangCode: Placeholder | undefined): SQL =>
  tranLangCode === undefined
    ? ne(word.langCode, unplanned(langCode, 'text'))
    : eq(word.langCode, unplanned(tranLangCode, 'text'));

interface Translations {
  shape: Shape;
  places: Places;
  langCode: Placeholder;
}

/** The translations of foreign words, given as `id` and `rank`. */
function translationsOf(foreign: SQL, { shape, places, langCode }: Translations): SQL {
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
    where ${and(visible, filterOf(shape, places))}
  )`;
}

function inside(shape: Shape, places: Places): SQL {
  const few = sql`(select beginnings.count from beginnings) < ${fixed(enoughBeginnings)}`;
  return sql`(
    select ${word.id}, ${word.searchText}, ${fixed(rank.contains)}::real as rank
    from ${wordsLike(places.containing, shape.mode)}
    where ${and(few, filterOf(shape, places))}
    limit ${fixed(maxContaining)}
  )`;
}

const beginsWith = (text: Placeholder, shape: Shape, places: Places): SQL | undefined =>
  and(visible, startsWith(sql`${word.searchText}`, text), filterOf(shape, places));

const filterOf = ({ speechPartId, mode }: Shape, { langCode }: Places): SQL | undefined =>
  wordCondition({ langCode, speechPartId, mode });
