import type { NewListImport } from '@wordhoard/contract';
import type { Privacy } from '@wordhoard/contract/enumeration';
import { ApplicationError } from '../application-error.ts';
import { refuseFaults } from '../csv/csv-fault.ts';
import type { Database } from '../database/database.ts';
import type { Changer } from '../shelf/changer.ts';
import { bringTranslations } from '../translation/bring-translations.ts';
import { isNewToCaller } from '../translation/rules.ts';
import { bringWords } from '../word/bring-words.ts';
import { wordKey } from '../word/word-key.ts';
import { findListToChange } from './change-list.ts';
import { createList } from './create-list.ts';
import { type ImportEntry, mergeLines } from './import-entry.ts';
import { putWords } from './link-words.ts';
import { findWordsNamed } from './named-words.ts';
import { type ListText, readImport } from './read-import.ts';
import { findUntranslated, type WordPair } from './untranslated.ts';

interface IntoList extends Omit<ListText, 'langCode'> {
  listId: string;
}

interface Imported {
  listId: string;
  addedCount: number;
  newWordCount: number;
  newTranslationCount: number;
}

/** Adds the words of pasted text to a list, with their translations: all of them or none. */
export async function importIntoList(
  database: Database,
  { listId, ...pasted }: IntoList,
  changer: Changer,
): Promise<Imported> {
  const { langCode, privacy } = await findListToChange(database, listId, changer);
  const entries = await readEntries(database, { ...pasted, langCode }, changer);
  return database.transaction((transaction) =>
    addEntries(transaction, entries, { id: listId, privacy }, changer),
  );
}

/** Makes a list of pasted text, or nothing at all. */
export async function importAsNewList(
  database: Database,
  { text, tranLangCode, ...draft }: NewListImport,
  changer: Changer,
): Promise<Imported> {
  const { langCode, privacy } = draft;
  const entries = await readEntries(database, { text, langCode, tranLangCode }, changer);
  return database.transaction(async (transaction) => {
    const id = await createList(transaction, { ...draft, words: [] }, changer);
    return addEntries(transaction, entries, { id, privacy }, changer);
  });
}

async function addEntries(
  transaction: Database,
  entries: readonly ImportEntry[],
  { id: listId, privacy }: { id: string; privacy: Privacy },
  changer: Changer,
): Promise<Imported> {
  const brought = await bringEntries(transaction, entries, { changer, privacy });
  const { linkIds, pairs, newWordCount } = brought;
  const untranslated = await findUntranslated(transaction, pairs, changer.caller.id);
  const translations = await bringTranslations(transaction, untranslated, changer);
  const addedCount = await putWords(transaction, { listId, linkIds, path: 'text' }, changer);
  const newTranslationCount = translations.filter(isNewToCaller).length;
  return { listId, addedCount, newWordCount, newTranslationCount };
}

async function readEntries(
  database: Database,
  text: ListText,
  { caller }: Changer,
): Promise<ImportEntry[]> {
  const viewer = caller.id;
  const { lines, faults, known } = await readImport(database, text, viewer);
  refuseFaults(faults);
  const texts = lines.flatMap(({ translations }) => translations);
  if (texts.length > 0) checkTranslationLanguage(text);
  const langCode = text.tranLangCode ?? '';
  const translations = await findWordsNamed(database, { langCode, texts, viewer });
  return mergeLines(lines, { langCode: text.langCode, known }, { langCode, known: translations });
}

function checkTranslationLanguage({
  langCode,
  tranLangCode,
}: Pick<ListText, 'langCode' | 'tranLangCode'>): void {
  if (tranLangCode !== undefined && tranLangCode !== langCode) return;
  const code = tranLangCode === undefined ? 'required' : 'invalid';
  throw new ApplicationError('ParameterInvalid', {
    fields: [{ path: 'tranLangCode', issue: { code } }],
  });
}

/** All words in one go, in whichever language: so two imports never wait for each other's words. */
async function bringEntries(
  transaction: Database,
  entries: readonly ImportEntry[],
  { changer: { caller, now }, privacy }: { changer: Changer; privacy: Privacy },
): Promise<{ linkIds: string[]; pairs: WordPair[]; newWordCount: number }> {
  const named = entries.flatMap(({ word, translations }) => [word, ...translations]);
  const brought = await bringWords(transaction, named, { caller, now, privacy });
  const ids = new Map(brought.map(({ id, ...word }) => [nameOf(word), id]));
  const idOf = (word: { langCode: string; text: string }) => ids.get(nameOf(word)) ?? '';
  const linkIds = entries.map(({ word }) => idOf(word));
  const pairs = entries.flatMap(({ word, translations }) =>
    translations.map((translation) => ({ wordId: idOf(word), destId: idOf(translation) })),
  );
  const newIds = brought.filter(({ isNew }) => isNew).map(({ id }) => id);
  return { linkIds, pairs, newWordCount: new Set(newIds).size };
}

const nameOf = ({ langCode, text }: { langCode: string; text: string }): string =>
  `${langCode} ${wordKey(text)}`;
