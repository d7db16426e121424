import { EntryStatus } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { retryDeadlocks } from '../../platform/database/retry-deadlocks.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { LinkedAndUnlinked } from '../../platform/http/link-request.ts';
import { type Caller, isAdmin, type SignedInContext } from '../../platform/http/request-context.ts';
import { approvalBy } from '../contribution/decide.ts';
import { releaseDuplicates, retract } from '../contribution/duplicates.ts';
import { recountTags } from '../word/recount.ts';
import { approveTagLinks } from './decide.ts';
import { linksToRemove, unlinkRefusal } from './rules.ts';
import { findTagIds, lockPutTags, putTags, seesWord, takeOff } from './writing-store.ts';

/** Puts tags on a word and takes others off it: all of it, or nothing if one thing is refused. */
export function linkTags(
  database: Database,
  { wordId, linkIds, unlinkIds }: LinkedAndUnlinked & { wordId: string },
  context: SignedInContext,
): Promise<void> {
  const { caller } = context;
  return retryDeadlocks(() =>
    database.transaction(async (transaction) => {
      await refuseUnknown(transaction, { wordId, tagIds: [...linkIds, ...unlinkIds] }, caller.id);
      await putTagsOn(transaction, { wordId, tagIds: linkIds }, context);
      await takeTagsOff(transaction, { wordId, tagIds: unlinkIds }, caller);
    }),
  );
}

interface TagsOfWord {
  wordId: string;
  tagIds: readonly string[];
}

async function refuseUnknown(
  database: Database,
  { wordId, tagIds }: TagsOfWord,
  callerId: string,
): Promise<void> {
  const known = new Set(await findTagIds(database, tagIds, callerId));
  const isKnown =
    tagIds.every((id) => known.has(id)) && (await seesWord(database, wordId, callerId));
  if (!isKnown) throw new ApplicationError('LinkResourceNotFound');
}

async function putTagsOn(
  database: Database,
  tags: TagsOfWord,
  { caller, now }: SignedInContext,
): Promise<void> {
  await putTags(database, tags, { userId: caller.id, now });
  if (!isAdmin(caller)) return;
  const waiting = (await lockPutTags(database, tags, caller.id)).filter(isWaiting);
  if (waiting.length > 0) await approveTagLinks(database, waiting, approvalBy(caller, now));
}

/** Learners take back their own links, which others may go on proposing. Admins take tags off. */
async function takeTagsOff(database: Database, tags: TagsOfWord, caller: Caller): Promise<void> {
  const links = linksToRemove(caller, await lockPutTags(database, tags, caller.id));
  for (const link of links) {
    const refusal = unlinkRefusal(caller, link);
    if (refusal !== undefined) throw new ApplicationError(refusal);
  }
  const ids = links.map(({ id }) => id);
  const removing = isAdmin(caller) ? releaseDuplicates : retract;
  await removing(database, 'tag', sql`${sql.param(ids)}::uuid[]`);
  await takeOff(database, ids);
  await recountTags(database, sql`select unnest(${sql.param(tags.tagIds)}::uuid[])`);
}

const isWaiting = ({ status }: { status: EntryStatus }): boolean => status !== EntryStatus.Approved;
