import { type SQL, sql } from 'drizzle-orm';
import { allOf, endingWith, fixed, startsWith, unplanned } from '../../platform/database/sql.ts';
import { type WordFilter, wordConditions } from './store.ts';
import { visible } from './visible.ts';

/** In a shorter word a slip leaves too little to recognise it by. */
const shortestText = 4;
const maxEnd = 5;
const maxExtraLetters = 2;
const maxCandidates = 500;
const maxAlike = 50;
/** Of trigrams, between 0 and 1. */
const greatestDistance = 0.8;

/**
 * Words that somebody may have meant who mistyped one: a slip in one half leaves the other as it
 * is, so they begin or end as the text does. Where there are hits nothing is looked for.
 */
export function alike(text: string, filter: WordFilter): SQL {
  const letters = [...text];
  if (letters.length < shortestText) return sql`select id, search_text, rank from hit where false`;
  const half = Math.floor(letters.length / 2);
  const start = letters.slice(0, Math.min(half, maxEnd)).join('');
  const end = letters.slice(Math.max(half, letters.length - maxEnd)).join('');
  const conditions = [isAboutAsLong(letters.length), ...wordConditions(filter)];
  const whole = unplanned(text, 'text');
  return sql`select id, search_text, search_text <-> ${whole} as rank
    from (
      (
        select word.id, word.search_text from word
        where ${allOf(visible, startsWith(sql`word.search_text`, start), ...conditions)}
        limit ${fixed(maxCandidates)}
      )
      union
      (
        select word.id, word.search_text from ${wordsLike(endingWith(end))}
        where ${allOf(...conditions)}
        limit ${fixed(maxCandidates)}
      )
    ) as candidate
    where not exists (select from hit) and search_text <-> ${whole} <= ${fixed(greatestDistance)}
    order by rank, search_text, id limit ${fixed(maxAlike)}`;
}

function isAboutAsLong(letterCount: number): SQL {
  const shortest = unplanned(letterCount - maxExtraLetters, 'int');
  const longest = unplanned(letterCount + maxExtraLetters, 'int');
  return sql`length(word.search_text) between ${shortest} and ${longest}`;
}

/**
 * Words by a pattern, to select from. The planner does not know how few they are: without the fence
 * of the offset it would rather read a whole language than the index of trigrams.
 */
export const wordsLike = (pattern: string): SQL => sql`(
  select word.* from word
  where ${visible} and word.search_text like ${unplanned(pattern, 'text')}
  offset 0
) as word`;
