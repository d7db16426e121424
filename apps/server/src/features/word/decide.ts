import { EntryStatus, Privacy, UserRole } from '@wordhoard/contract/enumeration';
import {
  and,
  eq,
  exists,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { fixed } from '../../schema/column.ts';
import { imagePin } from '../../schema/image.ts';
import { translation } from '../../schema/translation.ts';
import { user } from '../../schema/user.ts';
import { isTextOnly, word, wordContribution } from '../../schema/word.ts';
import {
  type ContributionKind,
  contributionTables,
  type Decide,
  type Decision,
  isKeptPrivate,
  type LockedContribution,
  listIds,
  saveDecision,
  toIdArray,
} from '../contribution/decide.ts';
import {
  type Approval,
  approveFirst,
  equalsAny,
  markDuplicates,
  retract,
  type SharedKind,
} from '../contribution/duplicates.ts';
import { lockWords, publishWords, withdrawWord } from './publish-words.ts';
import { refreshWords } from './recount.ts';
import { visible } from './visible.ts';

const { Approved, Pending, Rejected } = EntryStatus;
const queries = new QueryBuilder();

const isPublic = eq(wordContribution.privacy, fixed(Privacy.Public));
const isOfWord = eq(wordContribution.wordId, word.id);

/**
 * Whether an entry of a word is public or proposed: the word is published, or the author of the entry proposes it for
 * publication. Only an admin's approval makes an entry public whose author has the word privately.
 */
export const isProposed = ({
  wordId,
  userId,
  status,
}: Record<'wordId' | 'userId' | 'status', SQLWrapper>): SQL =>
  exists(
    queries
      .select({ id: word.id })
      .from(word)
      .where(
        and(
          eq(word.id, wordId),
          sql`((${visible} and (${status} = ${fixed(Approved)} or not ${isKeptPrivate(word.id, userId)})) or ${exists(
            queries
              .select({ id: wordContribution.id })
              .from(wordContribution)
              .where(and(isOfWord, eq(wordContribution.userId, userId), isPublic)),
          )})`,
        ),
      ),
  );

/** Approves contributions to words, and publishes the words. */
export async function approveContributions(
  database: Database,
  contributions: SQL | undefined,
  { by, at }: Approval,
): Promise<void> {
  const words = await database
    .update(wordContribution)
    .set({ status: Approved, reason: null, publishesWord: true, decidedBy: by, decidedAt: at })
    .where(contributions)
    .returning({ id: wordContribution.wordId });
  await publishWords(database, listIds(words));
}

/**
 * Publishes the hidden words of entries that are being approved, if the authors of the entries propose them. The admin has
 * seen the text of such a word but not the author's example or grammar, so these stay pending.
 *
 * @param entries - selects `word_id` and `user_id` of the entries
 * @throws ApplicationError `NotFound` if a word is neither public nor proposed
 */
export async function publishProposed(database: Database, entries: SQL, { by, at }: Approval) {
  const ofEntries = await selectRows<{ id: string }>(
    database,
    sql`select word_id as id from (${entries}) as entry`,
  );
  await lockWords(database, listIds(ofEntries));
  await refuseWithdrawn(database, entries);
  const { status } = wordContribution;
  const isOfEntry = sql`(${wordContribution.wordId}, ${wordContribution.userId}) in (${entries})`;
  const published = await database
    .update(wordContribution)
    .set({
      publishesWord: true,
      status: sql`case when ${isTextOnly} then ${fixed(Approved)} else ${status} end`,
      decidedBy: sql`case when ${isTextOnly} then ${by}::uuid end`,
      decidedAt: sql`case when ${isTextOnly} then ${at}::timestamptz end`,
    })
    .from(word)
    .where(and(isOfEntry, isOfWord, not(visible), isPublic, eq(status, Pending)))
    .returning({ id: word.id });
  await publishWords(database, listIds(published));
}

/** Another admin may have withdrawn a word before it was locked. */
async function refuseWithdrawn(database: Database, entries: SQL): Promise<void> {
  const isOpen = isProposed({
    wordId: sql`entry.word_id`,
    userId: sql`entry.user_id`,
    status: fixed(Pending),
  });
  const withdrawn = await selectRows(
    database,
    sql`select from (${entries}) as entry where not ${isOpen}`,
  );
  if (withdrawn.length > 0) throw new ApplicationError('NotFound');
}

export const approveWords: Decide = (database, contributions, decision) =>
  approveContributions(database, isAmong(wordContribution.id, listIds(contributions)), decision);

export const hideWords: Decide = async (database, contributions, decision) => {
  await saveDecision(database, 'word', contributions, decision);
  const approved = contributions.filter(({ status }) => status === Approved);
  await stopPublishing(database, listIds(approved));
};

interface SharedApproval {
  contributions: readonly LockedContribution[];
  decision: Decision;
  /** Selects `word_id` and `user_id` of the contributions. */
  entries: SQL;
}

/** Approves contributions that several learners may propose, and publishes their words. */
export async function approveShared(
  database: Database,
  kind: SharedKind,
  { contributions, decision, entries }: SharedApproval,
): Promise<void> {
  const ids = toIdArray(contributions);
  await publishProposed(database, entries, decision);
  await approveFirst(database, kind, ids, decision);
  await markDuplicates(database, kind, equalsAny(kind, ids));
}

/** Contributions that are pending, rejected or private publish their words no longer. */
export async function stopPublishing(database: Database, contributionIds: readonly string[]) {
  const words = await database
    .update(wordContribution)
    .set({ publishesWord: false })
    .where(isAmong(wordContribution.id, contributionIds))
    .returning({ id: wordContribution.wordId });
  await withdrawUnsupported(database, listIds(words));
}

/**
 * Withdraws the words that contributions published and none publishes any longer. It locks the words first, so that it
 * takes concurrent approvals into account.
 */
export async function withdrawUnsupported(database: Database, wordIds: readonly string[]) {
  await lockWords(database, wordIds);
  for (const id of [...new Set(wordIds)].sort()) {
    if (await isUnsupported(database, id)) await withdrawWord(database, id, { active: true });
    else await refreshWords(database, [id]);
  }
}

async function isUnsupported(database: Database, wordId: string): Promise<boolean> {
  const publishing = queries
    .select({ id: wordContribution.id })
    .from(wordContribution)
    .where(and(isOfWord, wordContribution.publishesWord));
  const rows = await database
    .select({ id: word.id })
    .from(word)
    .where(and(eq(word.id, wordId), visible, word.isContributed, not(exists(publishing))));
  return rows.length > 0;
}

type RejectedKind = Exclude<ContributionKind, 'suggestion'>;

const isOnWord: Record<RejectedKind, (id: string) => SQL | undefined> = {
  word: (id) => eq(contributionTables.word.wordId, id),
  translation: (id) => or(eq(translation.lowWordId, id), eq(translation.highWordId, id)),
  image: (id) => eq(contributionTables.image.wordId, id),
  recording: (id) => eq(contributionTables.recording.wordId, id),
  tag: (id) => eq(contributionTables.tag.wordId, id),
};

/**
 * Ends the approval of what learners have said of a word that an admin withdraws, so that it does not show again with the
 * next contribution. What admins and the starter content say stays.
 */
export async function rejectEntries(
  database: Database,
  wordId: string,
  approval: { by: string; at: Date },
): Promise<void> {
  const decision = { ...approval, status: Rejected, reason: null };
  for (const kind of Object.keys(isOnWord) as RejectedKind[]) {
    const { id, status } = contributionTables[kind];
    const entries = await database
      .select({ id, status })
      .from(contributionTables[kind])
      .leftJoin(user, eq(user.id, contributionTables[kind].userId))
      .where(and(isOnWord[kind](wordId), eq(status, Approved), isByLearner(kind)));
    if (entries.length > 0) await rejectKind(database, kind, entries, decision);
  }
}

/** An entry without an author comes from a deleted account if an admin has decided on it, or on the entry that it repeats. */
function isByLearner(kind: RejectedKind): SQL | undefined {
  const table = contributionTables[kind];
  const isRepeated =
    'duplicateOf' in table
      ? and(isNotNull(table.duplicateOf), isNotNull(table.createdAt))
      : undefined;
  return or(
    ne(user.role, UserRole.Admin),
    and(isNull(table.userId), or(isNotNull(table.decidedBy), isRepeated)),
  );
}

async function rejectKind(
  database: Database,
  kind: RejectedKind,
  entries: readonly LockedContribution[],
  decision: Decision,
): Promise<void> {
  const ids = toIdArray(entries);
  const isShared = kind === 'translation' || kind === 'tag';
  if (isShared) await retract(database, kind, ids);
  await saveDecision(database, kind, entries, decision);
  // What an admin or the starter content says too stays approved.
  if (isShared) await markDuplicates(database, kind, equalsAny(kind, ids));
  if (kind === 'image') {
    await database.delete(imagePin).where(isAmong(imagePin.wordImageId, listIds(entries)));
  }
  if (kind === 'word') {
    const isEntry = isAmong(wordContribution.id, listIds(entries));
    await database.update(wordContribution).set({ publishesWord: false }).where(isEntry);
  }
}
