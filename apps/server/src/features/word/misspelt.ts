import { and, type Placeholder, type SQL, sql } from 'drizzle-orm';
import {
  type PagePlaces,
  type PageRequest,
  pageValues,
  selectRowsOfPage,
} from '../../platform/database/feed-page.ts';
import { preparePart } from '../../platform/database/prepared-page.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { fixed } from '../../schema/column.ts';
import { word } from '../../schema/word.ts';
import { getSimilarityBounds, type SimilarityPlaces, selectSimilarWords } from './alike.ts';
import {
  buildFilter,
  columns,
  fewTranslated,
  hasCorrections,
  isTiny,
  type Places,
  prepareSearch,
  rank,
  type Shape,
  selectContaining,
  selectTranslations,
  type WordSearch,
} from './search-statement.ts';
import { type ChosenWords, matchesFilter } from './select-words.ts';
import { visible } from './visible.ts';

// Raw SQL: search ranking.

const maxGuesses = 50;
const foreignPenalty = 0.4;

type GuessPlaces = Places &
  SimilarityPlaces & {
    bothLangCodes?: Placeholder | undefined;
    corrections: Placeholder;
    penalties: Placeholder;
  };

/** Chooses the words that a misspelt text may mean and those that contain it, if no word begins with it. */
export function chooseHitsAndGuesses(search: WordSearch, request: PageRequest): ChosenWords {
  const { shape, values } = prepareGuesses(search);
  return preparePart(
    ['misspelt', ...Object.values(shape)],
    { ...values, ...pageValues(request) },
    (places) => ({
      with: sql`with hit as materialized (${selectContaining(shape, places)}),
        similar_word as materialized (${selectSimilar(shape, places)}),
        guess as materialized (${selectGuesses(shape, places)})`,
      ...selectHitsAndGuesses(places),
    }),
  );
}

/** A page of hits and guesses, and their number. */
const selectHitsAndGuesses = (places: PagePlaces) => ({
  ids: selectRowsOfPage(
    sql`select id from (
        select ${columns} from hit union all select ${columns} from guess
      ) as found
      order by rank, search_text, id`,
    places,
  ),
  total: sql`select (select count(*) from hit)::int + (select count(*) from guess)::int`,
});

/** Chooses the words that a misspelt text of one language may mean. */
export function chooseGuesses(search: WordSearch, max: number): ChosenWords {
  const { shape, values } = prepareGuesses(search);
  return preparePart(['guesses', max, ...Object.values(shape)], values, (places) => ({
    with: sql`with similar_word as materialized (${selectSimilar(shape, places)})`,
    ids: sql`select id from similar_word order by rank, search_text, id limit ${fixed(max)}`,
    total: sql`0`,
  }));
}

function prepareGuesses(search: WordSearch) {
  const { shape, values, letters } = prepareSearch(search);
  const { core, langCode, tranLangCode } = values;
  const hasBoth = langCode !== undefined && tranLangCode !== undefined;
  const corrections = hasCorrections(shape) ? listForSize(shape, core, letters) : new Map();
  return {
    shape,
    values: {
      ...values,
      ...getSimilarityBounds(core),
      bothLangCodes: hasBoth ? [langCode, tranLangCode] : undefined,
      corrections: [...corrections.keys()],
      penalties: [...corrections.values()],
    },
  };
}

/** In longer texts, `selectSimilarWords` finds missing and wrong letters. */
const listForSize = ({ size }: Shape, text: string, letters: string): Map<string, number> =>
  size === 'many' ? listSlips(text) : listCorrections({ text, letters: `${letters}'-` });

/** The words of both languages that are corrections of a misspelt text or similar to it. */
function selectSimilar(shape: Shape, places: GuessPlaces): SQL {
  const { bothLangCodes } = places;
  const isOfEither = bothLangCodes && isAmong(word.langCode, bothLangCodes);
  const condition = and(visible, isOfEither, matchesFilter({}));
  if (shape.size !== 'many') return selectCorrectedWords(places, condition);
  return sql`${selectCorrectedWords(places, condition)} union all (${selectSimilarWords(places, condition)})`;
}

/** The words whose text is a correction. The offset keeps the planner from reading all words. */
const selectCorrectedWords = (
  { corrections, penalties }: GuessPlaces,
  condition: SQL | undefined,
): SQL => sql`
  select ${word.id}, ${word.searchText}, ${word.langCode}, correction.penalty as rank
  from (
    select ${word.id}, ${word.searchText}, ${word.langCode} from ${word}
    where ${and(condition, isAmong(word.searchText, corrections))}
    offset 0
  ) as ${word}
  join unnest(${corrections}::text[], ${penalties}::real[]) as correction (text, penalty)
    on correction.text = ${word.searchText}`;

