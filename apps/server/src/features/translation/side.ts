import { EntryStatus } from '@wordhoard/contract/enumeration';
import { and, desc, eq, isNull, ne, or, type SQL, type SQLWrapper } from 'drizzle-orm';
import { type AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { isOwnedBy } from '../../platform/database/sql.ts';
import { fixed } from '../../schema/column.ts';
import { translation, translationPin } from '../../schema/translation.ts';
import { orderByLikes } from '../contribution/contribution-fields.ts';
import { isEntryShown, seesEntry } from '../word/visible.ts';

const { Approved, Pending } = EntryStatus;
const queries = new QueryBuilder();

interface Sides {
  wordId: SQL | string;
  langCode: string | undefined;
  /** Adds the caller's own translations to the approved ones. */
  callerId: string | undefined;
  withoutRejected?: boolean;
}

export type Side = ReturnType<typeof selectSideFromLow>;

/**
 * The translations of a word, seen from it: `wordId` is the word, `destId` its translation. Each
 * direction, and each of approved and own, is a query of its own, because each has its own index.
 */
export function selectSides({ wordId, langCode, callerId, withoutRejected = false }: Sides): Side {
  const into = (column: AnyPgColumn) => (langCode === undefined ? undefined : eq(column, langCode));
  const isFromLow = and(eq(translation.lowWordId, wordId), into(translation.highLangCode));
  const isFromHigh = and(eq(translation.highWordId, wordId), into(translation.lowLangCode));
  const approved = selectFromLow(and(isFromLow, isApproved)).unionAll(
    selectFromHigh(and(isFromHigh, isApproved)),
  );
  if (callerId === undefined) return approved.as('side');
  const isShown = isOwn(callerId, withoutRejected);
  return approved
    .unionAll(selectFromLow(and(isFromLow, isShown)))
    .unionAll(selectFromHigh(and(isFromHigh, isShown)))
    .as('side');
}

/** Translations seen from the word that comes first in their rows. */
export const selectSideFromLow = (where: SQL | undefined) => selectFromLow(where).as('side');

const { id, lowWordId, highWordId, speechPartId, sense, status, userId, reason } = translation;
const { likeCount, dislikeCount } = translation;
const shared = { id, speechPartId, sense, status, userId, reason, likeCount, dislikeCount };

const selectFromLow = (where: SQL | undefined) =>
  queries
    .select({ wordId: lowWordId, destId: highWordId, ...shared })
    .from(translation)
    .where(where);

const selectFromHigh = (where: SQL | undefined) =>
  queries
    .select({ wordId: highWordId, destId: lowWordId, ...shared })
    .from(translation)
    .where(where);

const isApproved = and(eq(status, fixed(Approved)), isNull(translation.duplicateOf));

const isOwn = (callerId: string, withoutRejected: boolean): SQL | undefined =>
  and(
    isOwnedBy(userId, callerId),
    withoutRejected ? eq(status, fixed(Pending)) : ne(status, fixed(Approved)),
  );

/** Approved translations, and the caller's own, without duplicates of the former. */
export const isListedFor = (callerId: string | undefined): SQL | undefined =>
  callerId === undefined ? isApproved : or(isApproved, isOwn(callerId, false));

/** Whether the caller sees a translation of two words, seen from one of them. Requires a join with the other one. */
export const isSideShown = (side: Side, callerId: string | undefined): SQL | undefined =>
  and(isEntryShown(side, callerId), seesEntry(side, callerId));

/** The condition to join the caller's pins of translations to the word that they are seen from. */
export const isPinOnSide = (side: Side, callerId: string | undefined): SQL | undefined =>
  and(
    isOwnedBy(translationPin.userId, callerId),
    eq(translationPin.wordId, side.wordId),
    eq(translationPin.translationId, side.id),
  );

/** The caller's pins come first, then what learners like. */
export const orderBestFirst = (
  side: { id: AnyPgColumn } & Record<'likeCount' | 'dislikeCount', SQLWrapper>,
  isPinned: SQLWrapper,
) => [desc(isPinned), orderByLikes(side), side.id];
