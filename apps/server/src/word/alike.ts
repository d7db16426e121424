import { type SQL, sql } from 'drizzle-orm';
import { allOf, endingWith, fixed, startsWith, unplanned } from '../database/sql.ts';
import { type WordFilter, wordConditions } from './store.ts';
import { visible } from './visible.ts';
import { wordsLike } from './words-like.ts';

/** In a shorter word a slip leaves too little to recognise it by. */
const shortestText = 4;
const longestEnd = 5;
const mostLettersMore = 2;
const mostCandidates = 500;
const mostAlike = 50;
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
  const start = letters.slice(0, Math.min(half, longestEnd)).join('');
  const end = letters.slice(Math.max(half, letters.length - longestEnd)).join('');
  const conditions = [isAboutAsLong(letters.length), ...wordConditions(filter)];
  const whole = unplanned(text, 'text');
  return sql`select id, search_text, search_text <-> ${whole} as rank
    from (
      (
        select word.id, word.search_text from word
        where ${allOf(visible, startsWith(sql`word.search_text`, start), ...conditions)}
        limit ${fixed(mostCandidates)}
      )
      union
      (
        select word.id, word.search_text from ${wordsLike(endingWith(end))}
        where ${allOf(...conditions)}
        limit ${fixed(mostCandidates)}
      )
    ) as candidate
    where not exists (select from hit) and search_text <-> ${whole} <= ${fixed(greatestDistance)}
    order by rank, search_text, id limit ${fixed(mostAlike)}`;
}

function isAboutAsLong(letterCount: number): SQL {
  const shortest = unplanned(letterCount - mostLettersMore, 'int');
  const longest = unplanned(letterCount + mostLettersMore, 'int');
  return sql`length(word.search_text) between ${shortest} and ${longest}`;
}
