import { routes } from '@wordhoard/contract';
import { type FormKind, Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { computeWordId } from '@wordhoard/contract/word-id';
import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { refuseSimilar, retryDeadlocks } from '../../platform/database/database-errors.ts';
import { isInserted } from '../../platform/database/insert-once.ts';
import { ApplicationError, requireFound } from '../../platform/errors/application-error.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import { isAdmin, type SignedInContext } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { wordContribution } from '../../schema/word.ts';
import { toProposer } from '../contribution/decide.ts';
import { lockUser } from '../user/store.ts';
import { approveContributions } from './decide.ts';
import {
  findNamed,
  findOrCreateWords,
  type NamedWord,
  numberWords,
} from './find-or-create-words.ts';
import { unwrittenKinds } from './lemmas.ts';
import { deleteWord, updateWord } from './update-word.ts';
import { findByForm } from './word-forms.ts';
import {
  findOwnContribution,
  findOwnWord,
  hasDetails,
  lockWord,
  type SavedContribution,
  saveContribution,
  type WordDetails,
} from './writing-store.ts';

export function addWordWritingRoutes(api: Api, services: Services): void {
  const { database } = services;
  answer(api, routes.word, {
    async create(creation, context) {
      const { contributionId, privacy, example, exampleDetails, grammar, ...named } = creation;
      const details = { example, exampleDetails, grammar };
      const creating = { ...context, contributionId, privacy, details };
      const id = await createWord(database, named, creating);
      return requireFound(await findOwnWord(database, id, context.caller.id));
    },

    async update({ example, exampleDetails, grammar, ...change }, context) {
      const details = { example, exampleDetails, grammar };
      const id = await updateWord(database, { ...change, details }, context);
      return requireFound(await findOwnWord(database, id, context.caller.id));
    },

    async delete({ id }, context) {
      await deleteWord(services, context, id);
      return { id };
    },
  });
}

interface CreatedWord extends NamedWord {
  /** Whether the text is a new word of its own even if it is a form of another. */
  isSeparate?: boolean | undefined;
}

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
function createWord(
  database: Database,
  requested: CreatedWord,
  { caller, now, privacy = Privacy.Public, details, contributionId: id = newId() }: WordCreation,
): Promise<string> {
  const contribution = { id, userId: caller.id, ...details, privacy, now };
  return retryDeadlocks(database, async (transaction) => {
    await lockUser(transaction, caller.id);
    const [named = requested] = await numberWords(transaction, [requested], caller.id);
    const wordId = computeWordId(named);
    const isOwn = and(eq(wordContribution.userId, caller.id), eq(wordContribution.wordId, wordId));
    if (!(await isInserted(transaction, wordContribution, id, isOwn))) {
      await refuseSimilar('word_contribution_pkey', contribute(transaction, named, contribution));
      if (isAdmin(caller) && privacy === Privacy.Public) {
        await approveContributions(transaction, eq(wordContribution.id, id), {
          by: caller.id,
          at: now,
        });
      }
    }
    return wordId;
  });
}

async function contribute(
  database: Database,
  named: CreatedWord,
  contribution: Omit<SavedContribution, 'wordId'> & { id: string },
): Promise<void> {
  const { id: contributionId, userId, privacy, now } = contribution;
  const [existing] = await findNamed(database, [named], userId);
  if (existing !== undefined && named.isSeparate) {
    throw new ApplicationError('SimilarRecordAlreadyExists');
  }
  if (existing !== undefined)
    return addDetails(database, named, { ...contribution, wordId: existing.id });
  await refuseForm(database, named, userId);
  const resolving = { caller: toProposer({ id: userId }), now, privacy };
  const [created] = await findOrCreateWords(database, [{ ...named, contributionId }], resolving);
  if (!created || !(await findOwnContribution(database, created.id, userId))) {
    throw new ApplicationError('SimilarRecordAlreadyExists');
  }
  await saveContribution(database, { ...contribution, wordId: created.id });
}

/** @throws ApplicationError `WordIsForm` unless the caller says that the text is a word of its own */
async function refuseForm(
  database: Database,
  { mode = WordMode.Word, isSeparate = false, ...named }: CreatedWord,
  callerId: string,
): Promise<void> {
  if (isSeparate || mode !== WordMode.Word) return;
  const unwritten: readonly FormKind[] = unwrittenKinds;
  const isLowerCase = (text: string) => text === text.toLowerCase();
  const lemmas = await findByForm(database, named, callerId);
  // A capital distinguishes the German `rechts` from _Rechts_, but not a reading.
  const isForm = lemmas.some(
    ({ form: { text, kind } }) =>
      unwritten.includes(kind) || isLowerCase(text) || !isLowerCase(named.text),
  );
  if (isForm) throw new ApplicationError('WordIsForm');
}

async function addDetails(
  database: Database,
  { speechPartId }: NamedWord,
  contribution: SavedContribution,
): Promise<void> {
  const { wordId, userId } = contribution;
  const isSeen = (await lockWord(database, wordId, userId)) !== undefined;
  const own = await findOwnContribution(database, wordId, userId);
  if (!isSeen || own !== undefined || !hasDetails(contribution)) {
    throw new ApplicationError('SimilarRecordAlreadyExists');
  }
  const speechPartIds = speechPartId === undefined ? [] : [speechPartId];
  await saveContribution(database, { ...contribution, speechPartIds });
}
