// Raw SQL: it looks up hundreds of texts at once.

import { WordMode } from '@wordhoard/contract/enumeration';
import { foldForSearch } from '@wordhoard/contract/text';
import { and, eq, ne, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { preparePart, selectPage } from '../../platform/database/prepared-page.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { fixed } from '../../schema/column.ts';
import { word, wordForm } from '../../schema/word.ts';
import { findLanguages } from '../language/store.ts';
import { isSpelling, listMeantTexts } from './meant/list-meant-texts.ts';
import { languagesWithOtherScripts } from './meant/transliterations.ts';
import { withoutSeparators } from './search-statement.ts';
import { removeQuotes } from './search-texts.ts';
import { matchesFilter } from './select-words.ts';
import { visible } from './visible.ts';

interface Search {
  text: string;
  langCode?: string | undefined;
  tranLangCode?: string | undefined;
}

/** The beginnings of shorter texts are those of too many words. */
const minBeginning = 4;
const maxBeginnings = 10;
/** Beginnings are looked up that were typed on another keyboard or with letters of another script. */
const maxCostOfBeginning = 0.8;
const maxFound = 100;

/** The stemmers of PostgreSQL, by language. The Arabic one cuts so much that other words have the same stem. */
const stemmers = Object.entries({
  ...{ ca: 'catalan', da: 'danish', de: 'german', el: 'greek', en: 'english' },
  ...{ es: 'spanish', eu: 'basque', fi: 'finnish', fr: 'french', ga: 'irish', hi: 'hindi' },
  ...{ hu: 'hungarian', hy: 'armenian', id: 'indonesian', it: 'italian', lt: 'lithuanian' },
  ...{ ne: 'nepali', nl: 'dutch', no: 'norwegian', pt: 'portuguese', ro: 'romanian' },
  ...{ ru: 'russian', sr: 'serbian', sv: 'swedish', ta: 'tamil', tr: 'turkish', yi: 'yiddish' },
}).map(([langCode, name]) => ({ langCode, dictionary: `${name}_stem` }));

const minStem = 3;
const maxEnding = 6;
const maxWordsOfStem = 5;

/**
 * Finds the text of a word or of one of its forms that a text without matches may mean: it is inflected, or typed on another
 * keyboard, in another script, or with glued words. One statement looks for each in turn until it has found one.
 */
export async function findMeantText(
  database: Database,
  { text: written, langCode, tranLangCode }: Search,
): Promise<string | undefined> {
  const text = removeQuotes(written);
  const named = [langCode, tranLangCode].filter((code) => code !== undefined);
  // Latin letters may stand for any script. A mistyped word would be found in all of them.
  const own = langCode !== undefined || /\p{Script=Latin}/u.test(text) ? named : [];
  // Reading a text in each script takes longer than asking which languages have words.
  const searched = langCode === undefined ? await listLangCodes(database) : [langCode];
  const isSearched = (code: string) => searched.includes(code);
  const others = languagesWithOtherScripts.filter(isSearched);
  const meant = [...listMeantTexts(text, own.length > 0 ? own : others)];
  const beginnings = meant.filter(
    ([key, { cost }]) => cost < maxCostOfBeginning && key.length >= minBeginning,
  );
  const values = {
    typed: foldForSearch(text),
    spellings: [
      text.toLowerCase(),
      ...meant.flatMap(([, one]) => (isSpelling(one) ? one.text : [])),
    ],
    stemmers: JSON.stringify(stemmers.filter((stemmer) => isSearched(stemmer.langCode))),
    keys: meant.map(([key]) => key),
    texts: meant.map(([, one]) => one.text),
    costs: meant.map(([, { cost }]) => cost),
    beginnings: beginnings.slice(0, maxBeginnings).map(([key]) => key),
    langCodes: own.length > 0 ? own : undefined,
    langCode: langCode ?? '',
  };
  const { rows } = await selectPage<string | null>(
    database,
    preparePart(['meant'], values, (places) => {
      const found = [selectByStem(places), selectWhole(places), selectBeginning(places)];
      return sql`select 1 as total, json_build_array(coalesce(${sql.join(found, sql`, `)})) as rows`;
    }),
  );
  return rows[0] ?? undefined;
}

async function listLangCodes(database: Database): Promise<string[]> {
  const languages = await findLanguages(database);
  return languages.map(({ code }) => code);
}

interface MeantPlaces
  extends Record<
    'typed' | 'spellings' | 'stemmers' | 'keys' | 'texts' | 'costs' | 'beginnings' | 'langCode',
    Placeholder
  > {
  langCodes?: Placeholder | undefined;
}

const isOfEither = (column: AnyPgColumn, { langCodes }: MeantPlaces): SQL | undefined =>
  langCodes && isAmong(column, langCodes);

const isWord = and(visible, matchesFilter({}));

/**
 * The text of the word without forms that has the stem of the text and begins with it. One with which the text begins comes
 * first, such as _Lehrer_ for _Lehrerin_, then the most similar length.
 * The index of texts finds the beginning, so that stems need no index.
 */
const selectByStem = ({ typed, spellings, stemmers }: MeantPlaces): SQL => sql`(
  select same.text from json_to_recordset(${stemmers}::json)
    as stemmer ("langCode" text, dictionary regdictionary)
  cross join lateral (select (ts_lexize(dictionary, ${typed}::text))[1] as stem) as typed
  cross join lateral (
    select ${word.id}, ${word.text}, ${word.searchText} as key from ${word}
    where ${and(
      visible,
      ne(word.mode, fixed(WordMode.Definition)),
      eq(word.langCode, sql`"langCode"`),
      sql`${word.searchText} >= stem and ${word.searchText} < stem || '\u{10ffff}'`,
      ne(word.searchText, typed),
      sql`length(${word.searchText}) <= length(stem) + ${fixed(maxEnding)}`,
      sql`ts_lexize(dictionary, ${word.searchText}) = array[stem]`,
    )}
    limit ${fixed(maxWordsOfStem)}
  ) as same
  where length(stem) >= ${fixed(minStem)}
  order by not exists (
      select from unnest(${spellings}::text[]) as spelt (text)
      where starts_with(spelt.text, lower(same.text))
    ), abs(length(same.key) - length(${typed}::text)), same.key, same.id limit 1
)`;

/** The likeliest text that is a word or a form, preferably of the language, and of the most frequent word. */
const selectWhole = (places: MeantPlaces): SQL => sql`(
  select found.text from (
    (
      select text, search_text as key, lang_code, grammar from ${word}
      where ${and(isWord, isAmong(word.searchText, places.keys), isOfEither(word.langCode, places))}
      limit ${fixed(maxFound)}
    )
    union all
    (
      select form.text, form.key, form.lang_code, ${word.grammar} from (
        select * from ${wordForm}
        where ${and(isAmong(wordForm.key, places.keys), isOfEither(wordForm.langCode, places))}
        limit ${fixed(maxFound)}
      ) as form
      join ${word} on ${word.id} = form.word_id where ${isWord}
    )
  ) as found
  join unnest(
    ${places.keys}::text[], ${places.texts}::text[], ${places.costs}::real[]
  ) as meant (key, text, cost) using (key)
  order by cost, lang_code <> ${places.langCode}::text,
    ${withoutSeparators(sql`lower(found.text)`)} <> ${withoutSeparators(sql`meant.text`)}, (grammar ->> 'frequencyRank')::int, found.text
  limit 1
)`;

/** The likeliest text with which a word begins, as it is being typed. */
const selectBeginning = (places: MeantPlaces): SQL => sql`(
  select meant.text from unnest(${places.beginnings}::text[]) with ordinality as meant (text, place)
  where exists (select from ${word} where ${and(
    isWord,
    sql`${word.searchText} >= meant.text and ${word.searchText} < meant.text || '\u{10ffff}'`,
    isOfEither(word.langCode, places),
  )})
  order by place limit 1
)`;
