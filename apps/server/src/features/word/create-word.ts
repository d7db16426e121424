import { Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { wordKey } from '@wordhoard/contract/text';
import { and, eq, inArray } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { refuseSimilar, retryDeadlocks } from '../../platform/database/database-errors.ts';
import { isInserted } from '../../platform/database/insert-once.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { isAdmin, type SignedInContext } from '../../platform/http/request-context.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { toProposer } from '../contribution/decide.ts';
import { lockUser } from '../user/store.ts';
import { approveContributions } from './decide.ts';
import { findNamed, findOrCreateWords, type NamedWord } from './find-or-create-words.ts';
import {
  addContribution,
  changeContribution,
  findOwnContribution,
  findWordOfContribution,
  hasDetails,
  lockWord,
  type WordDetails,
} from './writing-store.ts';

interface WordCreation extends SignedInContext {
  contributionId?: string | undefined;
  privacy?: Privacy | undefined;
  details: WordDetails;
}

/**
 * Creates a word, or adds an example or grammar to a word that exists.
 *
 * @returns the id of the word
 * @throws SimilarRecordAlreadyExists if the caller has already contributed to the word under another id, or adds
 * nothing to a word that exists
 */
export function createWord(
  database: Database,
  named: NamedWord,
  creating: WordCreation,
): Promise<string> {
  return retryDeadlocks(() =>
    database.transaction(async (transaction) => {
      const { caller, now, privacy = Privacy.Public, contributionId = newId() } = creating;
      await lockUser(transaction, caller.id);
      const isOwn = isContributionTo(transaction, named, caller.id);
      if (await isInserted(transaction, wordContribution, contributionId, isOwn)) {
        return findWordOfContribution(transaction, contributionId);
      }
      const [existing] = await findNamed(transaction, [named], caller.id);
      const contribute = existing === undefined ? createPersonalWord : addDetails;
      const id = await refuseSimilar(
        'word_contribution_pkey',
        contribute(transaction, named, { ...creating, privacy, contributionId }),
      );
      if (isAdmin(caller) && privacy === Privacy.Public) {
        await approveContributions(transaction, [id], { by: caller.id, at: now });
      }
      return findWordOfContribution(transaction, id);
    }),
  );
}

type ContributionDraft = WordCreation & { privacy: Privacy; contributionId: string };

/** @returns the id of the contribution */
async function createPersonalWord(
  database: Database,
  named: NamedWord,
  { caller, now, privacy, details, contributionId }: ContributionDraft,
): Promise<string> {
  const resolving = { caller: toProposer(caller), now, privacy };
  const [created] = await findOrCreateWords(database, [{ ...named, contributionId }], resolving);
  const own = created && (await findOwnContribution(database, created.id, caller.id));
  if (own === undefined) throw new ApplicationError('SimilarRecordAlreadyExists');
  await changeContribution(database, own.id, { ...details, privacy });
  return own.id;
}

/** @returns the id of the contribution */
async function addDetails(
  database: Database,
  named: NamedWord,
  { caller, now, privacy, details, contributionId }: ContributionDraft,
): Promise<string> {
  const [existing] = await findNamed(database, [named], caller.id);
  const isSeen = existing && (await lockWord(database, existing.id, caller.id));
  const own = isSeen && (await findOwnContribution(database, existing.id, caller.id));
  if (!isSeen || own !== undefined || !hasDetails(details)) {
    throw new ApplicationError('SimilarRecordAlreadyExists');
  }
  const speechPartIds = named.speechPartId === undefined ? [] : [named.speechPartId];
  const added = {
    id: contributionId,
    wordId: existing.id,
    userId: caller.id,
    privacy,
    ...details,
    speechPartIds,
    now,
  };
  return addContribution(database, added);
}

/** Whether a contribution is that of the learner to the word of this name. */
const isContributionTo = (
  database: Database,
  { langCode, text, mode = WordMode.Word }: NamedWord,
  userId: string,
) =>
  and(
    eq(wordContribution.userId, userId),
    inArray(
      wordContribution.wordId,
      database
        .select({ id: word.id })
        .from(word)
        .where(and(eq(word.langCode, langCode), eq(word.key, wordKey(text)), eq(word.mode, mode))),
    ),
  );
