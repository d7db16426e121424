import { and, type SQL, sql } from 'drizzle-orm';
import { endingWith, fixed, startsWith, unplanned } from '../../platform/database/sql.ts';
import { word } from './schema.ts';
import { type WordFilter, wordCondition } from './select-words.ts';
import { visible } from './visible.ts';

// Raw SQL: search ranking.

/** Shorter texts have too few letters left after a mistake. */
const shortestText = 4;
const maxEnd = 5;
const maxExtraLetters = 2;
const maxCandidates = 500;
const maxAlike = 50;
/** The distance of trigrams, between 0 and 1. */
const maxDistance = 0.8;

/**
 * Words that a misspelt text may mean. A mistake in one half of a word leaves the other half intact, so
 * they begin or end like the text. The query selects nothing if the table expression `hit` has rows.
 */
export function alike(text: string, filter: WordFilter): SQL {
  const letters = [...text];
  if (letters.length < shortestText) return sql`select id, search_text, rank from hit where false`;
  const half = Math.floor(letters.length / 2);
  const start = letters.slice(0, Math.min(half, maxEnd)).join('');
  const end = letters.slice(Math.max(half, letters.length - maxEnd)).join('');
  const condition = and(hasSimilarLength(letters.length), wordCondition(filter));
  const whole = unplanned(text, 'text');
  return sql`select id, search_text, search_text <-> ${whole} as rank
    from (
      (
        select ${word.id}, ${word.searchText} from ${word}
        where ${and(visible, startsWith(sql`${word.searchText}`, start), condition)}
        limit ${fixed(maxCandidates)}
      )
      union
      (
        select ${word.id}, ${word.searchText} from ${wordsLike(endingWith(end))}
        where ${condition}
        limit ${fixed(maxCandidates)}
      )
    ) as candidate
    where not exists (select from hit) and search_text <-> ${whole} <= ${fixed(maxDistance)}
    order by rank, search_text, id limit ${fixed(maxAlike)}`;
}

function hasSimilarLength(letterCount: number): SQL {
  const shortest = unplanned(letterCount - maxExtraLetters, 'int');
  const longest = unplanned(letterCount + maxExtraLetters, 'int');
  return sql`length(${word.searchText}) between ${shortest} and ${longest}`;
}

/**
 * The words that match a pattern, to select from. The offset keeps the planner, which overestimates
 * their number, from reading all words of a language instead of the index of trigrams.
 */
export const wordsLike = (pattern: string): SQL => sql`(
  select * from ${word}
  where ${visible} and ${word.searchText} like ${unplanned(pattern, 'text')}
  offset 0
) as word`;
