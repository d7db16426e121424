import type { NewTranslation, Translation, WordReference } from '@wordhoard/contract';
import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { retryDeadlocks } from '../../platform/database/database-errors.ts';
import { isAdmin, type SignedInContext } from '../../platform/http/request-context.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { makeApproval, toProposer } from '../contribution/decide.ts';
import {
  type CreateOptions,
  findOrCreateWords,
  type NamedWord,
} from '../word/find-or-create-words.ts';
import { visibleTo } from '../word/visible.ts';
import { approveTranslations } from './decide.ts';
import {
  findOrCreateTranslations,
  type NamedTranslation,
  type ResolvedTranslation,
} from './find-or-create-translations.ts';
import { type CheckedTranslation, checkSomethingNew, checkTranslation } from './rules.ts';

type VisibleWord = Awaited<ReturnType<typeof lockVisibleWords>>[number];
type VisibleTranslation = CheckedTranslation<VisibleWord>;
/** A translation whose second word is to be found or created. */
type TextTranslation = VisibleTranslation & { dest: NamedWord };
type ReadyTranslation = ResolvedTranslation<NamedTranslation & { dest: WordReference }>;

/** Proposes translations and the words that they need: all of them, or none if one is refused. */
export function createTranslations(
  database: Database,
  requested: readonly NewTranslation[],
  { caller, now }: SignedInContext,
): Promise<Translation[]> {
  return retryDeadlocks(() =>
    database.transaction(async (transaction) => {
      const options = { caller: toProposer(caller), now };
      const words = await lockVisibleWords(transaction, listWordIds(requested), caller.id);
      const wordOf = new Map(words.map((known) => [known.id, known]));
      const checked = requested.map((one, index) => checkTranslation(one, wordOf, String(index)));
      const ready = await findOrCreateDests(transaction, checked, options);
      const resolved = await findOrCreateTranslations(transaction, ready, options);
      checkSomethingNew(resolved, new Set(requested.map(({ id }) => id)));
      if (!isAdmin(caller)) return resolved.map(presentNew);
      const created = resolved.filter(({ isNew }) => isNew);
      await approveTranslations(transaction, created, makeApproval(caller, now));
      return resolved.map(markApproved).map(presentNew);
    }),
  );
}

/** The words that the caller sees. They cannot be deleted before the transaction ends. */
async function lockVisibleWords(database: Database, ids: readonly string[], callerId: string) {
  const { id, text, langCode, mode, speechPartIds } = word;
  const words = await database
    .select({
      word: { id, text, langCode, mode, speechPartIds },
      status: word.status,
      privacy: wordContribution.privacy,
    })
    .from(word)
    .leftJoin(
      wordContribution,
      and(eq(wordContribution.wordId, id), eq(wordContribution.userId, callerId)),
    )
    .where(and(inArray(id, [...ids]), visibleTo(callerId)))
    .orderBy(id)
    .for('key share', { of: word });
  return words.map(({ word: known, status, privacy }) => ({
    ...known,
    isPrivate: status !== EntryStatus.Approved && privacy === Privacy.Private,
  }));
}

/** Completes translations with their second words. A word beside a private word is private too. */
async function findOrCreateDests(
  database: Database,
  translations: readonly VisibleTranslation[],
  options: CreateOptions,
) {
  const byText = translations.filter(hasText);
  const resolved = new Map([
    ...(await createDests(database, byText, { ...options, privacy: Privacy.Public })),
    ...(await createDests(database, byText, { ...options, privacy: Privacy.Private })),
  ]);
  return translations.map((translation) => {
    const other = hasText(translation) ? resolved.get(translation) : translation.dest;
    if (other === undefined || !('id' in other)) throw new Error('A word was not created');
    const { id: destId, text, langCode, mode } = other;
    const { id, word: known, speechPartId } = translation;
    const dest = { id: destId, text, langCode, mode };
    return { id, wordId: known.id, destId, speechPartId, dest };
  });
}

async function createDests(
  database: Database,
  translations: readonly TextTranslation[],
  options: CreateOptions,
) {
  const isPrivate = options.privacy === Privacy.Private;
  const some = translations.filter((translation) => translation.word.isPrivate === isPrivate);
  const names = some.map(({ dest }) => dest);
  const words = await findOrCreateWords(database, names, options);
  return some.map((translation, index) => [translation, words[index]] as const);
}

const hasText = (translation: VisibleTranslation): translation is TextTranslation =>
  !('id' in translation.dest);

const markApproved = (translation: ReadyTranslation): ReadyTranslation =>
  translation.isNew ? { ...translation, status: EntryStatus.Approved } : translation;

const presentNew = ({ id, wordId, speechPartId, status, dest }: ReadyTranslation): Translation => ({
  id,
  wordId,
  speechPartId,
  status,
  dest,
});

const listWordIds = (requested: readonly NewTranslation[]): string[] =>
  requested.flatMap(({ wordId, dest }) => ('id' in dest ? [wordId, dest.id] : [wordId]));
