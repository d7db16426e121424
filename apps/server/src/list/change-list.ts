import { sql } from 'drizzle-orm';
import { tell } from '../change/tell.ts';
import { type Database, selectRow } from '../database/database.ts';
import type { Changer } from '../shelf/changer.ts';
import { changeable } from '../shelf/rules.ts';
import type { Shelved } from '../shelf/shelved.ts';
import { shelvedColumns } from '../shelf/store.ts';

/** With the number of all its words, whoever sees them. */
type CountedList = Shelved & { wordCount: number };

const columns = sql`${shelvedColumns}, word_count as "wordCount"`;

/** A list that the caller may change. It may be another one by the time that it is locked. */
export async function findListToChange(
  database: Database,
  id: string,
  { caller }: Pick<Changer, 'caller'>,
): Promise<CountedList> {
  const list = await selectRow<CountedList>(
    database,
    sql`select ${columns} from list where id = ${id}`,
  );
  return changeable(list, caller);
}

/**
 * A list that the caller may change, and nobody else until the transaction ends. Their other
 * devices are told.
 */
export async function lockListToChange(
  transaction: Database,
  id: string,
  { caller }: Pick<Changer, 'caller'>,
): Promise<CountedList> {
  const list = await selectRow<CountedList>(
    transaction,
    sql`select ${columns} from list where id = ${id} for update`,
  );
  const changed = changeable(list, caller);
  await tell(transaction, { userId: caller.id, kind: 'list' });
  return changed;
}