/** Whether words are chosen by more than their language. */
const isFiltered = ({ speechPartId, mode }: Shape): boolean =>
  speechPartId !== undefined || mode !== undefined;

/** The similar words, and the translations of the foreign ones. */
function selectGuesses(shape: Shape, places: GuessPlaces): SQL {
  const best = isTiny(shape) ? rank.guessForTiny : rank.guess;
  const { langCode } = places;
  const rows = sql`select similar_word.id, similar_word.search_text, (similar_word.rank + ${fixed(best)})::real as rank from similar_word`;
  const own = isFiltered(shape)
    ? sql`(${rows} join ${word} on ${word.id} = similar_word.id where ${and(visible, buildFilter(shape, places))})`
    : sql`(${rows} ${langCode === undefined ? sql`` : sql`where lang_code = ${langCode}::text`})`;
  const foreign = (own: Placeholder) => sql`
    select id, rank + ${fixed(best + foreignPenalty)} as rank from similar_word
    where ${fixed(Number(shape.isMonolingual))} = 1 or lang_code <> ${own}::text
    order by rank, search_text, id limit ${fixed(fewTranslated)}`;
  const sources =
    langCode === undefined
      ? [own]
      : [own, selectTranslations(foreign(langCode), { shape, places, langCode })];
  return sql`select id, search_text, min(rank) as rank
    from (${sql.join(sources, sql` union all `)}) as source
    where not exists (select from hit where hit.id = source.id)
    group by id, search_text order by rank, search_text, id limit ${fixed(maxGuesses)}`;
}

/** Added to the rank of a word. Learners omit and swap letters more often than they type wrong ones. */
const penalty = { missing: 0, swapped: 0, extra: 0.1, wrong: 0.2, second: 0.2 };

interface MisspeltText {
  text: string;
  /** The letters that may be missing or mistyped. */
  letters: string;
}

/**
 * Lists the texts that differ from a misspelt one by one typing error, each with its penalty: a letter that is missing,
 * extra or wrong, or two letters that are swapped. An index looks up these hundreds of texts faster than it finds similar ones,
 * which in a short text have too few trigrams in common.
 */
export function listCorrections({ text, letters }: MisspeltText): Map<string, number> {
  const typed = [...text];
  const corrections = new Map<string, number>();
  const add = collect(corrections, text);
  correctSlips(typed, add);
  for (const letter of letters) {
    for (let place = 0; place <= typed.length; place += 1) {
      add(typed.toSpliced(place, 0, letter), penalty.missing);
      if (place < typed.length) add(typed.toSpliced(place, 1, letter), penalty.wrong);
    }
  }
  return corrections;
}

/** In longer texts, one half is likelier to have no mistake, so that `selectSimilarWords` finds the word. */
const maxTwice = 12;

/**
 * Lists the texts that differ from a long one by a letter that is extra, or missing beside the same letter, or by swapped letters, each
 * with its penalty. A text of moderate length may have two mistakes, if its extra letter is one of two that are the same: *tommorow*.
 */
export function listSlips(text: string): Map<string, number> {
  const corrections = new Map<string, number>();
  const add = collect(corrections, text);
  const typed = [...text];
  correctSlips(typed, add);
  if (typed.length > maxTwice) return corrections;
  correctDoubled(typed, (once, cost) =>
    correctDoubled(once, (twice, more) => add(twice, cost + more + penalty.second)),
  );
  return corrections;
}

type AddCorrection = (corrected: readonly string[], cost: number) => void;

/** Adds each correction at its least cost. */
const collect =
  (corrections: Map<string, number>, text: string): AddCorrection =>
  (corrected, cost) => {
    const candidate = corrected.join('');
    if (candidate === text) return;
    corrections.set(candidate, Math.min(cost, corrections.get(candidate) ?? cost));
  };

/** Corrects each mistake that needs no other letters than those of the text. */
function correctSlips(typed: readonly string[], add: AddCorrection): void {
  for (const place of typed.keys()) add(typed.toSpliced(place, 1), penalty.extra);
  correctDoubled(typed, add);
}

/** Corrects letters that are swapped, or that are typed twice instead of once or once instead of twice. */
function correctDoubled(typed: readonly string[], add: AddCorrection): void {
  for (const [place, letter] of typed.entries()) {
    const next = typed[place + 1];
    add(typed.toSpliced(place, 0, letter), penalty.missing);
    if (next === letter) add(typed.toSpliced(place, 1), penalty.extra);
    else if (next !== undefined) add(typed.toSpliced(place, 2, next, letter), penalty.swapped);
  }
}
