import { and, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { endingWith, startsWith } from '../../platform/database/sql.ts';
import { fixed, fixedCode } from '../../schema/column.ts';
import { largeLanguages, word } from '../../schema/word.ts';
import { selectWordsOfModes } from './select-words.ts';

// Raw SQL: search ranking.

const maxEnd = 5;
const maxExtraLetters = 2;
const maxCandidates = 500;
/** Fewer than a page, because learners recognise the word that they meant among the first ones. */
const maxSimilar = 20;
/** The share of trigrams that two texts do not have in common, between 0 and 1. */
const maxDistance = 0.8;

/** The places of the similarity bounds in a statement. */
export type SimilarityPlaces = Record<keyof ReturnType<typeof getSimilarityBounds>, Placeholder>;

/** What a word must have in common with a misspelt text. */
export function getSimilarityBounds(text: string) {
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
 * Selects words that are similar to a long misspelt text, with their distance as `rank`. A mistake in one half of a
 * word leaves the other half intact, so the word begins or ends like the text. In a short text, the halves would fit
 * too many words.
 */
export function selectSimilarWords(
  { core, start, ending, minLength, maxLength }: SimilarityPlaces & { core: Placeholder },
  condition: SQL | undefined,
): SQL {
  const length = sql`length(${word.searchText})`;
  const hasSimilarLength = sql`${length} between ${minLength}::int and ${maxLength}::int`;
  const isCandidate = and(hasSimilarLength, condition);
  const whole = sql`${core}::text`;
  return sql`select id, search_text, lang_code, search_text <-> ${whole} as rank
    from (
      (
        select ${word.id}, ${word.searchText}, ${word.langCode} from ${word}
        where ${and(startsWith(sql`${word.searchText}`, start), isCandidate)}
        limit ${fixed(maxCandidates)}
      )
      union
      (
        select ${word.id}, ${word.searchText}, ${word.langCode} from ${selectWordsLike(ending)}
        where ${isCandidate}
        limit ${fixed(maxCandidates)}
      )
    ) as candidate
    where search_text <-> ${whole} <= ${fixed(maxDistance)}
    order by rank, search_text, id limit ${fixed(maxSimilar)}`;
}

/** A table expression of the words that match a pattern, of one language or of all. The planner overestimates their number. */
export function selectWordsLike(
  pattern: Placeholder,
  { mode, langCode }: { mode?: number | undefined; langCode?: Placeholder | undefined } = {},
): SQL {
  const isLike = sql`${word.searchText} like ${pattern}::text`;
  if (langCode === undefined) return selectWordsOfModes(mode, () => [isLike]);
  // Of these parts, PostgreSQL only runs the one of the language. All definitions have one index.
  const ofLarge = largeLanguages.map(
    (code) =>
      sql`${word.langCode} = ${fixedCode(code)} and ${langCode}::text = ${fixedCode(code)} and ${isLike}`,
  );
  const large = sql.join(largeLanguages.map(fixedCode), sql`, `);
  const ofOther = sql`${word.langCode} = ${langCode} and ${langCode}::text not in (${large}) and ${isLike}`;
  const ofLanguage = [...ofLarge, ofOther];
  return selectWordsOfModes(mode, (part) => (part.isOfDefinitions ? [isLike] : ofLanguage));
}
