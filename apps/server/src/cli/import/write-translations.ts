// Raw SQL: each statement writes thousands of rows.

import { EntryStatus } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { markDuplicates, sameAs } from '../../features/contribution/duplicates.ts';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { idArray } from '../../platform/database/sql.ts';
import { translation } from '../../schema/translation.ts';
import type { Batch } from './batch.ts';

interface Options {
  newId: () => string;
  licence: string;
  /** Words that may have translations already. */
  existing: ReadonlySet<string>;
}

/**
 * Inserts translations that do not exist yet. Their words exist until the transaction ends: it has inserted or locked
 * them.
 *
 * @returns their number
 */
export async function writeTranslations(
  database: Database,
  pairs: Batch['pairs'],
  { newId, licence, existing }: Options,
): Promise<number> {
  const rows = pairs
    .map((pair) => ({ id: newId(), ...inOrder(pair) }))
    .sort((one, other) => (one.low.id < other.low.id ? -1 : 1));
  await setReferenceChecks(database, 'replica');
  const inserted = await selectRows<{ id: string }>(
    database,
    sql`insert into ${translation} (id, low_word_id, high_word_id, low_lang_code, high_lang_code,
          speech_part_id, status, licence)
        select *, ${EntryStatus.Approved}::smallint, ${licence}
        from unnest(
          ${idArray(rows.map(({ id }) => id))},
          ${idArray(rows.map(({ low }) => low.id))},
          ${idArray(rows.map(({ high }) => high.id))},
          ${sql.param(rows.map(({ low }) => low.langCode))}::text[],
          ${sql.param(rows.map(({ high }) => high.langCode))}::text[],
          ${sql.param(rows.map(({ speechPartId }) => speechPartId))}::smallint[]
        )
        on conflict do nothing returning id`,
  );
  await setReferenceChecks(database, 'origin');
  const ids = new Set(inserted.map(({ id }) => id));
  const suspects = rows.filter(
    ({ id, low, high }) => ids.has(id) && existing.has(low.id) && existing.has(high.id),
  );
  await replaceProposals(database, idArray(suspects.map(({ id }) => id)));
  return ids.size;
}

/**
 * PostgreSQL checks the two references of each row one by one, which takes two fifths of the time of the statement. A
 * replica makes no checks. Superusers may become one, and roles to which this setting was granted.
 */
async function setReferenceChecks(database: Database, role: 'replica' | 'origin'): Promise<void> {
  await database.execute(
    sql`select set_config('session_replication_role', ${role}, true)
        where has_parameter_privilege('session_replication_role', 'set')`,
  );
}

/** The word with the lower id comes first. */
function inOrder({ one, other, speechPartId }: Batch['pairs'][number]) {
  const [low, high] = one.id < other.id ? [one, other] : [other, one];
  return { low, high, speechPartId };
}

/** Marks translations that learners have proposed as duplicates of imported ones. */
async function replaceProposals(database: Database, ids: SQL): Promise<void> {
  const proposed = await selectRows<{ id: string }>(
    database,
    sql`select imported.id from ${translation} as imported
        join ${translation} as other on other.low_word_id = imported.low_word_id
          and other.high_lang_code = imported.high_lang_code
          and other.high_word_id = imported.high_word_id
          and other.speech_part_id = imported.speech_part_id and other.id <> imported.id
        where imported.id = any(${ids})`,
  );
  if (proposed.length === 0) return;
  await markDuplicates(
    database,
    'translation',
    sameAs('translation', idArray(proposed.map(({ id }) => id))),
  );
}
