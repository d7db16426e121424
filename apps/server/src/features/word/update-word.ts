import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { refuseSimilar } from '../../platform/database/constraint-violation.ts';
import type { Database } from '../../platform/database/database.ts';
import { retryDeadlocks } from '../../platform/database/retry-deadlocks.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { type Caller, isAdmin, type SignedInContext } from '../../platform/http/request-context.ts';
import { addContribution, changeContribution, removeContribution } from './contribution-store.ts';
import { approveContribution, stopPublishing, withdrawUnsupported } from './decide.ts';
import { mergeNamesakes, refreshWords, withdrawWord } from './publish-words.ts';
import { changeRefusal, type WordChange } from './rules.ts';
import {
  deletePersonalWord,
  findOwnContribution,
  findWordOfContribution,
  hasPublishedNamesake,
  type LockedWord,
  lockWord,
  type OwnContribution,
  renameWord,
  setSpeechParts,
} from './writing-store.ts';

interface Change extends WordChange {
  id: string;
  privacy?: Privacy | undefined;
}

interface Locked {
  word: LockedWord;
  own: OwnContribution | undefined;
}

/**
 * Changes what a learner says about a word, or the text of a personal word.
 *
 * @returns the id of the word: another one, if what was published is now personal
 */
export function updateWord(
  database: Database,
  change: Change,
  { caller, now }: SignedInContext,
): Promise<string> {
  const updating = retryDeadlocks(() =>
    database.transaction(async (transaction) => {
      const { word, own } = await lockVisible(transaction, caller, change.id);
      const refusal = changeRefusal(caller, { ...word, isContributor: own !== undefined }, change);
      if (refusal !== undefined) throw new ApplicationError(refusal);
      if (change.text !== undefined) await rename(transaction, word, change.text);
      const privacy = change.privacy ?? own?.privacy ?? Privacy.Public;
      const contributionId = await keepChange(transaction, caller, {
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
 * Takes back all that a learner has contributed to a word. A personal word is gone with it; a word that
 * was published because of it alone is withdrawn. An admin withdraws any published word.
 */
export function deleteWord(database: Database, caller: Caller, id: string): Promise<void> {
  return retryDeadlocks(() =>
    database.transaction(async (transaction) => {
      const { word, own } = await lockVisible(transaction, caller, id);
      if (own === undefined) return withdrawAsAdmin(transaction, caller, word);
      if (word.status !== EntryStatus.Approved) return deletePersonalWord(transaction, id);
      await removeContribution(transaction, own.id);
      await withdrawUnsupported(transaction, [id]);
    }),
  );
}

/** Admins withdraw published words, also those of the starter content and of imports. */
function withdrawAsAdmin(database: Database, caller: Caller, { id }: LockedWord): Promise<void> {
  if (!isAdmin(caller)) throw new ApplicationError('Forbidden');
  return withdrawWord(database, id);
}

async function lockVisible(database: Database, caller: Caller, id: string): Promise<Locked> {
  const word = await lockWord(database, id, caller.id);
  if (word === undefined) throw new ApplicationError('NotFound');
  return { word, own: await findOwnContribution(database, id, caller.id) };
}

async function rename(database: Database, { id, status }: LockedWord, text: string) {
  await renameWord(database, id, text);
  if (status === EntryStatus.Approved) return mergeNamesakes(database, [id]);
  if (await hasPublishedNamesake(database, id)) {
    throw new ApplicationError('SimilarRecordAlreadyExists');
  }
}

interface Keeping extends Change {
  own: OwnContribution | undefined;
  privacy: Privacy;
  now: Date;
}

/** @returns the id of the contribution, which waits for approval unless it is private */
async function keepChange(
  database: Database,
  caller: Caller,
  { id: wordId, example, speechPartIds, own, privacy, now }: Keeping,
): Promise<string> {
  if (own === undefined) {
    const added = { wordId, userId: caller.id, example, speechPartIds, privacy, now };
    return addContribution(database, added);
  }
  const status = EntryStatus.Pending;
  await changeContribution(database, own.id, { example, speechPartIds, privacy, status });
  return own.id;
}

interface Changed {
  contributionId: string;
  wordId: string;
  privacy: Privacy;
  now: Date;
}

/** What is private is no longer public; what an admin says to everybody is approved. */
async function applyPrivacy(
  database: Database,
  caller: Caller,
  { contributionId, wordId, privacy, now }: Changed,
): Promise<void> {
  if (privacy === Privacy.Private) {
    return stopPublishing(database, sql`${sql.param([contributionId])}::uuid[]`);
  }
  if (isAdmin(caller)) {
    return approveContribution(database, contributionId, { by: caller.id, at: now });
  }
  await refreshWords(database, [wordId]);
}
