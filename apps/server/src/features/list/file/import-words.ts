import type { NewListImport } from '@wordhoard/contract';
import {
  type CollectionPrivacy,
  Privacy,
  speechPartCodes,
  WordMode,
} from '@wordhoard/contract/enumeration';
import { and, eq } from 'drizzle-orm';
import { refuseCsvErrors } from '../../../platform/csv/csv-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isAmong } from '../../../platform/database/sql.ts';
import { buildFieldError } from '../../../platform/errors/application-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { translation } from '../../../schema/translation.ts';
import { word } from '../../../schema/word.ts';
import { toWordPrivacy } from '../../collection/collection.ts';
import { type MadeEntry, recordTextImport } from '../../collection/import-record.ts';
import { findOrCreateTranslations } from '../../translation/find-or-create-translations.ts';
import { isListedFor } from '../../translation/side.ts';
import { findOrCreateWords, type NamedWord } from '../../word/find-or-create-words.ts';
import { seesEntry, selectSpeechParts } from '../../word/visible.ts';
import { createList, findListToChange, putWords } from '../change-list.ts';
import { addFacts, mergeFacts, noFacts, type WordFacts } from './add-facts.ts';
import { addRemarks, type OwnRemarks, readRemarks } from './own-remarks.ts';
import { pinFirstTranslations, toPairName, type WordPair } from './pin-first-translations.ts';
import { keepDistinct, type ListText, type ReadImport, readImport } from './read-import.ts';
import { readLineFacts } from './read-line-facts.ts';

interface IntoList extends Omit<ListText, 'langCode'> {
  listId: string;
  importId?: string | undefined;
  isProposed: boolean;
}

interface ImportTarget {
  id: string;
  privacy: CollectionPrivacy;
  /** Whether words, translations, examples and tags are proposed to everybody. */
  isProposed: boolean;
  importId?: string | undefined;
}

/** Adds all words and translations of pasted text to a list, or none. */
export async function importIntoList(
  database: Database,
  { listId, importId, isProposed, ...pasted }: IntoList,
  context: SignedInContext,
) {
  const { langCode, privacy, name } = await findListToChange(database, listId, context);
  const entries = await readEntries(database, { ...pasted, langCode }, context);
  return database.transaction(async (transaction) => {
    const into = { id: listId, privacy, isProposed, importId };
    const { made, told } = await addEntries(transaction, entries, into, context);
    const { caller, now } = context;
    const record = { importId, userId: caller.id, name, total: entries.length, now };
    await recordTextImport(transaction, record, made);
    return { listId, ...told };
  });
}

/** Creates a list of all words of pasted text, or none. A list that the caller has created already stays as it is. */
export async function importAsNewList(
  database: Database,
  { text, tranLangCode, homographs, reading, part, isProposed, importId, ...draft }: NewListImport,
  context: SignedInContext,
) {
  const { langCode, privacy } = draft;
  const pasted = { text, langCode, tranLangCode, homographs, reading, part };
  const entries = await readEntries(database, pasted, context);
  return database.transaction(async (transaction) => {
    const { id, isNew } = await createList(transaction, { ...draft, words: [] }, context);
    const nothing = { addedCount: 0, newWordCount: 0, newTranslationCount: 0, leftOutTags: [] };
    if (!isNew) return { listId: id, ...nothing };
    const into = { id, privacy, isProposed, importId };
    const { made, told } = await addEntries(transaction, entries, into, context);
    const { caller, now } = context;
    const record = { importId, userId: caller.id, name: draft.name, total: entries.length, now };
    await recordTextImport(transaction, record, [{ kind: 'list', id }, ...made]);
    return { listId: id, ...told };
  });
}

