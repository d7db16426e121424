import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { and, eq, exists, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { type Database, selectRows } from '../../platform/database/database.ts';
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
import { lockWords, publishWords, withdrawWord } from './publish-words.ts';
import { refreshWords } from './recount.ts';
import { visible } from './visible.ts';

const { Approved, Pending } = EntryStatus;
const queries = new QueryBuilder();

const isPublic = eq(wordContribution.privacy, fixed(Privacy.Public));
const isOfWord = eq(wordContribution.wordId, word.id);

/** Whether a word is published, or the author of an entry of the word proposes it for publication. */
export const isProposed = (wordId: SQLWrapper, authorId: SQLWrapper): SQL =>
  exists(
    queries
      .select({ id: word.id })
      .from(word)
      .where(
        and(
          eq(word.id, wordId),
          sql`(${visible} or ${exists(
            queries
              .select({ id: wordContribution.id })
              .from(wordContribution)
              .where(and(isOfWord, eq(wordContribution.userId, authorId), isPublic)),
          )})`,
        ),
      ),
  );

/** Approves contributions to words, and publishes the words. */
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
  await publishWords(database, listIds(words));
}

/**
 * Publishes the hidden words of entries that are being approved, if the authors of the entries propose them. The admin has
 * seen the text of such a word but not the author's example or grammar, so these stay pending.
 *
 * @param entries - selects `word_id` and `user_id` of the entries
 */
export async function publishProposed(database: Database, entries: SQL, { by, at }: Approval) {
  const ofEntries = await selectRows<{ id: string }>(
    database,
    sql`select word_id as id from (${entries}) as entry`,
  );
  await lockWords(database, listIds(ofEntries));
  const { status } = wordContribution;
  const isOfEntry = sql`(${wordContribution.wordId}, ${wordContribution.userId}) in (${entries})`;
  const published = await database
    .update(wordContribution)
    .set({
      publishesWord: true,
      status: sql`case when ${isTextOnly} then ${fixed(Approved)} else ${status} end`,
      decidedBy: sql`case when ${isTextOnly} then ${by}::uuid end`,
      decidedAt: sql`case when ${isTextOnly} then ${at}::timestamptz end`,
    })
    .from(word)
    .where(and(isOfEntry, isOfWord, not(visible), isPublic, eq(status, Pending)))
    .returning({ id: word.id });
  await publishWords(database, listIds(published));
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
  /** Selects `word_id` and `user_id` of the contributions. */
  entries: SQL;
}

/** Approves contributions that several learners may propose, and publishes their words. */
export async function approveShared(
  database: Database,
  kind: SharedKind,
  { contributions, decision, entries }: SharedApproval,
): Promise<void> {
  const ids = toIdArray(contributions);
  await publishProposed(database, entries, decision);
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
    if (await isUnsupported(database, id)) await withdrawWord(database, id, { active: true });
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
    .where(and(eq(word.id, wordId), visible, word.isContributed, not(exists(publishing))))
    .for('update');
  return rows.length > 0;
}
