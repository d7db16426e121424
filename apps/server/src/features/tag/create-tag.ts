import { EntryStatus } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { v3 as nameBasedId } from 'uuid';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { type Caller, isAdmin } from '../../platform/http/request-context.ts';
import { lockUser } from '../user/store.ts';
import { findTag, type TagRow } from './store.ts';

const namespace = '5c1cf2a1-6f5a-4d8f-9c39-0c6a4f3f8a57';

/** A name-based UUID of version 3, which PostgreSQL can derive as well, for migrations. */
export const idOfTag = (code: string): string => nameBasedId(code, namespace);

/**
 * Creates a tag. A learner's is shown to nobody else until it is approved on a word. Two learners may
 * create the same tag without knowing of each other, so its id tells nothing but its code.
 *
 * @throws CodeAlreadyExists where the caller sees a tag of this code
 */
export function createTag(
  database: Database,
  code: string,
  caller: Pick<Caller, 'id' | 'role'>,
): Promise<TagRow> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, caller.id);
    if ((await findTag(transaction, code, caller.id)) !== undefined) {
      throw new ApplicationError('CodeAlreadyExists');
    }
    const status = isAdmin(caller) ? EntryStatus.Approved : EntryStatus.Pending;
    const tag = await selectRow<{ id: string }>(
      transaction,
      sql`insert into tag (id, code, word_count, status)
          values (${idOfTag(code)}, ${code}, 0, ${status})
          on conflict (code) do update set status = least(tag.status, excluded.status)
          returning id`,
    );
    if (tag === undefined) throw new Error(`The tag ${code} was not created`);
    await transaction.execute(
      sql`insert into tag_author (tag_id, user_id) values (${tag.id}, ${caller.id})
          on conflict do nothing`,
    );
    return { id: tag.id, code, localizedName: null, wordCount: 0 };
  });
}
