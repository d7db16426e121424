import { EntryStatus } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { v3 as nameBasedId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { type Caller, isAdmin } from '../../platform/http/request-context.ts';
import { tag, tagAuthor } from '../../schema/tag.ts';
import { lockUser } from '../user/store.ts';
import { findTag, type TagRow } from './store.ts';

const namespace = '5c1cf2a1-6f5a-4d8f-9c39-0c6a4f3f8a57';

/**
 * Creates a tag. Other learners do not see it before an admin approves it on a word. Two learners may
 * create the same tag without knowing of each other, so its id depends on its code only.
 *
 * @throws CodeAlreadyExists if the caller sees a tag with this code
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
    const id = nameBasedId(code, namespace);
    await transaction
      .insert(tag)
      .values({ id, code, wordCount: 0, status })
      .onConflictDoUpdate({
        target: tag.code,
        set: { status: sql`least(${tag.status}, excluded.status)` },
      });
    await transaction
      .insert(tagAuthor)
      .values({ tagId: id, userId: caller.id })
      .onConflictDoNothing();
    return { id, code, localizedName: null, wordCount: 0 };
  });
}
