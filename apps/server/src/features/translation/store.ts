import type { TranslationRecord } from '@wordhoard/contract';
import type { WordMode } from '@wordhoard/contract/enumeration';
import { and, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { type FeedRequest, findPage, type Page } from '../../platform/database/feed-page.ts';
import { isAmong, sorted, unnestIds } from '../../platform/database/sql.ts';
import { requireFound } from '../../platform/errors/application-error.ts';
import { translation, translationPin, translationReaction } from '../../schema/translation.ts';
import { word } from '../../schema/word.ts';
import { contributionFields, isReactionTo } from '../contribution/contribution-fields.ts';
import { maxTranslationsOnCard } from '../word/select-words.ts';
import { hasHomographs } from '../word/visible.ts';
import {
  isListedFor,
  isPinOnSide,
  isSideShown,
  orderBestFirst,
  type Side,
  selectSideFromLow,
  selectSides,
} from './side.ts';

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
    .select({ ...selectColumns(side, callerId), status: side.status })
    .from(side)
    .innerJoin(word, eq(word.id, side.destId))
    .leftJoin(translationPin, isPinOnSide(side, callerId))
    .where(isSideShown(side, callerId))
    .orderBy(...orderBestFirst(side, isPinned))
    .limit(maxTranslationsOnCard)
    .as('best');
  return database.select(best._.selectedFields).from(unnestIds(wordIds)).crossJoinLateral(best);
}

interface LanguageKeys {
  langCode: string;
  keys: readonly string[];
}

/** Those translations of words, by their keys, that the caller sees. */
export function findTranslationsOfKeys(
  database: Database,
  [from, into]: readonly [LanguageKeys, LanguageKeys],
  callerId: string | undefined,
) {
  const source = alias(word, 'source');
  const { langCode } = into;
  const side = selectSides({ wordId: sql`source.id`, langCode, callerId, withoutRejected: true });
  return database
    .select({ key: source.key, destKey: word.key })
    .from(source)
    .crossJoinLateral(side)
    .innerJoin(word, eq(word.id, side.destId))
    .where(
      and(
        eq(source.langCode, from.langCode),
        isAmong(source.key, from.keys),
        isAmong(word.key, into.keys),
        isSideShown(side, callerId),
      ),
    );
}

/** The best translations of a word for each part of speech, with their total number. */
export function findTranslationsBySpeechPart(
  database: Database,
  wordId: string,
  { callerId, langCode, max }: Filter & { max: number },
) {
  const side = selectSides({ wordId, langCode, callerId });
  const translations = selectRecords(database, side, callerId).as('translations');
  const { speechPartId } = translations;
  const order = sql.join(orderBestFirst(translations, translations.isPinned), sql`, `);
  const rank = sql<number>`row_number() over (partition by ${speechPartId} order by ${order})`;
  const total = sql<number>`(count(*) over (partition by ${speechPartId}))::int`;
  const ranked = database
    .select({
      ...translations._.selectedFields,
      rank: rank.as('rank'),
      total: total.as('total'),
    })
    .from(translations)
    .as('ranked');
  return database
    .select()
    .from(ranked)
    .where(lte(ranked.rank, max))
    .orderBy(ranked.speechPartId, ranked.rank);
}

interface TranslationFilter extends Filter {
  wordId: string;
  langCode: string;
  speechPartId?: number | undefined;
}

/** The best translations first, or in the order in which they were added if a sort order is given. */
export function findTranslations(
  database: Database,
  { callerId, wordId, langCode, speechPartId }: TranslationFilter,
  request: FeedRequest,
): Promise<Page<TranslationRecord>> {
  const side = selectSides({ wordId, langCode, callerId });
  const isOfSpeechPart =
    speechPartId === undefined ? undefined : eq(side.speechPartId, speechPartId);
  const query = selectRecords(database, side, callerId, isOfSpeechPart);
  const order =
    request.sort === undefined ? orderBestFirst(side, isPinned) : [sorted(side.id, request.sort)];
  return findPage(database, query.$dynamic(), order, request);
}

/** One translation, seen from the word that comes first in its row. */
export async function findTranslation(
  database: Database,
  id: string,
  callerId: string | undefined,
): Promise<TranslationRecord> {
  const side = selectSideFromLow(and(eq(translation.id, id), isListedFor(callerId)));
  const [found] = await selectRecords(database, side, callerId);
  return requireFound(found);
}

const isPinned = sql<boolean>`${isNotNull(translationPin.userId)}`;

const selectRecords = (
  database: Database,
  side: Side,
  callerId: string | undefined,
  condition?: SQL,
) =>
  database
    .select({
      ...selectColumns(side, callerId),
      isPinned: isPinned.as('is_pinned'),
      ...contributionFields(side, translationReaction, callerId),
    })
    .from(side)
    .innerJoin(word, eq(word.id, side.destId))
    .leftJoin(translationPin, isPinOnSide(side, callerId))
    .leftJoin(translationReaction, isReactionTo(side, translationReaction, callerId))
    .where(and(isSideShown(side, callerId), condition));

const selectColumns = (
  { id, wordId, speechPartId, sense }: Side,
  callerId: string | undefined,
) => ({
  id,
  wordId,
  speechPartId,
  sense,
  dest: {
    id: sql<string>`${word.id}`.as('dest_id'),
    text: sql<string>`${word.text}`.as('dest_text'),
    langCode: sql<string>`${word.langCode}`.as('dest_lang_code'),
    mode: sql<WordMode>`${word.mode}`.as('dest_mode'),
    homograph: sql<number>`${word.homograph}`.as('dest_homograph'),
    hasHomographs: hasHomographs(word, callerId).as('dest_has_homographs'),
  },
});
