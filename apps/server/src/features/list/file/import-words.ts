import type { NewListImport } from '@wordhoard/contract';
import { type CollectionPrivacy, speechPartCodes, WordMode } from '@wordhoard/contract/enumeration';
import { and } from 'drizzle-orm';
import { refuseCsvErrors } from '../../../platform/csv/parse-csv.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isAmong } from '../../../platform/database/sql.ts';
import { buildFieldError } from '../../../platform/errors/application-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { translation } from '../../../schema/translation.ts';
import { word } from '../../../schema/word.ts';
import { toWordPrivacy } from '../../collection/collection.ts';
import { findOrCreateTranslations } from '../../translation/find-or-create-translations.ts';
import { isListedFor } from '../../translation/side.ts';
import { findOrCreateWords, type NamedWord } from '../../word/find-or-create-words.ts';
import { seesEntry, selectSpeechParts } from '../../word/visible.ts';
import { createList, findListToChange, putWords } from '../change-list.ts';
import { pinFirstTranslations, toPairName, type WordPair } from './pin-first-translations.ts';
import { keepDistinct, type ListText, type ReadImport, readImport } from './read-import.ts';

interface IntoList extends Omit<ListText, 'langCode'> {
  listId: string;
}

/** Adds all words and translations of pasted text to a list, or none. */
export async function importIntoList(
  database: Database,
  { listId, ...pasted }: IntoList,
  context: SignedInContext,
) {
  const { langCode, privacy } = await findListToChange(database, listId, context);
  const entries = await readEntries(database, { ...pasted, langCode }, context);
  return database.transaction((transaction) =>
    addEntries(transaction, entries, { id: listId, privacy }, context),
  );
}

/** Creates a list of all words of pasted text, or none. A list that the caller has created already stays as it is. */
export async function importAsNewList(
  database: Database,
  { text, tranLangCode, homographs, ...draft }: NewListImport,
  context: SignedInContext,
) {
  const { langCode, privacy } = draft;
  const entries = await readEntries(
    database,
    { text, langCode, tranLangCode, homographs },
    context,
  );
  return database.transaction(async (transaction) => {
    const { id, isNew } = await createList(transaction, { ...draft, words: [] }, context);
    if (!isNew) return { listId: id, addedCount: 0, newWordCount: 0, newTranslationCount: 0 };
    return addEntries(transaction, entries, { id, privacy }, context);
  });
}

async function addEntries(
  transaction: Database,
  entries: readonly ImportEntry[],
  { id: listId, privacy }: { id: string; privacy: CollectionPrivacy },
  context: SignedInContext,
) {
  const resolved = await resolveEntries(transaction, entries, { context, privacy });
  const { linkIds, pairs, newWordCount } = resolved;
  const untranslated = await findUntranslated(transaction, pairs, context.caller.id);
  const translations = await findOrCreateTranslations(transaction, untranslated, context);
  await pinFirstTranslations(transaction, { pairs, added: untranslated }, context.caller.id);
  const addedCount = await putWords(transaction, { listId, linkIds, path: 'text' }, context);
  const newTranslationCount = translations.filter(({ isNew }) => isNew).length;
  return { listId, addedCount, newWordCount, newTranslationCount };
}

async function readEntries(database: Database, text: ListText, { caller }: SignedInContext) {
  const read = await readImport(database, text, caller.id);
  refuseCsvErrors(read.errors);
  const isTranslated = read.lines.some(({ translations }) => translations.length > 0);
  if (isTranslated && text.tranLangCode === undefined) {
    throw buildFieldError('tranLangCode', { code: 'required' });
  }
  return mergeLines(read, text);
}

/** Resolves the words of both languages together, so that two imports cannot deadlock. */
async function resolveEntries(
  transaction: Database,
  entries: readonly ImportEntry[],
  { context: { caller, now }, privacy }: { context: SignedInContext; privacy: CollectionPrivacy },
): Promise<{ linkIds: string[]; pairs: WordPair[]; newWordCount: number }> {
  const named = entries.flatMap(({ word, translations }) => [word, ...translations]);
  const resolved = await findOrCreateWords(transaction, named, {
    caller,
    now,
    privacy: toWordPrivacy(privacy),
  });
  const idOf = new Map(named.map((one, index) => [one, resolved[index]?.id ?? '']));
  const linkIds = entries.map(({ word }) => idOf.get(word) ?? '');
  const pairs = entries.flatMap(({ word, translations }) =>
    translations.map((translation) => ({
      wordId: idOf.get(word) ?? '',
      destId: idOf.get(translation) ?? '',
    })),
  );
  const newIds = resolved.filter(({ isNew }) => isNew).map(({ id }) => id);
  return { linkIds, pairs, newWordCount: new Set(newIds).size };
}

/** A word to import, with the translations of all lines that have it. */
interface ImportEntry {
  word: NamedWord;
  translations: NamedWord[];
}

function mergeLines(
  { lines, findTranslation }: ReadImport,
  { langCode, tranLangCode = '' }: ListText,
): ImportEntry[] {
  return [...Map.groupBy(lines, ({ key }) => key).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { text, mode, homograph, translationMode } = first;
    // A text that exists only as an idiom means that idiom. A new translation of an idiom is an idiom.
    const chooseMode = (translation: string): WordMode =>
      (findTranslation(translation)?.mode ?? mode) === WordMode.Idiom
        ? WordMode.Idiom
        : WordMode.Word;
    return {
      word: { langCode, text, mode, homograph },
      translations: keepDistinct(same.flatMap((line) => line.translations)).map((translation) => ({
        langCode: tranLangCode,
        text: translation,
        mode: translationMode ?? chooseMode(translation),
      })),
    };
  });
}

const otherId = speechPartCodes.indexOf('other') + 1;

/** The pairs without a translation that the caller sees, each with the first part of speech of either word. */
async function findUntranslated(database: Database, pairs: readonly WordPair[], callerId: string) {
  if (pairs.length === 0) return [];
  const wordIds = [...new Set(pairs.flatMap(({ wordId, destId }) => [wordId, destId]))];
  const { lowWordId, highWordId, userId, status } = translation;
  const translations = await database
    .select({ low: lowWordId, high: highWordId })
    .from(translation)
    .where(
      and(
        isAmong(lowWordId, wordIds),
        isAmong(highWordId, wordIds),
        isListedFor(callerId),
        ...[lowWordId, highWordId].map((wordId) => seesEntry({ wordId, userId, status }, callerId)),
      ),
    );
  const translated = new Set(translations.map(({ low, high }) => `${low} ${high}`));
  const untranslated = pairs.filter((pair) => !translated.has(toPairName(pair)));
  const words = await database
    .select({ id: word.id, speechPartIds: selectSpeechParts(callerId) })
    .from(word)
    .where(isAmong(word.id, wordIds));
  const speechPartOf = new Map(words.map(({ id, speechPartIds }) => [id, speechPartIds[0]]));
  return untranslated.map(({ wordId, destId }) => ({
    wordId,
    destId,
    speechPartId: speechPartOf.get(wordId) ?? speechPartOf.get(destId) ?? otherId,
  }));
}
