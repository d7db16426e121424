import { and, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { endingWith, startsWith, unplanned } from '../../platform/database/sql.ts';
import { fixed } from '../../schema/column.ts';
import { word } from '../../schema/word.ts';
import { wordsIn } from './select-words.ts';

// Raw SQL: search ranking.

const maxEnd = 5;
const maxExtraLetters = 2;
const maxCandidates = 500;
/** Fewer than a page: who has misspelt a word recognises it among the first. */
const maxAlike = 20;
/** The distance of trigrams, between 0 and 1. */
const maxDistance = 0.8;

/** The places of what words have in common with a misspelt text. */
export type LikenessPlaces = Record<keyof ReturnType<typeof likeness>, Placeholder>;

/** What words have in common with a misspelt text. */
export function likeness(text: string) {
  const letters = [...text];
  const half = Math.floor(letters.length / 2);
  return {
    start: letters.slice(0, Math.min(half, maxEnd)).join(''),
    ending: endingWith(letters.slice(Math.max(half, letters.length - maxEnd)).join('')),
    minLength: letters.length - maxExtraLetters,
    maxLength: letters.length + maxExtraLetters,
  };
}

/**
 * The words that a long misspelt text may mean, with their distance as `rank`. Mistakes in one half of a word leave the other half intact, so
 * they begin or end like the text. In a short text, the halves would fit too many words.
 */
export function alike(
  { core, start, ending, minLength, maxLength }: LikenessPlaces & { core: Placeholder },
  condition: SQL | undefined,
): SQL {
  const length = sql`length(${word.searchText})`;
  const hasSimilarLength = sql`${length} between ${unplanned(minLength, 'int')} and ${unplanned(maxLength, 'int')}`;
  const isCandidate = and(hasSimilarLength, condition);
  const whole = unplanned(core, 'text');
  return sql`select id, search_text, lang_code, search_text <-> ${whole} as rank
    from (
      (
        select ${word.id}, ${word.searchText}, ${word.langCode} from ${word}
        where ${and(startsWith(sql`${word.searchText}`, start), isCandidate)}
        limit ${fixed(maxCandidates)}
      )
      union
      (
        select ${word.id}, ${word.searchText}, ${word.langCode} from ${wordsLike(ending)}
        where ${isCandidate}
        limit ${fixed(maxCandidates)}
      )
    ) as candidate
    where search_text <-> ${whole} <= ${fixed(maxDistance)}
    order by rank, search_text, id limit ${fixed(maxAlike)}`;
}

/** The words that match a pattern, to select from. The planner overestimates their number. */
export const wordsLike = (pattern: Placeholder, mode?: number): SQL =>
  wordsIn(mode, sql`${word.searchText} like ${unplanned(pattern, 'text')}`);
