import { EntryStatus, formKinds, WordMode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { and, arrayContains, eq, ne, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import {
  type PagePlaces,
  type PageRequest,
  pageValues,
  selectRowsOfPage,
} from '../../platform/database/feed-page.ts';
import { preparePart } from '../../platform/database/prepared-page.ts';
import { isAmong, isOwnedBy, startsWith } from '../../platform/database/sql.ts';
import { fixed } from '../../schema/column.ts';
import { word, wordContribution, wordForm } from '../../schema/word.ts';
import { findMeantText } from './find-meant-text.ts';
import { chooseHitsAndGuesses } from './misspelt.ts';
import {
  buildFilter,
  columns,
  fewTranslated,
  hasCorrections,
  isTiny,
  maxTranslationsOfOne,
  type Places,
  prepareSearch,
  rank,
  rarity,
  type Shape,
  selectContaining,
  selectTranslations,
  type WordSearch,
  withoutSeparators,
} from './search-statement.ts';
import { toneMarks } from './search-texts.ts';
import { type ChosenWords, matchesFilter, selectWordsOfModes } from './select-words.ts';
import { visible } from './visible.ts';

// Raw SQL: search ranking.

/** Limits the cost of a search for one letter. */
const maxHits = 1_000;
const maxTranslated = 100;
/** Words that are equal except for case, accents, articles and language. */
const maxWhole = 50;
/** If at least this many words contain the text, it is not misspelt. */
const enoughContaining = 5;
/** If at least this many words begin with the text, the slower queries are skipped: the learner will type on. */
const enoughBeginnings = limits.feedPageSize;

/**
 * Finds words by their text, their forms or their translations, with or without an article. If there are none, it looks for
 * what the text may mean, and last for words with a similar spelling.
 */
export function chooseSearchedWords(search: WordSearch, request: PageRequest): ChosenWords {
  const { shape, values } = prepareSearch(search);
  const { ownerId } = search;
  const page = { ...pageValues(request), beginnings: countNeededBeginnings(request) };
  const hits = preparePart(
    ['search', ...Object.values(shape)],
    { ...values, ownerId, ...page },
    (places) => buildSearch(shape, places),
  );
  const guess = async () =>
    hasCorrections(shape) ? chooseHitsAndGuesses(search, request) : undefined;
  return {
    ...hits,
    async otherwise(database) {
      const text = search.isAsTyped ? undefined : await findMeantText(database, search);
      if (text === undefined) return guess();
      const meant = chooseSearchedWords({ ...search, text }, request);
      return { ...meant, searchedText: text, otherwise: guess };
    },
  };
}

/** The most that the page can show if all translated words come first. */
const countNeededBeginnings = ({ page, pageSize }: PageRequest): number =>
  Math.min(page * pageSize + fewTranslated * maxTranslationsOfOne, maxHits);

type FoundPlaces = Places &
  PagePlaces & { beginnings: Placeholder; ownerId?: Placeholder | undefined };

function buildSearch(shape: Shape, places: FoundPlaces) {
  const { core, beginnings } = places;
  return {
    with: sql`with beginnings as materialized (${countBeginnings(shape, places)}),
      beginning as materialized (
        ${selectBeginning(core, { shape, places, max: beginnings, rank: rank.beginsButArticle })}
      ),
      other as materialized (${selectOthers(shape, places)}),
      own as materialized (${selectOwn(shape, places)}),
      hit as materialized (
        select id, search_text, min(rank) as rank
        from (select ${columns} from beginning union all select ${columns} from other
          union all select ${columns} from own) as source
        group by id, search_text order by rank, search_text, id limit ${fixed(maxHits)}
      )`,
    ids: selectRowsOfPage(sql`select id from hit order by rank, search_text, id`, places),
    total: sql`select case when not (${isMissing(shape)}) then least(
        ${fixed(maxHits)},
        (select beginnings.count from beginnings)
        + (select count(distinct id) from other where not ${startsWith(sql`search_text`, core)})
        + (select count(*) from own)
      )::int end`,
  };
}

/**
 * Whether the text is likely to mean other words. Many words contain any given few letters by chance, unless each letter
 * is a word.
 */
function isMissing(shape: Shape): SQL {
  if (!hasCorrections(shape)) return sql`not exists (select from hit)`;
  const nothingBegins = sql`not exists (select from hit where rank < ${fixed(rank.contains)})`;
  const isRare = sql`(select count(*) from hit) < ${fixed(enoughContaining)}`;
  return sql`${and(nothingBegins, isTiny(shape) ? undefined : isRare)}`;
}

function countBeginnings(shape: Shape, places: Places): SQL {
  return sql`select count(*) from (
    select from ${selectWordsOfModes(shape.mode)} where ${beginsWith(places.core, shape, places)} limit ${fixed(maxHits)}
  ) as counted`;
}

interface BeginningOptions {
  shape: Shape;
  places: Places;
  max: Placeholder;
  rank: number;
}

function selectBeginning(
  text: Placeholder,
  { shape, places, max, rank: ranked }: BeginningOptions,
): SQL {
  return sql`select ${word.id}, ${word.searchText}, ${fixed(ranked)}::real as rank
    from ${selectWordsOfModes(shape.mode)} where ${beginsWith(text, shape, places)}
    order by ${word.searchText}, ${word.id} limit ${max}::int`;
}

function selectOthers(shape: Shape, places: FoundPlaces): SQL {
  const { typed, langCode, beginnings } = places;
  const typedBeginning = { shape, places, max: beginnings, rank: rank.begins };
  const sources = [
    selectWhole(shape, places),
    selectForms(shape, places),
    ...(shape.hasArticle ? [sql`(${selectBeginning(typed, typedBeginning)})`] : []),
    ...(langCode === undefined ? [] : [selectTranslated(shape, places, langCode)]),
    ...(shape.size === 'few' ? [] : [selectInside(shape, places)]),
  ];
  return sql.join(sources, sql` union all `);
}

/** The hidden words that the learner has contributed to, by their beginning or by the forms that the learner has told. */
function selectOwn({ speechPartId, mode }: Shape, { ownerId, ...places }: FoundPlaces): SQL {
  const { userId, wordId, formKeys, status, speechPartIds } = wordContribution;
  const hasForm = and(
    sql`${formKeys} && ${places.keys}::text[]`,
    ne(status, fixed(EntryStatus.Rejected)),
  );
  const isOfPart =
    speechPartId === undefined ? undefined : arrayContains(speechPartIds, [speechPartId]);
  const isWhole = isAmong(word.searchText, places.wholes);
  const begins = startsWith(sql`${word.searchText}`, places.core);
  return sql`
    select ${word.id}, ${word.searchText}, (case
        when ${word.text} = ${places.text}::text then ${fixed(rank.asTyped)}
        when ${isWhole} then ${fixed(rank.whole)}
        when ${hasForm} then ${fixed(rank.form)}
        else ${fixed(rank.begins)}
      end)::real as rank
    from ${wordContribution} join ${word} on ${word.id} = ${wordId}
    where ${and(
      isOwnedBy(userId, ownerId),
      not(visible),
      isOfPart,
      matchesFilter({ langCode: places.langCode, mode }),
      or(isWhole, begins, hasForm),
    )}`;
}

/**
 * The words that have the text as a form: first as typed, then by the kind of the form and the frequency of the word. A plural
 * that begins otherwise than its word, such as «люди» of «человек», leads to the word even if it has an entry of its own.
 */
function selectForms(shape: Shape, places: Places): SQL {
  const kind = sql`array_position(${sql.raw(`array['${formKinds.join("', '")}']`)}, form.kind)`;
  const detail = sql`0.02 * ${kind} + 0.001 * ${rarity}`;
  const base = sql`case
    when form.kind = 'plural' and left(form.key, 1) <> left(${word.searchText}, 1) then ${fixed(rank.otherPlural)}
    when ${withoutSeparators(sql`form.text`)} = ${withoutSeparators(sql`${places.text}::text`)} then ${fixed(rank.formAsTyped)}
    when translate(lower(normalize(form.text, nfd)), ${sql.raw(`$$${toneMarks}$$`)}, '') = ${places.untoned}::text
      then ${fixed(rank.formButTones)}
    else ${fixed(rank.form)} end`;
  return sql`(
    select ${word.id}, ${word.searchText}, (${base} + ${detail})::real as rank
    from (${selectFormsOfKeys(places, places.langCode)}) as form
    join ${word} on ${word.id} = form.word_id
    where ${and(visible, buildFilter(shape, places))}
  )`;
}

const selectFormsOfKeys = ({ keys }: Places, langCode: Placeholder | undefined): SQL => sql`
  select * from ${wordForm}
  where ${and(isAmong(wordForm.key, keys), langCode && eq(wordForm.langCode, langCode))}
  limit ${fixed(maxWhole)}`;

/**
 * Words without a part of speech, such as declined forms in cells of tables, come after those with one, and homographs in their
 * order.
 */
function selectWhole(shape: Shape, places: Places): SQL {
  const detail = sql`case when ${word.speechPartIds} = '{}' then 0.1 else 0 end + 0.001 * ${word.homograph}`;
  return sql`(
    select ${word.id}, ${word.searchText}, (${detail} + case
        when ${word.text} = ${places.text}::text then ${fixed(rank.asTyped)}
        when lower(${word.text}) = lower(${places.text}::text) then ${fixed(rank.asTypedButCase)}
        when ${word.searchText} = ${places.typed}::text then ${fixed(rank.whole)}
        else ${fixed(rank.wholeButArticle)}
      end)::real as rank
    from ${selectWordsOfModes(shape.mode)}
    where ${and(visible, isAmong(word.searchText, places.wholes), buildFilter(shape, places))}
    limit ${fixed(maxWhole)}
  )`;
}

function selectTranslated(shape: Shape, places: Places, langCode: Placeholder): SQL {
  const { core, wholes, tranLangCode } = places;
  const mode = getTranslationMode(shape);
  const isForeign = and(isForeignTo(langCode, tranLangCode), matchesFilter({ mode }));
  const foreign = sql`(
      select ${word.id}, ${fixed(rank.translated)} as rank from ${word}
      where ${and(visible, isForeign, isAmong(word.searchText, wholes))}
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
  const sources = shape.isMonolingual
    ? foreign
    : sql`${foreign} union all ${selectForeignForms(places, langCode)}`;
  return selectTranslations(sources, { shape, places, langCode });
}

const selectForeignForms = (places: Places, langCode: Placeholder): SQL => sql`(
  select form.word_id, ${fixed(rank.translatedForm)} from (${selectFormsOfKeys(places, places.tranLangCode)}) as form
  join ${word} on ${word.id} = form.word_id
  where ${and(visible, isForeignTo(langCode, places.tranLangCode))}
  limit ${fixed(fewTranslated)}
)`;

/** The definitions of words, or else the words that definitions explain, take the place of translations in one language. */
const getTranslationMode = ({ isMonolingual, mode = 0 }: Shape): number | undefined =>
  isMonolingual && (mode & WordMode.Definition) === 0 ? WordMode.Definition : undefined;

const isForeignTo = (langCode: Placeholder, tranLangCode: Placeholder | undefined): SQL =>
  tranLangCode === undefined ? ne(word.langCode, langCode) : eq(word.langCode, tranLangCode);

const selectInside = (shape: Shape, places: Places): SQL =>
  sql`(${selectContaining(
    shape,
    places,
    sql`(select beginnings.count from beginnings) < ${fixed(enoughBeginnings)}`,
  )})`;

const beginsWith = (text: Placeholder, shape: Shape, places: Places): SQL | undefined =>
  and(visible, startsWith(sql`${word.searchText}`, text), buildFilter(shape, places));
