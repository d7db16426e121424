import { EntryStatus } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { ApplicationError } from '../application-error.ts';
import { type Caller, isAdmin } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import type { LinkedAndUnlinked } from '../link/link-request.ts';
import { applyDecision } from '../moderation/apply-decision.ts';
import { countTagged } from '../moderation/consequences.ts';
import { approval } from '../moderation/rules.ts';
import { isThereFor, unlinkRefusal } from './rules.ts';
import { findTagIds, lockPutTags, putTags, seesWord, takeOff } from './writing-store.ts';

interface Linking {
  caller: Caller;
  now: Date;
}

/** Puts tags on a word and takes others off it: all of it, or nothing if one thing is refused. */
export function linkTags(
  database: Database,
  { wordId, linkIds, unlinkIds }: LinkedAndUnlinked & { wordId: string },
  { caller, now }: Linking,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await refuseUnknown(transaction, { wordId, tagIds: [...linkIds, ...unlinkIds] }, caller.id);
    await putTagsOn(transaction, { wordId, tagIds: linkIds }, { caller, now });
    await takeTagsOff(transaction, { wordId, tagIds: unlinkIds }, caller);
  });
}

interface TagsOfWord {
  wordId: string;
  tagIds: readonly string[];
}

async function refuseUnknown(
  database: Database,
  { wordId, tagIds }: TagsOfWord,
  viewer: string,
): Promise<void> {
  const known = new Set(await findTagIds(database, tagIds));
  const isKnown = tagIds.every((id) => known.has(id)) && (await seesWord(database, wordId, viewer));
  if (!isKnown) throw new ApplicationError('LinkResourceNotFound');
}

async function putTagsOn(
  database: Database,
  tags: TagsOfWord,
  { caller, now }: Linking,
): Promise<void> {
  await putTags(database, tags, { userId: caller.id, now });
  if (!isAdmin(caller)) return;
  const waiting = (await lockPutTags(database, tags)).filter(isWaiting);
  await applyDecision(database, 'tag', waiting, approval);
}

async function takeTagsOff(database: Database, tags: TagsOfWord, caller: Caller): Promise<void> {
  const there = (await lockPutTags(database, tags)).filter((put) => isThereFor(caller, put));
  for (const put of there) {
    const refusal = unlinkRefusal(caller, put);
    if (refusal !== undefined) throw new ApplicationError(refusal);
  }
  const counted = there.filter(({ status }) => status === EntryStatus.Approved);
  await countTagged(database, sql`${sql.param(counted.map(({ id }) => id))}::uuid[]`, -1);
  await takeOff(
    database,
    there.map(({ id }) => id),
  );
}

const isWaiting = ({ status }: { status: EntryStatus }): boolean => status !== EntryStatus.Approved;
