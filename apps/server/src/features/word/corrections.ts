import { type SQL, sql } from 'drizzle-orm';
import { fixed, unplanned } from '../../platform/database/sql.ts';
import { word } from './schema.ts';
import type { SearchPlaces, SearchShape } from './search-texts.ts';

// Raw SQL: search ranking.

/** Added to the rank of a word. Learners omit and swap letters more often than they type wrong ones. */
const penalty = { missing: fixed(0), swapped: fixed(0), extra: fixed(0.1), wrong: fixed(0.2) };

/**
 * The texts that differ from a misspelt one in one typing error: a letter that is missing, extra or wrong, or
 * two that are swapped. An index looks up these hundreds of texts faster than it finds similar ones, which
 * in a short text have too few trigrams in common. Of longer texts, `alike` finds missing and wrong letters.
 */
export function corrections(
  { size, isCorrectable }: SearchShape,
  { core, letters }: SearchPlaces,
): SQL {
  if (!isCorrectable) {
    return sql`select null::text as text, null::real as penalty where false`;
  }
  const text = unplanned(core, 'text');
  const before = sql`left(${text}, place - 1)`;
  const after = (skipped: number) => sql`substr(${text}, place + ${fixed(skipped)})`;
  const letter = sql`unnest(string_to_array(${unplanned(letters, 'text')}, null)) as letter`;
  const places = (beyond: number) =>
    sql`generate_series(1, length(${text}) + ${fixed(beyond)}) as place`;
  const isLikely = sql`(select is_likely from mistake)`;
  const withoutLetters = sql`
    select ${before} || ${after(1)} as text, ${penalty.extra} as penalty
    from ${places(0)} where ${isLikely}
    union all
    select ${before} || substr(${text}, place + 1, 1) || substr(${text}, place, 1) || ${after(2)},
      ${penalty.swapped}
    from ${places(-1)} where ${isLikely}`;
  const withLetters = sql`
    union all
    select ${before} || letter || ${after(0)}, ${penalty.missing}
    from ${places(1)}, ${letter} where ${isLikely}
    union all
    select ${before} || letter || ${after(1)}, ${penalty.wrong}
    from ${places(0)}, ${letter} where ${isLikely}`;
  return sql`select text, min(penalty)::real as penalty
    from (${withoutLetters} ${size === 'many' ? sql`` : withLetters}) as edited
    where text <> ${text} group by text`;
}

/** The words whose text is a row of `correction`. The offset keeps the planner from reading all words. */
export const correctedWords = (condition: SQL | undefined): SQL => sql`
  select word.id, word.search_text, word.lang_code, correction.penalty as rank
  from (
    select ${word.id}, ${word.searchText}, ${word.langCode} from ${word}
    where ${condition}
      and ${word.searchText} = any((select array_agg(text) from correction)::text[])
    offset 0
  ) as word
  join correction on correction.text = word.search_text`;
