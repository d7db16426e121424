import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { maxTextLength } from '@wordhoard/contract/limits';
import { canChangeWordText } from '@wordhoard/contract/permission';
import { foldForSearch, normalizeText, wordKey } from '@wordhoard/contract/text';
import { computeWordId } from '@wordhoard/contract/word-id';
import { and, eq, isNull, ne, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { retryDeadlocks } from '../../platform/database/database-errors.ts';
import {
  ApplicationError,
  buildFieldError,
  requireFound,
} from '../../platform/errors/application-error.ts';
import { type Caller, isAdmin, type SignedInContext } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { type FileTable, removeFilesAfter } from '../contribution/remove-files.ts';
import {
  approveContributions,
  rejectEntries,
  stopPublishing,
  withdrawUnsupported,
} from './decide.ts';
import { findNamed, type NamedWord } from './find-or-create-words.ts';
import { insertMissing } from './insert-missing.ts';
import {
  moveEntries,
  removeOwnEntries,
  removePrivateEntries,
  removeUnreferenced,
} from './own-entries.ts';
import { withdrawWord } from './publish-words.ts';
import { refreshWords } from './recount.ts';
import { findNextHomograph, separateMeanings } from './separate-meanings.ts';
import {
  findOwnContribution,
  hasDetails,
  type LockedWord,
  lockWord,
  type SavedContribution,
  saveContribution,
  type WordDetails,
} from './writing-store.ts';

interface WordChange {
  id: string;
  text?: string | undefined;
  privacy?: Privacy | undefined;
  details: WordDetails;
  speechPartIds?: readonly number[] | undefined;
}

/**
 * Changes what a learner says about a word, or its text. An example that everybody sees already is not stored again. A public
 * contribution to a published word that then says nothing is removed.
 *
 * @returns the id of the word: that of another word if the text is the text of another word
 */
export function updateWord(
  database: Database,
  change: WordChange,
  { caller, now }: SignedInContext,
): Promise<string> {
  const { details, speechPartIds } = change;
  return retryDeadlocks(database, async (transaction) => {
    const { word: found, own } = await lockVisible(transaction, caller, change.id);
    const facts = { isPublished: found.isPublic, isContributor: own !== undefined };
    if (!mayChange(caller, facts, change)) throw new ApplicationError('Forbidden');
    const isNumbered = own?.isNumbered === true || found.homograph > 1;
    const corrected = { ...found, isNumbered };
    const wordId = await correctText(transaction, corrected, change.text, caller);
    const privacy = change.privacy ?? own?.privacy ?? Privacy.Public;
    const mayBeShared = found.isPublic && privacy === Privacy.Public;
    const isShared =
      mayBeShared && (await isExampleShown({ ...details, wordId }, transaction, caller));
    const saved = {
      ...details,
      ...(isShared && { example: null, exampleDetails: null }),
      wordId,
      userId: caller.id,
      speechPartIds,
      privacy,
      isNumbered,
      now,
    };
    const id = await saveContribution(transaction, saved);
    if (isShared && (await removeEmpty(transaction, id))) return wordId;
    await applyPrivacy(transaction, caller, { ...saved, id });
    return wordId;
  });
}

/** Whether everybody sees the example, because the contribution of another learner shows it. */
async function isExampleShown(
  { wordId, example, exampleDetails }: WordDetails & { wordId: string },
  database: Database,
  { id: userId }: Caller,
): Promise<boolean> {
  if (typeof example !== 'string') return false;
  const { status, ...shown } = wordContribution;
  const details = JSON.stringify(exampleDetails ?? null);
  const found = await database
    .select({ id: shown.id })
    .from(wordContribution)
    .where(
      and(
        eq(shown.wordId, wordId),
        eq(status, EntryStatus.Approved),
        eq(shown.example, example),
        sql`coalesce(${shown.exampleDetails}, 'null') = ${details}::jsonb`,
        sql`${shown.userId} is distinct from ${userId}`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Removes a contribution to a published word that says nothing and publishes nothing. Returns whether it did. */
async function removeEmpty(database: Database, id: string): Promise<boolean> {
  const { example, grammar, speechPartIds, publishesWord, isOnPublished } = wordContribution;
  const removed = await database
    .delete(wordContribution)
    .where(
      and(
        eq(wordContribution.id, id),
        isOnPublished,
        not(publishesWord),
        isNull(example),
        isNull(grammar),
        eq(speechPartIds, []),
      ),
    )
    .returning({ id: wordContribution.id });
  return removed.length > 0;
}

/**
 * Deletes what a learner has contributed to a word, with everything else of theirs if the word is hidden, and everything that
 * is not approved if the contribution is private. A word that was published for this contribution only is withdrawn. An admin
 * withdraws any published word, and with it the approval of what learners have said of it.
 */
export function deleteWord(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  { caller, now }: SignedInContext,
  id: string,
): Promise<void> {
  return retryDeadlocks(database, async (transaction) => {
    const { word: found, own } = await lockVisible(transaction, caller, id);
    const isOwn = (table: FileTable) => and(eq(table.wordId, id), eq(table.userId, caller.id));
    if (own === undefined) {
      // Includes words of the starter content and of imports.
      if (!isAdmin(caller)) throw new ApplicationError('Forbidden');
      await rejectEntries(transaction, id, { by: caller.id, at: now });
      await withdrawWord(transaction, id, { active: false });
    } else if (found.isPublic) {
      if (own.privacy === Privacy.Private) {
        const isUnapproved = (table: FileTable) => ne(table.status, EntryStatus.Approved);
        await removeFilesAfter(transaction, jobs, (table) =>
          and(isOwn(table), isUnapproved(table)),
        );
        await removePrivateEntries(transaction, id, caller.id);
      }
      await transaction.delete(wordContribution).where(eq(wordContribution.id, own.id));
      await withdrawUnsupported(transaction, [id]);
    } else {
      await removeFilesAfter(transaction, jobs, isOwn);
      await removeOwnEntries(transaction, id, caller.id);
      await removeUnreferenced(transaction, id);
    }
  });
}

async function lockVisible(database: Database, caller: Caller, id: string) {
  const found = requireFound(await lockWord(database, id, caller.id));
  return { word: found, own: await findOwnContribution(database, id, caller.id) };
}

/**
 * Another text is another word: what belongs to this one moves there. Of a hidden word, that is what the caller has.
 *
 * @returns the id of the word of the text
 */
async function correctText(
  database: Database,
  { id: from, isPublic, ...found }: LockedWord & { isNumbered: boolean },
  text: string | undefined,
  { id: userId }: Caller,
): Promise<string> {
  if (text === undefined) return from;
  const maxLength = maxTextLength(found.mode);
  if (text.length > maxLength) throw buildFieldError('text', { code: 'maxLength', maxLength });
  const isSameWord = wordKey(text) === found.key;
  const named = isSameWord
    ? { ...found, text }
    : await chooseNumber(database, { ...found, text }, userId);
  const to = computeWordId(named);
  if (to !== from) {
    await insertMissing(database, [named]);
    if (isPublic) {
      await separateMeanings(database, [to]);
      await keepPrivate(database, { from, to });
    }
    await moveEntries(database, { from, to, userId: isPublic ? undefined : userId });
    if (isPublic) await moveFacts(database, from, to);
    await removeUnreferenced(database, from);
  }
  if (isPublic) {
    await database
      .update(word)
      .set({ text: normalizeText(text), searchText: foldForSearch(text) })
      .where(eq(word.id, to));
  }
  return to;
}

/**
 * A corrected word is the first of its text or, if the learner sees that one and means another, gets the next number.
 *
 * @throws ApplicationError `SimilarRecordAlreadyExists`
 */
async function chooseNumber<Corrected extends NamedWord & { isNumbered: boolean }>(
  database: Database,
  corrected: Corrected,
  userId: string,
): Promise<Corrected> {
  const first = { ...corrected, homograph: 1 };
  const [existing] = await findNamed(database, [first], userId);
  if (existing === undefined) return first;
  const next = corrected.isNumbered
    ? await findNextHomograph(database, corrected, userId)
    : undefined;
  if (next === undefined) throw new ApplicationError('SimilarRecordAlreadyExists');
  return { ...corrected, homograph: next };
}

/** What a learner has added privately to a word stays private if it becomes a word that they have proposed. */
async function keepPrivate(database: Database, { from, to }: Record<'from' | 'to', string>) {
  const former = alias(wordContribution, 'former');
  const isSameLearner = eq(former.userId, wordContribution.userId);
  await database
    .update(wordContribution)
    .set({ privacy: Privacy.Private })
    .from(former)
    .where(
      and(
        eq(wordContribution.wordId, to),
        eq(former.wordId, from),
        isSameLearner,
        eq(former.privacy, Privacy.Private),
      ),
    );
}

/** Raw SQL: copies the columns of one row to another. */
async function moveFacts(database: Database, from: string, to: string): Promise<void> {
  const facts = sql`published, active, speech_part_ids, grammar, licence, is_contributed`;
  await database.execute(
    sql`update ${word} set (${facts}) = (select ${facts} from ${word} as former where former.id = ${from})
        where ${word.id} = ${to}`,
  );
  await database.update(word).set({ published: false }).where(eq(word.id, from));
}

/** Private contributions publish no word. Public contributions of admins are approved. */
function applyPrivacy(
  database: Database,
  caller: Caller,
  { id, wordId, privacy, now }: SavedContribution & { id: string },
): Promise<void> {
  if (privacy === Privacy.Private) return stopPublishing(database, [id]);
  if (!isAdmin(caller)) return refreshWords(database, [wordId]);
  return approveContributions(database, eq(wordContribution.id, id), { by: caller.id, at: now });
}

interface ChangedWord {
  isPublished: boolean;
  /** The caller has contributed to it. */
  isContributor: boolean;
}

/**
 * Whether the caller may change a word that they see. The text of a published word belongs to everybody. Learners
 * change their own contribution; those who have none must add an example, grammar or parts of speech.
 */
function mayChange(
  caller: Caller,
  { isPublished, isContributor }: ChangedWord,
  { text, details, speechPartIds }: WordChange,
): boolean {
  if (text !== undefined && !canChangeWordText({ isPublished, isContributor }, caller.role)) {
    return false;
  }
  return isContributor || hasDetails(details) || speechPartIds !== undefined;
}