/** Adds words with translations to a list, and tells which rows that has made. */
export async function addEntries(
  transaction: Database,
  entries: readonly ImportEntry[],
  { id: listId, privacy, isProposed, importId }: ImportTarget,
  context: SignedInContext,
) {
  const ofEntries = isProposed ? Privacy.Public : Privacy.Private;
  const ofWords = isProposed ? Privacy.Public : toWordPrivacy(privacy);
  const resolved = await resolveEntries(transaction, entries, { context, privacy: ofWords });
  const { linkIds, pairs, newIds } = resolved;
  const facts = entries.flatMap(({ facts: told, tags }, index) => {
    // What a learner says about a word keeps its tags private too.
    const said = told ?? (tags.length > 0 && !isProposed ? noFacts : undefined);
    return said ? [{ wordId: linkIds[index] ?? '', facts: said }] : [];
  });
  const described = await addFacts(transaction, facts, { isProposed }, context);
  const untranslated = await findUntranslated(transaction, pairs, {
    callerId: context.caller.id,
    isProposed,
  });
  const proposing = { ...context, privacy: ofEntries };
  const translations = await findOrCreateTranslations(transaction, untranslated, proposing);
  const pairsToPin = { pairs, added: untranslated };
  const pins = await pinFirstTranslations(transaction, pairsToPin, context.caller.id);
  const addedIds = await putWords(transaction, { listId, linkIds, path: 'text' }, context);
  const remarked = entries.map((entry, index) => ({ ...entry, wordId: linkIds[index] ?? '' }));
  const remarks = await addRemarks(transaction, remarked, { isProposed, importId }, context);
  const newTranslations = new Set(translations.filter(({ isNew }) => isNew).map(({ id }) => id));
  const made: MadeEntry[] = [
    ...newIds.map((id) => ({ kind: 'word' as const, id })),
    ...described.filter(({ id }) => !newIds.includes(id)),
    ...[...newTranslations].map((id) => ({ kind: 'translation' as const, id })),
    ...pins.map(({ translationId: id, wordId }) => ({ kind: 'pin' as const, id, wordId })),
    ...addedIds.map((wordId) => ({ kind: 'listWord' as const, id: listId, wordId })),
    ...remarks.made,
  ];
  const told = {
    addedCount: addedIds.length,
    newWordCount: newIds.length,
    newTranslationCount: newTranslations.size,
    leftOutTags: [...new Set([...remarks.unknown, ...remarks.exposed])],
  };
  return { told, linkIds, newIds, made, remarks };
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
  { context: { caller, now }, privacy }: { context: SignedInContext; privacy: Privacy },
): Promise<{ linkIds: string[]; pairs: WordPair[]; newIds: string[] }> {
  const named = entries.flatMap(({ word, translations }) => [word, ...translations]);
  const resolved = await findOrCreateWords(transaction, named, {
    caller,
    now,
    privacy,
  });
  const idOf = new Map(named.map((one, index) => [one, resolved[index]?.id ?? '']));
  const linkIds = entries.map(({ word }) => idOf.get(word) ?? '');
  const pairs = entries.flatMap(({ word, translations }) =>
    translations.map((translation) => ({
      wordId: idOf.get(word) ?? '',
      destId: idOf.get(translation) ?? '',
    })),
  );
  const newIds = new Set(resolved.filter(({ isNew }) => isNew).map(({ id }) => id));
  return { linkIds, pairs, newIds: [...newIds] };
}

/** A word to import, with the translations of all lines that have it. */
export interface ImportEntry extends OwnRemarks {
  word: NamedWord;
  translations: NamedWord[];
  facts: WordFacts | undefined;
}

export function mergeLines(
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
      facts: mergeFacts(same.flatMap((line) => readLineFacts(line, { langCode, tranLangCode }))),
      ...readRemarks(same),
    };
  });
}

const otherId = speechPartCodes.indexOf('other') + 1;

/** The pairs without a translation that the caller sees, or that is proposed if these will be, each with the first part of speech of either word. */
async function findUntranslated(
  database: Database,
  pairs: readonly WordPair[],
  { callerId, isProposed }: { callerId: string; isProposed: boolean },
) {
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
        isProposed ? eq(translation.privacy, Privacy.Public) : undefined,
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
