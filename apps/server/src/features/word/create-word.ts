import { Privacy } from '@wordhoard/contract/enumeration';
import type { Database } from '../../platform/database/database.ts';
import { retryDeadlocks } from '../../platform/database/database-errors.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { isAdmin, type SignedInContext } from '../../platform/http/request-context.ts';
import { proposer } from '../contribution/decide.ts';
import { lockUser } from '../user/store.ts';
import { approveContribution } from './decide.ts';
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

interface Creating extends SignedInContext {
  privacy?: Privacy | undefined;
  details: WordDetails;
}

/**
 * Creates a word, or adds an example or grammar to a word that exists.
 *
 * @returns the id of the word
 * @throws SimilarRecordAlreadyExists if the caller has already contributed to the word, or adds
 * nothing to a word that exists
 */
export function createWord(
  database: Database,
  named: NamedWord,
  creating: Creating,
): Promise<string> {
  return retryDeadlocks(() =>
    database.transaction(async (transaction) => {
      const { caller, now, privacy = Privacy.Public } = creating;
      await lockUser(transaction, caller.id);
      const [existing] = await findNamed(transaction, [named], caller.id);
      const contribute = existing === undefined ? createPersonalWord : addDetails;
      const id = await contribute(transaction, named, { ...creating, privacy });
      if (isAdmin(caller) && privacy === Privacy.Public) {
        await approveContribution(transaction, id, { by: caller.id, at: now });
      }
      return findWordOfContribution(transaction, id);
    }),
  );
}

type Contributing = Creating & { privacy: Privacy };

/** @returns the id of the contribution */
async function createPersonalWord(
  database: Database,
  named: NamedWord,
  { caller, now, privacy, details }: Contributing,
): Promise<string> {
  const resolving = { caller: proposer(caller), now, privacy };
  const [word] = await findOrCreateWords(database, [named], resolving);
  const own = word && (await findOwnContribution(database, word.id, caller.id));
  if (own === undefined) throw new ApplicationError('SimilarRecordAlreadyExists');
  await changeContribution(database, own.id, { ...details, privacy });
  return own.id;
}

/** @returns the id of the contribution */
async function addDetails(
  database: Database,
  named: NamedWord,
  { caller, now, privacy, details }: Contributing,
): Promise<string> {
  const [word] = await findNamed(database, [named], caller.id);
  const isSeen = word && (await lockWord(database, word.id, caller.id));
  const own = isSeen && (await findOwnContribution(database, word.id, caller.id));
  if (!isSeen || own !== undefined || !hasDetails(details)) {
    throw new ApplicationError('SimilarRecordAlreadyExists');
  }
  const speechPartIds = named.speechPartId === undefined ? [] : [named.speechPartId];
  const added = {
    wordId: word.id,
    userId: caller.id,
    privacy,
    ...details,
    speechPartIds,
    now,
  };
  return addContribution(database, added);
}
