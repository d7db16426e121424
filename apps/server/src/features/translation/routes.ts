import { routes } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { and, eq, inArray, ne, not, notExists, or, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { refuseSimilar, retryDeadlocks } from '../../platform/database/database-errors.ts';
import { presentFeed } from '../../platform/database/feed-page.ts';
import {
  ApplicationError,
  buildFieldError,
  requireFound,
} from '../../platform/errors/application-error.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import { type Caller, isAdmin, type SignedInContext } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { translation, translationPin } from '../../schema/translation.ts';
import { word } from '../../schema/word.ts';
import { findEditRefusal, makeApproval, toIdArray } from '../contribution/decide.ts';
import { equalsAny, retract } from '../contribution/duplicates.ts';
import { lockUser } from '../user/store.ts';
import { refreshWords } from '../word/recount.ts';
import { findExistingWord } from '../word/store.ts';
import { visibleTo } from '../word/visible.ts';
import { createTranslations } from './create-translations.ts';
import { approveTranslations } from './decide.ts';
import { findTranslation, findTranslations, findTranslationsOfWords } from './store.ts';

export function addTranslationRoutes(api: Api, { database }: Services): void {
  answer(api, routes.word, {
    async translationRecord({ id, tranLangCode }, { caller }) {
      await findExistingWord(database, { id }, caller?.id);
      const filter = { callerId: caller?.id, langCode: tranLangCode };
      return { id, tranLangCode, trans: await findTranslationsOfWords(database, [id], filter) };
    },
  });

  answer(api, routes.translation, {
    async feed(request, { caller }) {
      const filter = { ...request, callerId: caller?.id };
      return presentFeed(request, await findTranslations(database, filter, request));
    },

    record: ({ id }, { caller }) => findTranslation(database, id, caller?.id),

    create: async (requested, context) => ({
      data: await createTranslations(database, requested, context),
    }),

    async update(change, context) {
      await updateTranslation(database, change, context);
      return findTranslation(database, change.id, context.caller.id);
    },

    async delete({ id }, { caller }) {
      await deleteTranslation(database, caller, id);
      return { id };
    },

    async pin(pin, { caller }) {
      await pinTranslation(database, caller.id, pin);
      return { tranId: pin.tranId, pinned: pin.pinned };
    },
  });
}

interface PinTarget {
  tranId: string;
  /** Default: the word that comes first in the row. */
  wordId?: string | undefined;
}

/** A pin can always be removed, even if the learner no longer sees the translation. */
async function pinTranslation(
  database: Database,
  userId: string,
  { pinned: isPinned, ...target }: PinTarget & { pinned: boolean },
): Promise<void> {
  if (!isPinned) return removePin(database, userId, target);
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const { tranId: translationId } = target;
    const { wordId: first, dest } = await findTranslation(transaction, translationId, userId);
    const { wordId = first } = target;
    if (wordId !== first && wordId !== dest.id)
      throw buildFieldError('wordId', { code: 'invalid' });
    const { userId: by, wordId: onWord, translationId: pinned } = translationPin;
    const isOther = and(eq(by, userId), eq(onWord, wordId), ne(pinned, translationId));
    if ((await transaction.$count(translationPin, isOther)) >= limits.translationMaxPins) {
      throw new ApplicationError('MaxTranWordPinsExceeded');
    }
    await transaction
      .insert(translationPin)
      .values({ userId, wordId, translationId })
      .onConflictDoNothing();
  });
}

/** Removes the pin from one word: without a word id, from the word that comes first in the row. */
async function removePin(database: Database, userId: string, { tranId, wordId }: PinTarget) {
  const first = database
    .select({ id: translation.lowWordId })
    .from(translation)
    .where(eq(translation.id, tranId));
  const isOnWord = inArray(translationPin.wordId, wordId === undefined ? first : [wordId]);
  const { userId: by, translationId } = translationPin;
  await database
    .delete(translationPin)
    .where(and(eq(by, userId), eq(translationId, tranId), isOnWord));
}

/** Changes the part of speech of a translation, which then waits for approval again. */
function updateTranslation(
  database: Database,
  { id, speechPartId }: { id: string; speechPartId: number },
  { caller, now }: SignedInContext,
): Promise<void> {
  const updating = retryDeadlocks(database, async (transaction) => {
    const entry = await lockEditable(transaction, caller, id);
    await retract(transaction, 'translation', toIdArray([entry]));
    await transaction
      .update(translation)
      .set({ speechPartId, reason: null })
      .where(eq(translation.id, id));
    if (await isAlreadyApproved(transaction, id))
      throw new ApplicationError('SimilarRecordAlreadyExists');
    if (!isAdmin(caller)) return refreshWords(transaction, entry.wordIds);
    const pending = { id, status: EntryStatus.Pending };
    await approveTranslations(transaction, [pending], makeApproval(caller, now));
  });
  return refuseSimilar('translation_from_low', updating);
}

/** Withdraws a translation. The same translation by other authors stays. */
function deleteTranslation(database: Database, caller: Caller, id: string): Promise<void> {
  return retryDeadlocks(database, async (transaction) => {
    const entry = await lockEditable(transaction, caller, id);
    await retract(transaction, 'translation', toIdArray([entry]));
    await transaction.delete(translation).where(eq(translation.id, id));
    await refreshWords(transaction, entry.wordIds);
  });
}

/** Locks a translation whose words the caller sees, and which the caller may change. */
async function lockEditable(database: Database, caller: Caller, id: string) {
  const { lowWordId: low, highWordId: high } = translation;
  const isOfTranslation = or(eq(word.id, low), eq(word.id, high));
  const hiddenWord = database
    .select({ id: word.id })
    .from(word)
    .where(and(isOfTranslation, not(visibleTo(caller.id))));
  const [entry] = await database
    .select()
    .from(translation)
    .where(and(eq(translation.id, id), notExists(hiddenWord)))
    .for('no key update');
  const { lowWordId, highWordId, userId, status } = requireFound(entry);
  const refusal = findEditRefusal({ status, isOwn: userId === caller.id });
  if (refusal !== undefined) throw new ApplicationError(refusal);
  return { id, wordIds: [lowWordId, highWordId] };
}

/** Whether an approved translation joins the same words under the same part of speech. Raw SQL: compares equal rows. */
async function isAlreadyApproved(database: Database, id: string): Promise<boolean> {
  const isEqual = equalsAny('translation', toIdArray([{ id }]));
  const equal = await selectRows(
    database,
    sql`select from ${translation} as one
        where ${isEqual} and one.id <> ${id} and one.status = ${EntryStatus.Approved}`,
  );
  return equal.length > 0;
}
