import { EntryStatus } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { tagWord } from '../../schema/tag.ts';
import { translation, translationPin } from '../../schema/translation.ts';
import { isKeptPrivate, listIds } from './decide.ts';

// Raw SQL: bulk updates of rows that equal each other.

/**
 * Several learners may propose the same translation or the same tag of a word. Each proposal is a row.
 * When one of them is approved, the others become its duplicates: they are approved as well, but
 * readers see the first one only.
 */
export type SharedKind = 'translation' | 'tag';

const { Approved, Pending } = EntryStatus;

const tables: Record<SharedKind, PgTable> = { translation, tag: tagWord };

/** The columns in which duplicates equal each other. */
const columns: Record<SharedKind, readonly string[]> = {
  translation: ['low_word_id', 'high_word_id', 'speech_part_id'],
  tag: ['word_id', 'tag_id'],
};

const wordIds: Record<SharedKind, readonly SQL[]> = {
  translation: [sql`one.low_word_id`, sql`one.high_word_id`],
  tag: [sql`one.word_id`],
};

/** Whether the author of the row `one` has a word of it privately. */
const isPrivate = (kind: SharedKind): SQL =>
  sql`(${sql.join(
    wordIds[kind].map((wordId) => isKeptPrivate(wordId, sql`one.user_id`)),
    sql` or `,
  )})`;

/** Whether the row `one` equals the row of another name. */
const equals = (kind: SharedKind, other: SQL): SQL =>
  sql.join(
    columns[kind].map(
      (column) => sql`one.${sql.identifier(column)} = ${other}.${sql.identifier(column)}`,
    ),
    sql` and `,
  );

export interface Approval {
  by: string | null;
  at: Date;
}

/** Approves rows, but only one of several equal rows, and none if an equal row is approved already. */
export async function approveFirst(
  database: Database,
  kind: SharedKind,
  ids: SQL,
  { by, at }: Approval,
): Promise<void> {
  const table = tables[kind];
  const joined = sql.raw(columns[kind].join());
  await database.execute(
    sql`update ${table} set status = ${Approved}, reason = null,
          decided_by = ${by}, decided_at = ${at}
        where id in (
          select distinct on (${joined}) id from ${table} as one
          where id = any(${ids}) and duplicate_of is null and not exists (
            select from ${table} as other
            where ${equals(kind, sql`other`)} and other.status = ${Approved} and other.duplicate_of is null
              and other.id <> one.id
          )
          order by ${joined}, id
        )`,
  );
}

/** Turns rows that equal an approved row into its duplicates. */
export async function markDuplicates(database: Database, kind: SharedKind, isAffected: SQL) {
  const table = tables[kind];
  const marked = await selectRows<{ id: string }>(
    database,
    sql`update ${table} as one set status = ${Approved}, reason = null, duplicate_of = other.id
        from ${table} as other
        where ${isAffected} and ${equals(kind, sql`other`)} and one.id <> other.id
          and one.duplicate_of is null and other.status = ${Approved} and other.duplicate_of is null
        returning one.id`,
  );
  if (kind === 'translation') {
    await movePins(database, listIds(marked));
  }
}

/** Whether the row `one` equals one of the rows with these ids. */
export const equalsAny = (kind: SharedKind, ids: SQL): SQL =>
  sql`exists (
    select from ${tables[kind]} as named where named.id = any(${ids}) and ${equals(kind, sql`named`)}
  )`;

/** Moves pins to the approved translation, so that learners still see it first. */
async function movePins(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const duplicates = sql`${sql.param(ids)}::uuid[]`;
  await database.execute(
    sql`insert into ${translationPin} (user_id, word_id, translation_id)
        select pin.user_id, pin.word_id, ${translation.duplicateOf}
        from ${translationPin} as pin join ${translation} on ${translation.id} = pin.translation_id
        where ${translation.id} = any(${duplicates}) on conflict do nothing`,
  );
  await database.execute(
    sql`delete from ${translationPin} where translation_id = any(${duplicates})`,
  );
}

/** Makes the duplicates of rows that are approved no longer pending again. */
export async function releaseDuplicates(database: Database, kind: SharedKind, ids: SQL) {
  await database.execute(
    sql`update ${tables[kind]} set duplicate_of = null, status = ${Pending},
          decided_by = null, decided_at = null
        where duplicate_of = any(${ids})`,
  );
}

/** Makes approved rows pending again because their author withdraws them. Their duplicates replace them. */
export async function retract(database: Database, kind: SharedKind, ids: SQL): Promise<void> {
  await database.execute(
    sql`update ${tables[kind]}
        set status = ${Pending}, duplicate_of = null, decided_by = null, decided_at = null
        where id = any(${ids})`,
  );
  await replaceByDuplicates(database, kind, ids);
}

/** Replaces each of these rows by its earliest duplicate. Private rows do not replace it: without another one, they are pending again. */
export async function replaceByDuplicates(database: Database, kind: SharedKind, ids: SQL) {
  await database.execute(
    sql`with successor as (
          select distinct on (duplicate_of) duplicate_of as former_id, id from ${tables[kind]} as one
          where duplicate_of = any(${ids}) and not id = any(${ids}) and not ${isPrivate(kind)}
          order by duplicate_of, id
        )
        update ${tables[kind]} as one
        set duplicate_of = nullif(successor.id, one.id),
          status = case when successor.id is null then ${Pending} else ${Approved} end::smallint
        from unnest(${ids}) as former (id) left join successor on successor.former_id = former.id
        where one.duplicate_of = former.id and not one.id = any(${ids})`,
  );
}
