import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { maxTextLength } from '@wordhoard/contract/limits';
import { canChangeWordText } from '@wordhoard/contract/permission';
import { foldForSearch, normalizeText, wordKey } from '@wordhoard/contract/text';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { refuseSimilar, retryDeadlocks } from '../../platform/database/database-errors.ts';
import {
  ApplicationError,
  buildFieldError,
  requireFound,
} from '../../platform/errors/application-error.ts';
import { type Caller, isAdmin, type SignedInContext } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { removeFilesAfter } from '../contribution/remove-files.ts';
import { approveContributions, stopPublishing, withdrawUnsupported } from './decide.ts';
import { mergeNamesakes, refreshWords, withdrawWord } from './publish-words.ts';
import {
  findOwnContribution,
  findWordOfContribution,
  hasDetails,
  hasPublishedNamesake,
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
 * Changes what a learner says about a word, or the text of a personal word.
 *
 * @returns the id of the word: a new one if the published word became personal
 */
export function updateWord(
  database: Database,
  change: WordChange,
  { caller, now }: SignedInContext,
): Promise<string> {
  const { id: wordId, details, speechPartIds } = change;
  const updating = retryDeadlocks(database, async (transaction) => {
    const { word: found, own } = await lockVisible(transaction, caller, wordId);
    if (!mayChange(caller, { status: found.status, isContributor: own !== undefined }, change)) {
      throw new ApplicationError('Forbidden');
    }
    await changeWord(transaction, found, change);
    const privacy = change.privacy ?? own?.privacy ?? Privacy.Public;
    const saved = { wordId, userId: caller.id, ...details, speechPartIds, privacy, now };
    const contributionId = await saveContribution(transaction, saved);
    await applyPrivacy(transaction, caller, { ...saved, id: contributionId });
    return findWordOfContribution(transaction, contributionId);
  });
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
  return retryDeadlocks(database, async (transaction) => {
    const { word: found, own } = await lockVisible(transaction, caller, id);
    if (own === undefined) {
      // Includes words of the starter content and of imports.
      if (!isAdmin(caller)) throw new ApplicationError('Forbidden');
      await withdrawWord(transaction, id);
    } else if (found.status === EntryStatus.Approved) {
      await transaction.delete(wordContribution).where(eq(wordContribution.id, own.id));
      await withdrawUnsupported(transaction, [id]);
    } else {
      await removeFilesAfter(transaction, jobs, ({ wordId }) => eq(wordId, id));
      await transaction.delete(word).where(and(eq(word.id, id), isNotNull(word.ownerId)));
    }
  });
}

async function lockVisible(database: Database, caller: Caller, id: string) {
  const found = requireFound(await lockWord(database, id, caller.id));
  return { word: found, own: await findOwnContribution(database, id, caller.id) };
}

/** Changes the text of a word, and the parts of speech of a personal word. */
async function changeWord(
  database: Database,
  { id, status, mode }: LockedWord,
  { text, speechPartIds }: WordChange,
): Promise<void> {
  if (speechPartIds !== undefined) {
    await database
      .update(word)
      .set({ speechPartIds: [...speechPartIds] })
      .where(and(eq(word.id, id), isNotNull(word.ownerId)));
  }
  if (text === undefined) return;
  const maxLength = maxTextLength(mode);
  if (text.length > maxLength) throw buildFieldError('text', { code: 'maxLength', maxLength });
  await database
    .update(word)
    .set({ text: normalizeText(text), key: wordKey(text), searchText: foldForSearch(text) })
    .where(eq(word.id, id));
  if (status === EntryStatus.Approved) await mergeNamesakes(database, [id]);
  else if (await hasPublishedNamesake(database, id)) {
    throw new ApplicationError('SimilarRecordAlreadyExists');
  }
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
  status: EntryStatus;
  /** The caller has contributed to it. */
  isContributor: boolean;
}

/**
 * Whether the caller may change a word that they see. The text of a published word belongs to everybody. Learners
 * change their own contribution; those who have none must add an example, grammar or parts of speech.
 */
function mayChange(
  caller: Caller,
  { status, isContributor }: ChangedWord,
  { text, details, speechPartIds }: WordChange,
): boolean {
  const isPublished = status === EntryStatus.Approved;
  if (text !== undefined && !canChangeWordText({ isPublished, isContributor }, caller.role)) {
    return false;
  }
  return isContributor || hasDetails(details) || speechPartIds !== undefined;
}
