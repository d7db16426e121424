import { EntryStatus } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';

/**
 * Translations and tag links say nothing but what they join, so several learners may propose the same.
 * Each proposal is a row of its own. Once one of them is approved, the others are its duplicates:
 * approved too, but readers see the first one only.
 */
export type SharedKind = 'translation' | 'tag';

const { Approved, Pending } = EntryStatus;

const tables: Record<SharedKind, SQL> = { translation: sql`translation`, tag: sql`tag_word` };

const isSame: Record<SharedKind, SQL> = {
  translation: sql`one.low_word_id = other.low_word_id and one.high_word_id = other.high_word_id
    and one.speech_part_id = other.speech_part_id`,
  tag: sql`one.word_id = other.word_id and one.tag_id = other.tag_id`,
};

const joined: Record<SharedKind, SQL> = {
  translation: sql`low_word_id, high_word_id, speech_part_id`,
  tag: sql`word_id, tag_id`,
};

export interface Decided {
  by: string | null;
  at: Date;
}

/** Approves rows, unless the same is approved already or stands twice among them. */
export async function approveFirst(
  database: Database,
  kind: SharedKind,
  ids: SQL,
  { by, at }: Decided,
): Promise<void> {
  const table = tables[kind];
  await database.execute(
    sql`update ${table} set status = ${Approved}, reason = null,
          decided_by = ${by}, decided_at = ${at}
        where id in (
          select distinct on (${joined[kind]}) id from ${table} as one
          where id = any(${ids}) and duplicate_of is null and not exists (
            select from ${table} as other
            where ${isSame[kind]} and other.status = ${Approved} and other.duplicate_of is null
              and other.id <> one.id
          )
          order by ${joined[kind]}, id
        )`,
  );
}

/** Makes duplicates of all rows that say the same as an approved one. */
export async function markDuplicates(
  database: Database,
  kind: SharedKind,
  isAffected: SQL,
): Promise<void> {
  const table = tables[kind];
  const marked = await selectRows<{ id: string }>(
    database,
    sql`update ${table} as one set status = ${Approved}, reason = null, duplicate_of = other.id
        from ${table} as other
        where ${isAffected} and ${isSame[kind]} and one.id <> other.id
          and one.duplicate_of is null and other.status = ${Approved} and other.duplicate_of is null
        returning one.id`,
  );
  if (kind === 'translation') {
    await movePins(
      database,
      marked.map(({ id }) => id),
    );
  }
}

/** Rows that say the same as those of these ids. */
export const sameAs = (kind: SharedKind, ids: SQL): SQL =>
  sql`exists (
    select from ${tables[kind]} as named where named.id = any(${ids}) and ${
      kind === 'translation'
        ? sql`named.low_word_id = one.low_word_id and named.high_word_id = one.high_word_id
            and named.speech_part_id = one.speech_part_id`
        : sql`named.word_id = one.word_id and named.tag_id = one.tag_id`
    }
  )`;

/** Who pinned their own proposal goes on seeing it first. */
async function movePins(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const duplicates = sql`${sql.param(ids)}::uuid[]`;
  await database.execute(
    sql`insert into translation_pin (user_id, word_id, translation_id)
        select pin.user_id, pin.word_id, translation.duplicate_of
        from translation_pin as pin join translation on translation.id = pin.translation_id
        where translation.id = any(${duplicates}) on conflict do nothing`,
  );
  await database.execute(
    sql`delete from translation_pin where translation_id = any(${duplicates})`,
  );
}

/** After a rejection of the approved row each duplicate waits for a decision of its own. */
export async function releaseDuplicates(
  database: Database,
  kind: SharedKind,
  ids: SQL,
): Promise<void> {
  await database.execute(
    sql`update ${tables[kind]} set duplicate_of = null, status = ${Pending},
          decided_by = null, decided_at = null
        where duplicate_of = any(${ids})`,
  );
}

/** The author of approved rows takes them back: they are pending, and others are approved instead. */
export async function retract(database: Database, kind: SharedKind, ids: SQL): Promise<void> {
  await database.execute(
    sql`update ${tables[kind]}
        set status = ${Pending}, duplicate_of = null, decided_by = null, decided_at = null
        where id = any(${ids})`,
  );
  await replaceByDuplicates(database, kind, ids);
}

/** The earliest duplicate stands in for each of these rows, which readers no longer see in its place. */
export async function replaceByDuplicates(
  database: Database,
  kind: SharedKind,
  ids: SQL,
): Promise<void> {
  await database.execute(
    sql`with successor as (
          select distinct on (duplicate_of) duplicate_of as former_id, id from ${tables[kind]}
          where duplicate_of = any(${ids}) and not id = any(${ids}) order by duplicate_of, id
        )
        update ${tables[kind]} as one set duplicate_of = nullif(successor.id, one.id)
        from successor
        where one.duplicate_of = successor.former_id and not one.id = any(${ids})`,
  );
}
