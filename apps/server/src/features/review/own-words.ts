import { Knowing, type OwnWordKind, Rating, Strength } from '@wordhoard/contract/enumeration';
import { and, asc, count, desc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { userWord } from '../../schema/review.ts';
import { word } from '../../schema/word.ts';
import type { WordRow } from '../word/select-words.ts';
import { isNotHidden, selectWordFields, visibleTo } from '../word/visible.ts';

export interface OwnWords {
  userId: string;
  langCode: string;
  /** The learner's day. */
  day: string;
}

const { wordId, knowing, strength, stability, due, isWeak, lastRating, changedAt, reviewedOn } =
  userWord;

interface Selection {
  condition: (day: string) => SQL | undefined;
  order: SQL | PgColumn;
}

const isSaved = eq(knowing, Knowing.Saved);

const selections: Record<OwnWordKind, Selection> = {
  saved: { condition: () => isSaved, order: desc(changedAt) },
  known: { condition: () => eq(knowing, Knowing.Known), order: desc(changedAt) },
  due: { condition: (day) => and(isNotNull(stability), lte(due, day)), order: asc(due) },
  weak: { condition: () => and(isSaved, isWeak), order: desc(reviewedOn) },
  new: { condition: () => and(isSaved, eq(strength, Strength.New)), order: asc(changedAt) },
  missed: {
    condition: () => and(isSaved, eq(lastRating, Rating.Again)),
    order: desc(reviewedOn),
  },
};

/** The first words of a kind in a language. */
export function findOwnWords(
  database: Database,
  { userId, langCode, day }: OwnWords,
  kind: OwnWordKind,
  max: number,
): Promise<WordRow[]> {
  const { condition, order } = selections[kind];
  const position = sql<number>`row_number() over (order by ${order}, ${wordId})`;
  const chosen = database
    .select({ wordId, position: position.as('position') })
    .from(userWord)
    .where(and(isIn(userId, langCode), condition(day), isNotHidden(wordId, userId)))
    .orderBy(order, wordId)
    .limit(max)
    .as('chosen');
  return database
    .select(selectWordFields(userId))
    .from(chosen)
    .innerJoin(word, eq(word.id, chosen.wordId))
    .where(visibleTo(userId))
    .orderBy(chosen.position);
}

const isIn = (userId: string, langCode: string): SQL | undefined =>
  and(eq(userWord.userId, userId), eq(userWord.langCode, langCode));

/** Counts the words that are due on a day in each language, the most first. */
export function countDueWords(database: Database, { userId, day }: Omit<OwnWords, 'langCode'>) {
  const { langCode } = userWord;
  return database
    .select({ langCode, count: count() })
    .from(userWord)
    .where(
      and(eq(userWord.userId, userId), selections.due.condition(day), isNotHidden(wordId, userId)),
    )
    .groupBy(langCode)
    .orderBy(desc(count()), asc(langCode));
}
