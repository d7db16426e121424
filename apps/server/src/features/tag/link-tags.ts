import { EntryStatus } from '@wordhoard/contract/enumeration';
import { canUnlinkTag } from '@wordhoard/contract/permission';
import { composeChecks, maxLength, required, tagCode } from '@wordhoard/validators';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { retryDeadlocks } from '../../platform/database/database-errors.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { LinkChange } from '../../platform/http/link-request.ts';
import { type Caller, isAdmin, type SignedInContext } from '../../platform/http/request-context.ts';
import { tag, tagWord } from '../../schema/tag.ts';
import { word } from '../../schema/word.ts';
import { listIds, makeApproval, toIdArray } from '../contribution/decide.ts';
import { releaseDuplicates, retract } from '../contribution/duplicates.ts';
import { recountTags } from '../word/recount.ts';
import { visible, visibleTo } from '../word/visible.ts';
import { approveTagLinks } from './decide.ts';
import { isTagShownTo } from './store.ts';

const { Approved, Pending, Rejected } = EntryStatus;
const isPublic = and(eq(tagWord.status, Approved), isNull(tagWord.duplicateOf));

interface TagsOfWord {
  wordId: string;
  tagIds: readonly string[];
}

/** Puts tags on a word and removes others: all of them, or none if one is refused. */
export function linkTags(
  database: Database,
  { wordId, linkIds, unlinkIds }: LinkChange & { wordId: string },
  context: SignedInContext,
): Promise<void> {
  const { caller } = context;
  return retryDeadlocks(database, async (transaction) => {
    await lockVisibleTags(transaction, [...linkIds, ...unlinkIds], caller.id);
    const found = await lockVisibleWord(transaction, wordId, caller.id);
    await putTags(transaction, { wordId, ...found, tagIds: linkIds }, context);
    await removeTags(transaction, { wordId, tagIds: unlinkIds }, caller);
  });
}

async function lockVisibleTags(database: Database, ids: readonly string[], callerId: string) {
  const locked = await database
    .select({ id: tag.id })
    .from(tag)
    .where(and(inArray(tag.id, [...ids]), isTagShownTo(callerId)))
    .orderBy(tag.id)
    .for('key share');
  const known = new Set(listIds(locked));
  if (!ids.every((id) => known.has(id))) throw new ApplicationError('LinkResourceNotFound');
}

async function lockVisibleWord(database: Database, id: string, callerId: string) {
  const [locked] = await database
    .select({ langCode: word.langCode, isPublic: visible })
    .from(word)
    .where(and(eq(word.id, id), visibleTo(callerId)))
    .for('key share');
  if (locked === undefined) throw new ApplicationError('LinkResourceNotFound');
  return locked;
}

async function putTags(
  database: Database,
  tags: TagsOfWord & { langCode: string; isPublic: boolean },
  { caller, now }: SignedInContext,
): Promise<void> {
  await addProposals(database, tags, { userId: caller.id, now });
  if (!isAdmin(caller) || !tags.isPublic) return;
  const links = await lockLinks(database, tags, caller.id);
  const waiting = links.filter(({ status }) => status !== Approved);
  if (waiting.length > 0) await approveTagLinks(database, waiting, makeApproval(caller, now));
}

/** Public links stay. A rejected proposal of the learner is proposed again. */
async function addProposals(
  database: Database,
  { wordId, langCode, tagIds }: TagsOfWord & { langCode: string },
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const linked = await database
    .select({ tagId: tagWord.tagId })
    .from(tagWord)
    .where(and(eq(tagWord.wordId, wordId), inArray(tagWord.tagId, [...tagIds]), isPublic));
  const linkedIds = new Set(linked.map(({ tagId }) => tagId));
  const missingIds = tagIds.filter((id) => !linkedIds.has(id)).toSorted();
  if (missingIds.length === 0) return;
  const shared = { wordId, langCode, userId, status: Pending, createdAt: now };
  await database
    .insert(tagWord)
    .values(missingIds.map((tagId) => ({ id: newId(), tagId, ...shared })))
    .onConflictDoUpdate({
      target: [tagWord.userId, tagWord.wordId, tagWord.tagId],
      set: { status: Pending, reason: null, createdAt: sql`excluded.created_at` },
      setWhere: eq(tagWord.status, Rejected),
    });
}

/**
 * Learners withdraw their own proposal of a tag rather than the link that readers see, and the duplicates of others stay.
 * Admins remove any link.
 */
async function removeTags(database: Database, tags: TagsOfWord, caller: Caller): Promise<void> {
  const links = await lockLinks(database, tags, caller.id);
  const own = links.filter(({ userId }) => userId === caller.id);
  const proposed = new Set(own.map(({ tagId }) => tagId));
  if (!links.every(({ tagId }) => canUnlinkTag({ isOwn: proposed.has(tagId) }, caller.role))) {
    throw new ApplicationError('TagWordInvalidUserId');
  }
  const [removed, release] = isAdmin(caller) ? [links, releaseDuplicates] : [own, retract];
  await release(database, 'tag', toIdArray(removed));
  await database.delete(tagWord).where(inArray(tagWord.id, listIds(removed)));
  await recountTags(database, sql`select unnest(${sql.param(tags.tagIds)}::uuid[])`);
}

/** Locks the public links of these tags to a word and the caller's own, including duplicates. */
function lockLinks(database: Database, { wordId, tagIds }: TagsOfWord, callerId: string) {
  const { id, tagId, userId, status } = tagWord;
  const isOfTags = and(eq(tagWord.wordId, wordId), inArray(tagId, [...tagIds]));
  return database
    .select({ id, tagId, userId, status })
    .from(tagWord)
    .where(and(isOfTags, or(isPublic, eq(userId, callerId))))
    .orderBy(id)
    .for('update');
}

const maxLetters = 50;
const findIssue = composeChecks(required(), maxLength(maxLetters), tagCode());

/** Validates the code of a new tag. */
export function checkCode(code = ''): string {
  const issue = findIssue(code);
  if (issue === undefined) return code;
  const refusal = issue.code === 'required' ? 'CodeRequired' : 'CodeInvalid';
  throw new ApplicationError(refusal, { fields: [{ path: 'code', issue }] });
}
