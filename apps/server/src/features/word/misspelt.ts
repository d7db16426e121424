import { and, type Placeholder, type SQL, sql } from 'drizzle-orm';
import {
  type PagePlaces,
  type PageRequest,
  pageValues,
  unplannedPage,
} from '../../platform/database/feed-page.ts';
import { createPlaces } from '../../platform/database/prepared-page.ts';
import { isAmongUnplanned, unplanned } from '../../platform/database/sql.ts';
import { fixed } from '../../schema/column.ts';
import { word } from '../../schema/word.ts';
import { alike, type LikenessPlaces, likeness } from './alike.ts';
import {
  columns,
  fewTranslated,
  filterOf,
  type Places,
  rank,
  type Shape,
  searchStatement,
  translationsOf,
  type WordSearch,
  wordsContaining,
} from './search-statement.ts';
import { isTiny } from './search-texts.ts';
import { type ChosenWords, wordCondition } from './select-words.ts';
import { visible } from './visible.ts';

// Raw SQL: search ranking.

const maxMeant = 50;
const foreignPenalty = 0.4;

export type MisspeltPlaces = Places &
  LikenessPlaces & {
    bothLangCodes?: Placeholder | undefined;
    corrections: Placeholder;
    penalties: Placeholder;
  };

/** Selects the words that a misspelt text may mean, and those that contain it. None begins with it. */
export function wordsMeantOrContaining(search: WordSearch, request: PageRequest): ChosenWords {
  const { shape, values: misspelt } = misspeltStatement(search);
  const values = { ...misspelt, ...pageValues(request) };
  return {
    shape: ['misspelt', ...Object.values(shape)],
    values,
    build() {
      const places = createPlaces(values);
      return {
        with: sql`with hit as materialized (${wordsContaining(shape, places)}),
          ${misspeltAndMeant(shape, places)}`,
        ...hitsAndMeant(places),
      };
    },
  };
}

/**
 * The expressions `misspelt` and `meant`. They exclude the words of `hit`.
 *
 * @param condition - whether the text is misspelt. By default, it is
 */
export const misspeltAndMeant = (shape: Shape, places: MisspeltPlaces, condition?: SQL): SQL => sql`
  misspelt as materialized (
    select * from (${misspeltWords(shape, places)}) as word ${condition === undefined ? sql`` : sql`where ${condition}`}
  ),
  meant as materialized (${meant(shape, places)})`;

/** A page of the words of `hit` and `meant`, and their number. */
export const hitsAndMeant = (places: PagePlaces) => ({
  ids: unplannedPage(
    sql`select id from (
        select ${columns} from hit union all select ${columns} from meant
      ) as found
      order by rank, search_text, id`,
    places,
  ),
  total: sql`select (select count(*) from hit)::int + (select count(*) from meant)::int`,
});

/** The words that a text of one language may mean if it is misspelt. */
export function wordsMeant(search: WordSearch, max: number): ChosenWords {
  const { shape, values } = misspeltStatement(search);
  return {
    shape: ['meant', max, ...Object.values(shape)],
    values,
    build() {
      return {
        with: sql`with misspelt as materialized (${misspeltWords(shape, createPlaces(values))})`,
        ids: sql`select id from misspelt order by rank, search_text, id limit ${fixed(max)}`,
        total: sql`0`,
      };
    },
  };
}

export function misspeltStatement(search: WordSearch) {
  const { shape, values, letters } = searchStatement(search);
  const { core, langCode, tranLangCode } = values;
  const hasBoth = langCode !== undefined && tranLangCode !== undefined;
  // Of longer texts, `alike` finds missing and wrong letters.
  const corrections = correctionsOf({ text: core, letters: shape.size === 'many' ? '' : letters });
  return {
    shape,
    values: {
      ...values,
      ...likeness(core),
      bothLangCodes: hasBoth ? [langCode, tranLangCode] : undefined,
      corrections: [...corrections.keys()],
      penalties: [...corrections.values()],
    },
  };
}

/** The words of both languages that a misspelt text may mean. */
function misspeltWords(shape: Shape, places: MisspeltPlaces): SQL {
  const { bothLangCodes } = places;
  const isOfEither = bothLangCodes && isAmongUnplanned(word.langCode, bothLangCodes);
  const condition = and(visible, isOfEither, wordCondition({}));
  if (shape.size !== 'many') return correctedWords(places, condition);
  return sql`${correctedWords(places, condition)} union all (${alike(places, condition)})`;
}

/** The words whose text is a correction. The offset keeps the planner from reading all words. */
const correctedWords = (
  { corrections, penalties }: MisspeltPlaces,
  condition: SQL | undefined,
): SQL => sql`
  select ${word.id}, ${word.searchText}, ${word.langCode}, correction.penalty as rank
  from (
    select ${word.id}, ${word.searchText}, ${word.langCode} from ${word}
    where ${and(condition, isAmongUnplanned(word.searchText, corrections))}
    offset 0
  ) as ${word}
  join unnest((select ${corrections}::text[]), (select ${penalties}::real[])) as correction (text, penalty)
    on correction.text = ${word.searchText}`;

/** Whether words are chosen by more than their language. */
const isFiltered = ({ speechPartId, mode }: Shape): boolean =>
  speechPartId !== undefined || mode !== undefined;

/** The misspelt words, and the translations of those that are foreign. */
function meant(shape: Shape, places: MisspeltPlaces): SQL {
  const best = isTiny(shape) ? rank.tinyMeant : rank.meant;
  const { langCode } = places;
  const rows = sql`select misspelt.id, misspelt.search_text, (misspelt.rank + ${fixed(best)})::real as rank from misspelt`;
  const own = isFiltered(shape)
    ? sql`(${rows} join ${word} on ${word.id} = misspelt.id where ${and(visible, filterOf(shape, places))})`
    : sql`(${rows} ${langCode === undefined ? sql`` : sql`where lang_code = ${unplanned(langCode, 'text')}`})`;
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

/** Added to the rank of a word. Learners omit and swap letters more often than they type wrong ones. */
const penalty = { missing: 0, swapped: 0, extra: 0.1, wrong: 0.2 };

interface Misspelt {
  text: string;
  /** The letters that may be missing or mistyped. Without, only extra and swapped letters are corrected. */
  letters: string;
}

/**
 * The texts that differ from a misspelt one in one typing error, each with its penalty: a letter that is missing, extra
 * or wrong, or two that are swapped. An index looks up these hundreds of texts faster than it finds similar ones,
 * which in a short text have too few trigrams in common.
 */
export function correctionsOf({ text, letters }: Misspelt): Map<string, number> {
  const typed = [...text];
  const corrections = new Map<string, number>();
  const add = (corrected: readonly string[], cost: number) => {
    const candidate = corrected.join('');
    if (candidate === text) return;
    corrections.set(candidate, Math.min(cost, corrections.get(candidate) ?? cost));
  };
  for (const [place, letter] of typed.entries()) {
    const next = typed[place + 1];
    add(typed.toSpliced(place, 1), penalty.extra);
    if (next !== undefined) add(typed.toSpliced(place, 2, next, letter), penalty.swapped);
  }
  for (const letter of letters) {
    for (let place = 0; place <= typed.length; place += 1) {
      add(typed.toSpliced(place, 0, letter), penalty.missing);
      if (place < typed.length) add(typed.toSpliced(place, 1, letter), penalty.wrong);
    }
  }
  return corrections;
}
