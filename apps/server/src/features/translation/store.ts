import type { Translation, TranslationRecord } from '@wordhoard/contract';
import type { SortOrder } from '@wordhoard/contract/enumeration';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { findPage, type Page, type PageRequest } from '../../platform/database/feed-page.ts';
import { isOwnedBy, sorted, unnestIds } from '../../platform/database/sql.ts';
import { translation, translationPin, translationReaction } from '../../schema/translation.ts';
import { word } from '../../schema/word.ts';
import { markOwn } from '../contribution/decide.ts';
import { maxTranslationsOnCard } from '../word/select-words.ts';
import { seesWord, visibleTo } from '../word/visible.ts';
import {
  isPinOnSide,
  isShownTo,
  orderBestFirst,
  type Side,
  selectSideFromLow,
  selectSides,
} from './side.ts';

/** A translation as seen from one of its words. */
export type TranslationRow = Awaited<ReturnType<typeof findTranslationsOfWords>>[number];

/** A translation with its reactions and what it is to the caller. */
export type JudgedTranslationRow = NonNullable<Awaited<ReturnType<typeof findTranslation>>>;

interface Filter {
  callerId: string | undefined;
  langCode?: string | undefined;
}

const queries = new QueryBuilder();

/** The best translations of each word into one language. */
export function findTranslationsOfWords(
  database: Database,
  wordIds: readonly string[],
  { callerId, langCode }: Filter & { langCode: string },
) {
  const side = selectSides({ wordId: sql`wanted.id`, langCode, callerId, withoutRejected: true });
  const best = queries
    .select(selectColumns(side))
    .from(side)
    .innerJoin(word, eq(word.id, side.destId))
    .leftJoin(translationPin, isPinOnSide(side, callerId))
    .where(visibleTo(callerId))
    .orderBy(...orderBestFirst(side, isNotNull(translationPin.userId)))
    .limit(maxTranslationsOnCard)
    .as('best');
  const { id, wordId, speechPartId, status, destId, destText, destLangCode, destMode } = best;
  return database
    .select({ id, wordId, speechPartId, status, destId, destText, destLangCode, destMode })
    .from(unnestIds(wordIds))
    .crossJoinLateral(best);
}

/** The best translations of a word for each part of speech, with their total number. */
export async function findTranslationsBySpeechPart(
  database: Database,
  wordId: string,
  { callerId, langCode, max }: Filter & { max: number },
): Promise<(JudgedTranslationRow & { total: number })[]> {
  const translations = selectWithReactions(
    selectSides({ wordId, langCode, callerId }),
    callerId,
  ).as('translations');
  const { speechPartId } = translations;
  const order = sql.join(orderBestFirst(translations, translations.isPinned), sql`, `);
  const rank = sql<number>`row_number() over (partition by ${speechPartId} order by ${order})`;
  const total = sql<number>`(count(*) over (partition by ${speechPartId}))::int`;
  const ranked = database
    .select({ row: translations._.selectedFields, rank: rank.as('rank'), total: total.as('total') })
    .from(translations)
    .as('ranked');
  const rows = await database
    .select({ row: ranked.row, total: ranked.total })
    .from(ranked)
    .where(lte(ranked.rank, max))
    .orderBy(ranked.row.speechPartId, ranked.rank);
  return rows.map(({ row, total }) => ({ ...markOwn(row, callerId), total }));
}

interface TranslationFilter extends Filter {
  wordId: string;
  langCode: string;
  speechPartId?: number | undefined;
}

/** The best translations first, or in the order in which they were added if a sort order is given. */
export async function findTranslations(
  database: Database,
  { callerId, wordId, langCode, speechPartId }: TranslationFilter,
  request: PageRequest & { sort?: SortOrder | undefined },
): Promise<Page<JudgedTranslationRow>> {
  const side = selectSides({ wordId, langCode, callerId });
  const translations = selectWithReactions(side, callerId).as('translations');
  const query = database
    .select()
    .from(translations)
    .where(
      and(
        seesWord(callerId, sql`${wordId}::uuid`),
        speechPartId === undefined ? undefined : eq(translations.speechPartId, speechPartId),
      ),
    );
  const order =
    request.sort === undefined
      ? orderBestFirst(translations, translations.isPinned)
      : [sorted(translations.id, request.sort)];
  const { total, rows } = await findPage(database, query.$dynamic(), order, request);
  return { total, rows: rows.map((row) => markOwn(row, callerId)) };
}

/** One translation, seen from the word that comes first in its row. */
export async function findTranslation(
  database: Database,
  id: string,
  callerId: string | undefined,
) {
  const side = selectSideFromLow(and(eq(translation.id, id), isShownTo(callerId)));
  const translations = selectWithReactions(side, callerId).as('translations');
  const [row] = await database
    .select()
    .from(translations)
    .where(seesWord(callerId, translations.wordId));
  return row === undefined ? undefined : markOwn(row, callerId);
}

const selectWithReactions = (side: Side, callerId: string | undefined) =>
  queries
    .select({
      ...selectColumns(side),
      userId: side.userId,
      reason: side.reason,
      likeCount: side.likeCount,
      dislikeCount: side.dislikeCount,
      reaction: translationReaction.reaction,
      isPinned: sql<boolean>`${isNotNull(translationPin.userId)}`.as('is_pinned'),
    })
    .from(side)
    .innerJoin(word, eq(word.id, side.destId))
    .leftJoin(translationPin, isPinOnSide(side, callerId))
    .leftJoin(
      translationReaction,
      and(
        isOwnedBy(translationReaction.userId, callerId),
        eq(translationReaction.entryId, side.id),
      ),
    )
    .where(visibleTo(callerId));

const selectColumns = (side: Side) => ({
  id: side.id,
  wordId: side.wordId,
  speechPartId: side.speechPartId,
  status: side.status,
  destId: side.destId,
  destText: word.text,
  destLangCode: word.langCode,
  destMode: word.mode,
});

export function presentTranslation(row: TranslationRow): Translation {
  const { id, wordId, speechPartId, status } = row;
  const { destId, destText, destLangCode, destMode } = row;
  const dest = { id: destId, text: destText, langCode: destLangCode, mode: destMode };
  return { id, wordId, speechPartId, status, dest };
}

export function presentTranslationRecord(row: JudgedTranslationRow): TranslationRecord {
  const { likeCount, dislikeCount, reaction, isPinned, isOwn, reason } = row;
  const relation = { likeCount, dislikeCount, reaction, isPinned, isOwn, reason };
  return { ...presentTranslation(row), ...relation };
}
