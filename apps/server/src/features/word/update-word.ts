import { EntryStatus, Privacy, type WordMode } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { maxTextLength } from '@wordhoard/contract/limits';
import { canChangeWordText } from '@wordhoard/contract/permission';
import type { Database } from '../../platform/database/database.ts';
import { refuseSimilar, retryDeadlocks } from '../../platform/database/database-errors.ts';
import { ApplicationError, buildFieldError } from '../../platform/errors/application-error.ts';
import { type Caller, isAdmin, type SignedInContext } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { removeFilesAfter } from '../contribution/remove-files.ts';
import { approveContributions, stopPublishing, withdrawUnsupported } from './decide.ts';
import { mergeNamesakes, refreshWords, withdrawWord } from './publish-words.ts';
import {
  addContribution,
  changeContribution,
  deletePersonalWord,
  findOwnContribution,
  findWordOfContribution,
  hasDetails,
  hasPublishedNamesake,
  type LockedWord,
  lockWord,
  type OwnContribution,
  removeContribution,
  renameWord,
  setSpeechParts,
  type WordDetails,
} from './writing-store.ts';

interface Change extends WordChange {
  id: string;
  privacy?: Privacy | undefined;
}

interface ChangeTarget {
  word: LockedWord;
  own: OwnContribution | undefined;
}

/**
 * Changes what a learner says about a word, or the text of a personal word.
 *
 * @returns the id of the word: a new one if the published word became personal
 */
export function updateWord(
  database: Database,
  change: Change,
  { caller, now }: SignedInContext,
): Promise<string> {
  const updating = retryDeadlocks(() =>
    database.transaction(async (transaction) => {
      const { word, own } = await lockVisible(transaction, caller, change.id);
      const refusal = findChangeRefusal(
        caller,
        { ...word, isContributor: own !== undefined },
        change,
      );
      if (refusal !== undefined) throw new ApplicationError(refusal);
      if (change.text !== undefined) {
        checkText(change.text, word.mode);
        await rename(transaction, word, change.text);
      }
      const privacy = change.privacy ?? own?.privacy ?? Privacy.Public;
      const contributionId = await saveChange(transaction, caller, {
        ...change,
        own,
        privacy,
        now,
      });
      if (change.speechPartIds !== undefined) {
        await setSpeechParts(transaction, word.id, change.speechPartIds);
      }
      await applyPrivacy(transaction, caller, { contributionId, wordId: word.id, privacy, now });
      return findWordOfContribution(transaction, contributionId);
    }),
  );
  return refuseSimilar('word_of_owner', refuseSimilar('word_by_key', updating));
}

/**
 * Deletes what a learner has contributed to a word. That deletes a personal word, and withdraws a word
 * that was published for this contribution only. An admin withdraws any published word.
 */
export function deleteWord(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  caller: Caller,
  id: string,
): Promise<void> {
  return retryDeadlocks(() =>
    database.transaction(async (transaction) => {
      const { word, own } = await lockVisible(transaction, caller, id);
      if (own === undefined) return withdrawAsAdmin(transaction, caller, word);
      if (word.status !== EntryStatus.Approved) {
        await removeFilesAfter(transaction, jobs, { wordId: id });
        return deletePersonalWord(transaction, id);
      }
      await removeContribution(transaction, own.id);
      await withdrawUnsupported(transaction, [id]);
    }),
  );
}

/** Includes words of the starter content and of imports. */
function withdrawAsAdmin(database: Database, caller: Caller, { id }: LockedWord): Promise<void> {
  if (!isAdmin(caller)) throw new ApplicationError('Forbidden');
  return withdrawWord(database, id);
}

async function lockVisible(database: Database, caller: Caller, id: string): Promise<ChangeTarget> {
  const word = await lockWord(database, id, caller.id);
  if (word === undefined) throw new ApplicationError('NotFound');
  return { word, own: await findOwnContribution(database, id, caller.id) };
}

function checkText(text: string, mode: WordMode): void {
  const maximum = maxTextLength(mode);
  if (text.length <= maximum) return;
  throw buildFieldError('text', { code: 'maxLength', maxLength: maximum });
}

async function rename(database: Database, { id, status }: LockedWord, text: string): Promise<void> {
  await renameWord(database, id, text);
  if (status === EntryStatus.Approved) {
    await mergeNamesakes(database, [id]);
  } else if (await hasPublishedNamesake(database, id)) {
    throw new ApplicationError('SimilarRecordAlreadyExists');
  }
}

interface SaveOptions extends Change {
  own: OwnContribution | undefined;
  privacy: Privacy;
  now: Date;
}

/** @returns the id of the contribution */
async function saveChange(
  database: Database,
  caller: Caller,
  { id: wordId, details, speechPartIds, own, privacy, now }: SaveOptions,
): Promise<string> {
  if (own === undefined) {
    const added = { wordId, userId: caller.id, ...details, speechPartIds, privacy, now };
    return addContribution(database, added);
  }
  await changeContribution(database, own.id, { ...details, speechPartIds, privacy });
  return own.id;
}

interface PrivacyChange {
  contributionId: string;
  wordId: string;
  privacy: Privacy;
  now: Date;
}

/** Private contributions publish no word. Public contributions of admins are approved. */
async function applyPrivacy(
  database: Database,
  caller: Caller,
  { contributionId, wordId, privacy, now }: PrivacyChange,
): Promise<void> {
  if (privacy === Privacy.Private) {
    return stopPublishing(database, [contributionId]);
  }
  if (isAdmin(caller)) {
    return approveContributions(database, [contributionId], { by: caller.id, at: now });
  }
  await refreshWords(database, [wordId]);
}

interface WordChange {
  text?: string | undefined;
  details: WordDetails;
  speechPartIds?: readonly number[] | undefined;
}

/** What decides how the caller may change a word that they see. */
interface ChangedWord {
  status: EntryStatus;
  /** The caller has contributed to it. */
  isContributor: boolean;
}

/**
 * Why the caller may not change a word. The text of a published word belongs to everybody. Learners
 * change their own contribution; those who have none must add an example, grammar or parts of speech.
 */
function findChangeRefusal(
  caller: Pick<Caller, 'role'>,
  { status, isContributor }: ChangedWord,
  { text, details, speechPartIds }: WordChange,
): ErrorCode | undefined {
  const isPublished = status === EntryStatus.Approved;
  if (text !== undefined && !canChangeWordText({ isPublished, isContributor }, caller.role)) {
    return 'Forbidden';
  }
  const addsContribution = hasDetails(details) || speechPartIds !== undefined;
  return isContributor || addsContribution ? undefined : 'Forbidden';
}
