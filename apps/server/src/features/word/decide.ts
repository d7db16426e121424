import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { and, eq, exists, inArray, not, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { fixed } from '../../schema/column.ts';
import { isTextOnly, word, wordContribution } from '../../schema/word.ts';
import {
  type Decide,
  type Decision,
  type LockedContribution,
  listIds,
  saveDecision,
  toIdArray,
} from '../contribution/decide.ts';
import {
  type Approval,
  approveFirst,
  equalsAny,
  markDuplicates,
  type SharedKind,
} from '../contribution/duplicates.ts';
import { publishWords, refreshWords, withdrawWord } from './publish-words.ts';

const { Approved, Pending } = EntryStatus;
const queries = new QueryBuilder();

const isPublic = eq(wordContribution.privacy, fixed(Privacy.Public));
const isOfWord = eq(wordContribution.wordId, word.id);
const isByOwner = eq(wordContribution.userId, word.ownerId);

/** A published word, or a personal one that its owner proposes for publication. */
export const isProposed: SQL = sql`(${eq(word.status, fixed(Approved))} or ${exists(
  queries
    .select({ id: wordContribution.id })
    .from(wordContribution)
    .where(and(isOfWord, isByOwner, isPublic)),
)})`;

/** Approves contributions to words, and publishes those of the words that are personal. */
export async function approveContributions(
  database: Database,
  contributions: SQL | undefined,
  { by, at }: Approval,
): Promise<void> {
  const words = await database
    .update(wordContribution)
    .set({ status: Approved, reason: null, publishesWord: true, decidedBy: by, decidedAt: at })
    .where(contributions)
    .returning({ id: wordContribution.wordId });
  await publishAndRefresh(database, words);
}

/**
 * Publishes the proposed words among those that `words` selects, because an entry that belongs to them was approved. The
 * admin has seen the text of the word but not the owner's example or grammar, so these stay pending. It locks words
 * before their languages, in the order of their ids, so that two decisions do not deadlock.
 */
export async function publishProposedAmong(database: Database, words: SQL, { by, at }: Approval) {
  const { status } = wordContribution;
  const locked = await database
    .select({ id: word.id })
    .from(word)
    .where(inArray(word.id, sql`(${words})`))
    .orderBy(word.id)
    .for('no key update');
  const published = await database
    .update(wordContribution)
    .set({
      publishesWord: true,
      status: sql`case when ${isTextOnly} then ${fixed(Approved)} else ${status} end`,
      decidedBy: sql`case when ${isTextOnly} then ${by}::uuid end`,
      decidedAt: sql`case when ${isTextOnly} then ${at}::timestamptz end`,
    })
    .from(word)
    .where(
      and(isAmong(word.id, listIds(locked)), isOfWord, isByOwner, isPublic, eq(status, Pending)),
    )
    .returning({ id: word.id });
  await publishAndRefresh(database, published);
}

async function publishAndRefresh(database: Database, words: readonly { id: string }[]) {
  const ids = listIds(words);
  const personal = await database
    .select({ id: word.id })
    .from(word)
    .where(and(isAmong(word.id, ids), eq(word.status, Pending)));
  const personalIds = listIds(personal);
  if (personalIds.length > 0) await publishWords(database, personalIds);
  const published = new Set(personalIds);
  await refreshWords(
    database,
    ids.filter((id) => !published.has(id)),
  );
}

export const approveWords: Decide = (database, contributions, decision) =>
  approveContributions(database, isAmong(wordContribution.id, listIds(contributions)), decision);

export const hideWords: Decide = async (database, contributions, decision) => {
  await saveDecision(database, 'word', contributions, decision);
  const approved = contributions.filter(({ status }) => status === Approved);
  await stopPublishing(database, listIds(approved));
};

interface SharedApproval {
  contributions: readonly LockedContribution[];
  decision: Decision;
  /** Selects the words that the contributions belong to. */
  words: SQL;
}

/**
 * Approves contributions that several learners may propose. It publishes their words first: that may
 * merge words, and with them the same contribution of another learner.
 */
export async function approveShared(
  database: Database,
  kind: SharedKind,
  { contributions, decision, words }: SharedApproval,
): Promise<void> {
  const ids = toIdArray(contributions);
  await publishProposedAmong(database, words, decision);
  await approveFirst(database, kind, ids, decision);
  await markDuplicates(database, kind, equalsAny(kind, ids));
}

/** Contributions that are pending, rejected or private publish their words no longer. */
export async function stopPublishing(database: Database, contributionIds: readonly string[]) {
  const words = await database
    .update(wordContribution)
    .set({ publishesWord: false })
    .where(isAmong(wordContribution.id, contributionIds))
    .returning({ id: wordContribution.wordId });
  await withdrawUnsupported(database, listIds(words));
}

/** Withdraws the words that contributions published and none publishes any longer. */
export async function withdrawUnsupported(database: Database, wordIds: readonly string[]) {
  for (const id of [...new Set(wordIds)].sort()) {
    if (await isUnsupported(database, id)) await withdrawWord(database, id);
    else await refreshWords(database, [id]);
  }
}

async function isUnsupported(database: Database, wordId: string): Promise<boolean> {
  const publishing = queries
    .select({ id: wordContribution.id })
    .from(wordContribution)
    .where(and(isOfWord, wordContribution.publishesWord));
  const rows = await database
    .select({ id: word.id })
    .from(word)
    .where(
      and(
        eq(word.id, wordId),
        eq(word.status, Approved),
        word.isContributed,
        not(exists(publishing)),
      ),
    )
    .for('update');
  return rows.length > 0;
}
