import { EntryStatus } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { and, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../platform/database/sql.ts';
import { fixed } from '../../schema/column.ts';
import { translation } from '../../schema/translation.ts';
import { word } from '../../schema/word.ts';
import { selectWordsLike } from './alike.ts';
import { parseSearch, separators } from './search-texts.ts';
import { matchesFilter, type WordFilter } from './select-words.ts';
import { visible } from './visible.ts';

// Raw SQL: search ranking. The parts that the statements of a search have in common.

export interface WordSearch extends WordFilter {
  text: string;
  /** The language of translations that match the text. By default, all languages. */
  tranLangCode?: string | undefined;
  /** Finds this learner's hidden words too. */
  ownerId?: string | undefined;
  /** Finds no words that another text would find. */
  isAsTyped?: boolean | undefined;
}

const maxContaining = 100;
/** The number of translations to read if enough words begin with the text. Exact translations come first. */
export const fewTranslated = 10;
export const maxTranslationsOfOne = 10;

/** A reading as it is heard: _xué xí_ is _xuéxí_. */
export const withoutSeparators = (text: SQL): SQL =>
  sql`translate(${text}, ${sql.raw(`$$${separators}$$`)}, '')`;

/** Lower ranks are better matches. */
export const rank = {
  otherPlural: -1,
  asTyped: 0,
  asTypedButCase: 0.1,
  formAsTyped: 0.25,
  /** But for case and accents. */
  whole: 0.5,
  /** With another article than typed, or with or without one. */
  wholeButArticle: 1,
  formButTones: 1.75,
  form: 2,
  translated: 3,
  translatedForm: 3.5,
  begins: 4,
  beginsButArticle: 5,
  translationBegins: 6,
  /** A guess, if many words contain the misspelt text by chance. */
  guessForTiny: 7,
  contains: 8,
  /** A word that a misspelt text may mean. */
  guess: 9,
};

export const columns = sql`id, search_text, rank`;

/** The facts about a search that determine its statement. */
export interface Shape {
  /**
   * The number of letters without the article. The trigram index does not find texts shorter than `three` letters. Only
   * texts of `many` letters have enough trigrams in common with other words.
   */
  size: 'few' | 'three' | 'several' | 'many';
  hasArticle: boolean;
  isCorrectable: boolean;
  /** Words are translated into their own language, by definitions. */
  isMonolingual: boolean;
  speechPartId: number | undefined;
  mode: number | undefined;
}

/** A text so short that many words contain it by chance. */
export const isTiny = ({ size }: Pick<Shape, 'size'>): boolean =>
  size === 'few' || size === 'three';

/** Whether a text may have a typing error: it has an alphabet, or enough letters to be similar to others. */
export const hasCorrections = ({ size, isCorrectable }: Shape): boolean =>
  isCorrectable || size === 'many';

export interface Places
  extends Record<
    'text' | 'untoned' | 'typed' | 'core' | 'wholes' | 'keys' | 'containing',
    Placeholder
  > {
  langCode?: Placeholder | undefined;
  tranLangCode?: Placeholder | undefined;
}

export function prepareSearch({ speechPartId, mode, isAsTyped: _, ...search }: WordSearch) {
  const { langCode, tranLangCode } = search;
  const { letters, ...texts } = parseSearch(search);
  const size = getSize([...texts.core].length);
  const shape: Shape = {
    size,
    hasArticle: texts.typed !== texts.core,
    // Almost any two letters are one typing error away from a word.
    isCorrectable: size !== 'few' && letters !== '',
    isMonolingual: langCode !== undefined && langCode === tranLangCode,
    speechPartId,
    mode,
  };
  const values = { ...texts, langCode, tranLangCode, containing: containing(texts.core) };
  return { shape, values, letters };
}

function getSize(letterCount: number): Shape['size'] {
  if (letterCount < 3) return 'few';
  if (letterCount === 3) return 'three';
  return letterCount < 8 ? 'several' : 'many';
}

/** How rare a word is: from 0 to about 12. */
export const rarity = sql`ln(coalesce((${word.grammar} ->> 'frequencyRank')::real, ${fixed(limits.frequencyMaxRank)}))`;

/** The words that contain the text. */
export const selectContaining = (shape: Shape, places: Places, condition?: SQL): SQL => sql`
  select ${word.id}, ${word.searchText}, ${fixed(rank.contains)}::real as rank
  from ${selectWordsLike(places.containing, { mode: shape.mode, langCode: places.langCode })}
  where ${and(condition, buildFilter(shape, places))}
  limit ${fixed(maxContaining)}`;

interface Translations {
  shape: Shape;
  places: Places;
  langCode: Placeholder;
}

/** @param foreign - selects the `id` and `rank` of foreign words */
export function selectTranslations(foreign: SQL, { shape, places, langCode }: Translations): SQL {
  const own = (side: SQL, other: SQL, language: SQL) => sql`(
    select ${side} as id from ${translation}
    where ${other} = foreign_word.id and ${language} = ${langCode}::text
      and status = ${fixed(EntryStatus.Approved)} and duplicate_of is null
    limit ${fixed(maxTranslationsOfOne)}
  )`;
  return sql`(
    select ${word.id}, ${word.searchText}, (foreign_word.rank + 0.001 * ${rarity})::real as rank
    from (${foreign}) as foreign_word
    cross join lateral (
      ${own(sql`high_word_id`, sql`low_word_id`, sql`high_lang_code`)}
      union all
      ${own(sql`low_word_id`, sql`high_word_id`, sql`low_lang_code`)}
    ) as own
    join ${word} on ${word.id} = own.id
    where ${and(visible, buildFilter(shape, places))}
  )`;
}

export const buildFilter = ({ speechPartId, mode }: Shape, { langCode }: Places): SQL | undefined =>
  matchesFilter({ langCode, speechPartId, mode });
