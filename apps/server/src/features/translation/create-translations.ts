import type { NewTranslation, Translation } from '@wordhoard/contract';
import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { retryDeadlocks } from '../../platform/database/database-errors.ts';
import { isAdmin, type SignedInContext } from '../../platform/http/request-context.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { makeApproval, toProposer } from '../contribution/decide.ts';
import {
  type CreateOptions,
  findOrCreateWords,
  type ResolvedWord,
} from '../word/find-or-create-words.ts';
import { findLemmasOfNew, type Lemma } from '../word/lemmas.ts';
import { selectSpeechParts, visible, visibleTo } from '../word/visible.ts';
import { approveTranslations } from './decide.ts';
import { findOrCreateTranslations } from './find-or-create-translations.ts';
import {
  type CheckedTranslation,
  checkSomethingNew,
  checkTranslation,
  makeRefusal,
} from './rules.ts';

type VisibleTranslation = CheckedTranslation<Awaited<ReturnType<typeof lockVisibleWords>>[number]>;

/** Proposes translations and the words that they need: all of them, or none if one is refused. */
export function createTranslations(
  database: Database,
  proposed: readonly NewTranslation[],
  { caller, now }: SignedInContext,
): Promise<Translation[]> {
  return retryDeadlocks(database, async (transaction) => {
    const options = { caller: toProposer(caller), now };
    const requested = await replaceForms(transaction, proposed, caller.id);
    const wordIds = requested.flatMap(({ wordId, dest }) =>
      'id' in dest ? [wordId, dest.id] : [wordId],
    );
    const words = await lockVisibleWords(transaction, wordIds, caller.id);
    const wordOf = new Map(words.map((known) => [known.id, known]));
    const checked = requested.map((one, index) => checkTranslation(one, wordOf, String(index)));
    const ready = await findOrCreateDests(transaction, checked, options);
    const resolved = await findOrCreateTranslations(transaction, ready, options);
    checkSomethingNew(resolved, new Set(requested.map(({ id }) => id)));
    const isPrivate = ({ wordId, destId }: (typeof ready)[number]) =>
      [wordId, destId].some((id) => wordOf.get(id)?.isPrivate);
    const approved = resolved.filter((one) => one.isNew && isAdmin(caller) && !isPrivate(one));
    await approveTranslations(transaction, approved, makeApproval(caller, now));
    return resolved.map(({ destId: _, isNew: __, ...translation }) => ({
      ...translation,
      status: approved.some(({ id }) => id === translation.id)
        ? EntryStatus.Approved
        : translation.status,
    }));
  });
}

/**
 * Names the words whose forms are given as translations: *Hunde* means *Hund*.
 *
 * @throws ApplicationError `WordIsForm` if a text is a form of several words
 */
async function replaceForms(
  database: Database,
  requested: readonly NewTranslation[],
  callerId: string,
): Promise<NewTranslation[]> {
  const named = requested.flatMap(({ dest }) => ('text' in dest ? [dest] : []));
  const found = await findLemmasOfNew(database, named, callerId);
  const lemmasOf = new Map<NewTranslation['dest'], readonly Lemma[]>(
    named.map((dest, index) => [dest, found[index] ?? []]),
  );
  const unclear = requested.flatMap(({ dest }, index) =>
    (lemmasOf.get(dest) ?? []).length > 1 ? [`${index}.dest.text`] : [],
  );
  if (unclear.length > 0) throw makeRefusal('WordIsForm', unclear);
  return requested.map((one) => {
    const [lemma] = lemmasOf.get(one.dest) ?? [];
    return lemma === undefined ? one : { ...one, dest: { id: lemma.id } };
  });
}

/** The words that the caller sees. They cannot be deleted before the transaction ends. */
function lockVisibleWords(database: Database, ids: readonly string[], callerId: string) {
  const { id, text, langCode, mode, homograph } = word;
  const { wordId, userId, privacy } = wordContribution;
  const isPrivate = and(not(visible), eq(privacy, Privacy.Private));
  return database
    .select({
      id,
      text,
      langCode,
      mode,
      homograph,
      speechPartIds: selectSpeechParts(callerId),
      isPrivate: sql<boolean>`coalesce(${isPrivate}, false)`,
    })
    .from(word)
    .leftJoin(wordContribution, and(eq(wordId, id), eq(userId, callerId)))
    .where(and(inArray(id, [...ids]), visibleTo(callerId)))
    .orderBy(id)
    .for('key share', { of: word });
}

/** Completes translations with their second words. A word beside a private word is private too. */
async function findOrCreateDests(
  database: Database,
  translations: readonly VisibleTranslation[],
  options: CreateOptions,
) {
  const destOf = new Map<VisibleTranslation, ResolvedWord | undefined>();
  for (const privacy of [Privacy.Public, Privacy.Private]) {
    const named = translations.filter(
      ({ dest, word: { isPrivate } }) =>
        !('id' in dest) && isPrivate === (privacy === Privacy.Private),
    );
    const names = named.map(({ dest }) => dest);
    const words = await findOrCreateWords(database, names, { ...options, privacy });
    for (const [index, translation] of named.entries()) destOf.set(translation, words[index]);
  }
  return translations.map((translation) => {
    const { id, word: known, speechPartId, dest } = translation;
    const other = 'id' in dest ? dest : destOf.get(translation);
    if (other === undefined) throw new Error('A word was not created');
    const { id: destId, text, langCode, mode, homograph } = other;
    const reference = { id: destId, text, langCode, mode, homograph };
    return { id, wordId: known.id, destId, speechPartId, dest: reference };
  });
}
