import { EntryStatus } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRow, selectRows } from '../../platform/database/database.ts';
import {
  type Decide,
  type Decision,
  idsOf,
  type LockedContribution,
  saveDecision,
} from '../contribution/decide.ts';
import {
  approveFirst,
  type Decided,
  markDuplicates,
  type SharedKind,
  sameAs,
} from '../contribution/duplicates.ts';
import { publishWords, refreshWords, withdrawWord } from './publish-words.ts';

const { Approved, Pending } = EntryStatus;

/** A published word, or a personal one that its owner proposes to everybody. */
export const isProposed: SQL = sql`(word.status = 1 or exists (
  select from word_contribution
  where word_contribution.word_id = word.id and word_contribution.user_id = word.owner_id
    and word_contribution.privacy = 1
))`;

export const approveContribution = (
  database: Database,
  id: string,
  decided: Decided,
): Promise<void> => approveContributions(database, sql`${sql.param([id])}::uuid[]`, decided);

/** Approves what learners say about words, and publishes those of the words that are personal. */
async function approveContributions(
  database: Database,
  ids: SQL,
  { by, at }: Decided,
): Promise<void> {
  const words = await selectRows<{ id: string }>(
    database,
    sql`update word_contribution
        set status = ${Approved}, reason = null, publishes_word = true,
          decided_by = ${by}, decided_at = ${at}
        where id = any(${ids}) returning word_id as id`,
  );
  await publishAndRefresh(database, words);
}

/**
 * Publishes the proposed words among these, because something on them was approved. Whoever approves
 * that has seen the text of the word and not its example, so an example goes on waiting.
 */
async function publishProposed(
  database: Database,
  wordIds: readonly string[],
  { by, at }: Decided,
): Promise<void> {
  const words = await selectRows<{ id: string }>(
    database,
    sql`update word_contribution as own
        set publishes_word = true,
          status = case when own.example is null then ${Approved} else own.status end,
          decided_by = case when own.example is null then ${by}::uuid end,
          decided_at = case when own.example is null then ${at}::timestamptz end
        from word
        where word.id = any(${sql.param(wordIds)}::uuid[]) and word.owner_id = own.user_id
          and own.word_id = word.id and own.privacy = 1 and own.status = ${Pending}
        returning word.id`,
  );
  await publishAndRefresh(database, words);
}

async function publishAndRefresh(
  database: Database,
  words: readonly { id: string }[],
): Promise<void> {
  const ids = words.map(({ id }) => id);
  const personal = await selectRows<{ id: string }>(
    database,
    sql`select id from word where id = any(${sql.param(ids)}::uuid[]) and status = ${Pending}`,
  );
  const personalIds = personal.map(({ id }) => id);
  if (personalIds.length > 0) await publishWords(database, personalIds);
  const published = new Set(personalIds);
  await refreshWords(
    database,
    ids.filter((id) => !published.has(id)),
  );
}

export const approveWords: Decide = (database, contributions, decision) =>
  approveContributions(database, idsOf(contributions), decision);

export const rejectWords: Decide = async (database, contributions, decision) => {
  await saveDecision(database, 'word', contributions, decision);
  const approved = contributions.filter(({ status }) => status === EntryStatus.Approved);
  await stopPublishing(database, idsOf(approved));
};

/** Locks words before their languages, in one order, so that two decisions do not deadlock. */
export async function publishProposedAmong(
  database: Database,
  words: SQL,
  decided: Decided,
): Promise<void> {
  const locked = await selectRows<{ id: string }>(
    database,
    sql`select id from word where id in (${words}) order by id for no key update`,
  );
  await publishProposed(
    database,
    locked.map(({ id }) => id),
    decided,
  );
}

interface SharedApproval {
  contributions: readonly LockedContribution[];
  decision: Decision;
  /** Selects the words that the contributions belong to. */
  words: SQL;
}

/**
 * Approves what several learners may contribute alike. The words come first: publishing one may
 * bring along the same contribution of another learner.
 */
export async function approveShared(
  database: Database,
  kind: SharedKind,
  { contributions, decision, words }: SharedApproval,
): Promise<void> {
  const ids = idsOf(contributions);
  await publishProposedAmong(database, words, decision);
  await approveFirst(database, kind, ids, decision);
  await markDuplicates(database, kind, sameAs(kind, ids));
}

/** Contributions that were rejected or made private are no reason for their words to be public. */
export async function stopPublishing(database: Database, contributionIds: SQL): Promise<void> {
  const words = await selectRows<{ id: string }>(
    database,
    sql`update word_contribution set publishes_word = false
        where id = any(${contributionIds}) returning word_id as id`,
  );
  await withdrawUnsupported(
    database,
    words.map(({ id }) => id),
  );
}

/** Withdraws those of the words that were published for contributions which are all gone. */
export async function withdrawUnsupported(
  database: Database,
  wordIds: readonly string[],
): Promise<void> {
  for (const id of [...new Set(wordIds)].sort()) {
    if (await isUnsupported(database, id)) await withdrawWord(database, id);
    else await refreshWords(database, [id]);
  }
}

async function isUnsupported(database: Database, wordId: string): Promise<boolean> {
  const word = await selectRow(
    database,
    sql`select id from word
        where id = ${wordId} and status = 1 and is_contributed and not exists (
          select from word_contribution
          where word_contribution.word_id = word.id and publishes_word
        )
        for update`,
  );
  return word !== undefined;
}
