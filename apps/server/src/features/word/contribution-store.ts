import { EntryStatus, type Privacy } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { unplanned } from '../../platform/database/sql.ts';

interface ContributionContent {
  example?: string | null | undefined;
  speechPartIds?: readonly number[] | undefined;
}

interface NewContribution extends ContributionContent {
  wordId: string;
  userId: string;
  privacy: Privacy;
  now: Date;
}

/**
 * Adds a pending contribution to a word to which the learner has not contributed.
 *
 * @returns its id
 */
export async function addContribution(
  database: Database,
  { wordId, userId, privacy, example = null, speechPartIds = [], now }: NewContribution,
): Promise<string> {
  const id = newId();
  await database.execute(
    sql`insert into word_contribution
          (id, word_id, user_id, example, speech_part_ids, privacy, status, created_at)
        values (${id}, ${wordId}, ${userId}, ${example},
          ${sql.param(speechPartIds)}::smallint[], ${privacy}, ${EntryStatus.Pending}, ${now})`,
  );
  return id;
}

interface ChangedContribution extends ContributionContent {
  privacy: Privacy;
  status: EntryStatus;
}

/** What is left out stays as it is. A former rejection, with its reason, is over. */
export async function changeContribution(
  database: Database,
  id: string,
  { example, speechPartIds, privacy, status }: ChangedContribution,
): Promise<void> {
  const changes = [
    sql`privacy = ${privacy}, status = ${status}, reason = null`,
    ...(example === undefined ? [] : [sql`example = ${example}`]),
    ...(speechPartIds === undefined
      ? []
      : [sql`speech_part_ids = ${sql.param(speechPartIds)}::smallint[]`]),
  ];
  await database.execute(
    sql`update word_contribution set ${sql.join(changes, sql`, `)} where id = ${id}`,
  );
}

export async function removeContribution(database: Database, id: string): Promise<void> {
  await database.execute(sql`delete from word_contribution where id = ${id}`);
}

/**
 * The example that a viewer sees of a word: their own, unless it was rejected and there is an approved
 * one; else the one that was approved first.
 */
export function exampleOf(wordId: SQL, callerId: string | undefined): SQL {
  const from = sql`select example from word_contribution
    where word_contribution.word_id = ${wordId} and example is not null`;
  const approvedFirst = sql`status = 1 desc, decided_at nulls first, id`;
  if (callerId === undefined)
    return sql`(${from} and status = 1 order by ${approvedFirst} limit 1)`;
  const isOwn = sql`coalesce(user_id = ${unplanned(callerId, 'uuid')}, false)`;
  return sql`(${from} and (status = 1 or ${isOwn})
    order by (${isOwn} and status <> 2) desc, ${approvedFirst} limit 1)`;
}
