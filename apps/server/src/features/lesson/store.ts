import { type LevelCode, levelCodes, Privacy, WordMode } from '@wordhoard/contract/enumeration';
import {
  and,
  count,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { isAmong, unnestIds } from '../../platform/database/sql.ts';
import { courseUnit, list, listWord } from '../../schema/collection.ts';
import { fixed } from '../../schema/column.ts';
import { userWord } from '../../schema/review.ts';
import { word } from '../../schema/word.ts';
import { isSideShown, selectSides } from '../translation/side.ts';
import { isShownBy, visibleIn, visibleTo } from '../word/visible.ts';

/** The languages of a lesson, and the words that its learner knows already. */
export interface TeachingScope {
  langCode: string;
  tranLangCode: string;
  callerId: string | undefined;
  /** The author of an unlisted list. Its readers also see words that are not reviewed yet. */
  authorId?: string | undefined;
  /** Words to leave out, besides those that the account learns. */
  learnedIds: readonly string[];
}

/** A word that can be taught, in one of the lists of its language. */
export interface TeachableWord {
  id: string;
  listId: string;
  position: number;
}

/** All levels, a level with those above it, or words of unknown level. */
export type LevelRange = 'any' | { from: LevelCode } | 'unknown';

export type Theme = Awaited<ReturnType<typeof findThemes>>[number];

const queries = new QueryBuilder();

/** Which of the words can be taught, in the same order. */
export async function findTeachableIds(
  database: Database,
  ids: readonly string[],
  teaching: TeachingScope,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({ id: word.id })
    .from(unnestIds(ids))
    .innerJoin(word, sql`${word.id} = wanted.id`)
    .where(
      and(
        eq(word.langCode, teaching.langCode),
        isTeachable(word.id, teaching),
        isUnlearned(word.id, teaching),
      ),
    )
    .orderBy(sql`wanted.position`);
  return rows.map(({ id }) => id);
}

/** The first themes with words to teach: the units of the course, then the other public lists of the starter content. */
export function findThemes(
  database: Database,
  teaching: TeachingScope,
  { levels, max }: { levels: LevelRange; max: number },
) {
  const teachable = queries
    .select({ wordId: listWord.wordId })
    .from(listWord)
    .innerJoin(word, eq(word.id, listWord.wordId))
    .where(and(eq(listWord.listId, list.id), isCandidate(teaching, levels)));
  // Ordered first, so that the search ends with the first themes.
  const theme = queries
    .select({ ...getTableColumns(list), position: courseUnit.position })
    .from(list)
    .leftJoin(courseUnit, eq(courseUnit.listId, list.id))
    .where(isTheme(teaching.langCode))
    .orderBy(sql`${courseUnit.position} nulls last`, list.id)
    .as('list');
  const { id, slug, name, localizedName, note, localizedNote, position } = theme;
  return database
    .select({ id, slug, name, localizedName, note, localizedNote })
    .from(theme)
    .where(exists(teachable))
    .orderBy(sql`${position} nulls last`, id)
    .limit(max);
}

/** The words of lists that can be taught. */
export function findWordsOfLists(
  database: Database,
  listIds: readonly string[],
  teaching: TeachingScope,
  levels: LevelRange,
): Promise<TeachableWord[]> {
  const { listId, position } = listWord;
  return database
    .select({ id: word.id, listId, position })
    .from(listWord)
    .innerJoin(list, eq(list.id, listId))
    .innerJoin(word, eq(word.id, listWord.wordId))
    .where(and(isAmong(list.id, listIds), isCandidate(teaching, levels)));
}

/** The units of the course of a language in their order, with the number of their words. */
export function findUnits(database: Database, langCode: string) {
  const { id, slug, name, localizedName, note, localizedNote, wordCount } = list;
  return database
    .select({
      list: { id, slug, name, localizedName, note, localizedNote },
      level: courseUnit.level,
      wordCount,
    })
    .from(courseUnit)
    .innerJoin(list, eq(list.id, courseUnit.listId))
    .where(isTheme(langCode))
    .orderBy(courseUnit.position);
}

/** Counts the words of each list that lessons will teach. Lists without any are left out. */
export function countTeachableWords(
  database: Database,
  listIds: readonly string[],
  teaching: Omit<TeachingScope, 'langCode'>,
): Promise<{ listId: string; words: number }[]> {
  const { listId } = listWord;
  return database
    .select({ listId, words: count() })
    .from(listWord)
    .innerJoin(list, eq(list.id, listId))
    .innerJoin(word, eq(word.id, listWord.wordId))
    .where(and(isAmong(list.id, listIds), isCandidate(teaching, 'any')))
    .groupBy(listId);
}

const isTheme = (langCode: string): SQL | undefined =>
  and(eq(list.privacy, fixed(Privacy.Public)), isNull(list.userId), eq(list.langCode, langCode));

/** Requires a join with the list. */
const isCandidate = (teaching: Omit<TeachingScope, 'langCode'>, levels: LevelRange) =>
  and(
    isUnlearned(listWord.wordId, teaching),
    isInRange(levels),
    visibleIn(list, teaching.callerId),
    isTeachable(listWord.wordId, teaching),
  );

function isInRange(levels: LevelRange): SQL | undefined {
  if (levels === 'any') return undefined;
  return levels === 'unknown'
    ? isNull(word.level)
    : gte(word.level, levelCodes.indexOf(levels.from) + 1);
}

/** Lessons teach words by their translations. A definition is too long to be matched or built from letters. */
const isNoDefinition = ne(word.mode, fixed(WordMode.Definition));

/** The caller sees the word and a translation of it, and has not learned it elsewhere. */
function isTeachable(
  wordId: AnyPgColumn,
  { tranLangCode, callerId, authorId, learnedIds }: Omit<TeachingScope, 'langCode'>,
): SQL | undefined {
  const viewerId = authorId ?? callerId;
  const side = selectSides({
    wordId: sql`${wordId}`,
    langCode: tranLangCode,
    callerId: viewerId,
    withoutRejected: true,
  });
  const translations = queries
    .select({ id: side.id })
    .from(side)
    .innerJoin(word, eq(word.id, side.destId))
    .where(and(isSideShown(side, viewerId), isNoDefinition));
  return and(
    authorId === undefined ? visibleTo(callerId) : isShownBy(authorId),
    isNoDefinition,
    learnedIds.length === 0 ? undefined : not(isAmong(wordId, learnedIds)),
    exists(translations),
  );
}

/**
 * The account neither knows the word nor has reviewed it. A subquery that is not a join lets the planner
 * check this before the translations, which take longer.
 */
function isUnlearned(wordId: AnyPgColumn, { callerId }: Pick<TeachingScope, 'callerId'>) {
  if (callerId === undefined) return undefined;
  const learned = queries
    .select({ id: userWord.wordId })
    .from(userWord)
    .where(
      and(
        eq(userWord.userId, callerId),
        eq(userWord.wordId, wordId),
        isNotNull(userWord.stability),
      ),
    );
  return isNull(sql`(${learned})`);
}

/** Words of each level from the lists of the starter content, in an order that is always the same. An idiom among words would stand out. */
export async function findPlacementWords(
  database: Database,
  teaching: TeachingScope,
  maxOfLevel: number,
): Promise<{ id: string; level: number }[]> {
  const ofThemes = queries
    .select({ wordId: listWord.wordId })
    .from(listWord)
    .innerJoin(list, eq(list.id, listWord.listId))
    .where(isTheme(teaching.langCode));
  const order = sql<number>`row_number() over (
    partition by ${word.level} order by md5(${word.id}::text)
  )`;
  const ranked = database
    .select({ id: word.id, level: word.level, order: order.as('order') })
    .from(word)
    .where(
      and(
        inArray(word.id, ofThemes),
        eq(word.mode, fixed(WordMode.Word)),
        isNotNull(word.level),
        isTeachable(word.id, teaching),
      ),
    )
    .as('ranked');
  return database
    .select({ id: ranked.id, level: sql<number>`${ranked.level}` })
    .from(ranked)
    .where(lte(ranked.order, maxOfLevel))
    .orderBy(ranked.level, ranked.order);
}
