import { EntryStatus } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../database/database.ts';
import { unplanned } from '../database/sql.ts';

interface Seconding {
  userId: string;
  now: Date;
}

/**
 * Lets somebody see what another has proposed and nobody has judged: they have proposed it, too.
 *
 * @returns the ids of those that they did not see before
 */
export async function secondTranslations(
  database: Database,
  ids: readonly string[],
  { userId, now }: Seconding,
): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    database,
    sql`insert into translation_seconder (translation_id, user_id, created_at)
        select id, ${userId}, ${now}::timestamptz from translation
        where id = any(${sql.param(ids)}::uuid[]) and status = ${EntryStatus.Pending}
          and user_id is distinct from ${userId}
        order by id
        on conflict do nothing returning translation_id as id`,
  );
  return rows.map(({ id }) => id);
}

/** @returns whether somebody had proposed what waits for approval and is another's; they no longer do */
export async function withdrawSecond(
  database: Database,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const rows = await selectRows(
    database,
    sql`delete from translation_seconder using translation
        where translation.id = translation_id and status = ${EntryStatus.Pending}
          and translation_id = ${id} and translation_seconder.user_id = ${userId}
        returning translation_id`,
  );
  return rows.length > 0;
}

/**
 * What waits for approval and others have proposed, too, becomes that of the first of them: its author
 * may leave it, and they still want it.
 *
 * @param which - translations, as a condition on their columns
 * @returns the ids of those that have gone over
 */
export async function handOverTranslations(database: Database, which: SQL): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    database,
    sql`with heir as (
          select distinct on (translation_id) translation_id, user_id, created_at
          from translation_seconder
          where translation_id in (
            select id from translation where status = ${EntryStatus.Pending} and ${which}
          )
          order by translation_id, created_at, user_id
        ), handed as (
          delete from translation_seconder as seconder using heir
          where seconder.translation_id = heir.translation_id and seconder.user_id = heir.user_id
        )
        update translation set user_id = heir.user_id, created_at = heir.created_at
        from heir where translation.id = heir.translation_id returning translation.id`,
  );
  return rows.map(({ id }) => id);
}

/** Whether a row of `translation` has been proposed by somebody beside its author. */
export const isSecondedBy = (viewer: string): SQL => sql`exists (
  select from translation_seconder as seconder
  where seconder.translation_id = translation.id and seconder.user_id = ${unplanned(viewer, 'uuid')}
)`;
