import { type FormKind, WordMode } from '@wordhoard/contract/enumeration';
import { foldForSearch, normalizeText } from '@wordhoard/contract/text';
import { computeWordId } from '@wordhoard/contract/word-id';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { word, wordForm } from '../../schema/word.ts';
import { findNamed, type NamedWord, numberWords } from './find-or-create-words.ts';
import { visible } from './visible.ts';
import { type Form, findOwnForms } from './word-forms.ts';

/** A word that a text is a form of. */
export interface Lemma {
  id: string;
  text: string;
  speechPartIds: readonly number[];
  /** The form with the letters of the dictionary, which may differ from the text in accents. */
  form: string;
}

/** Readings and romanisations are no spellings. */
export const unwrittenKinds = ['reading', 'romanisation'] as const;
const unwritten: readonly FormKind[] = unwrittenKinds;

export type LemmaLookup = (text: string) => readonly Lemma[];

/**
 * Finds the published words that texts of one language are written forms of, and the words of which the caller has told
 * these forms.
 */
export async function findLemmas(
  database: Database,
  { langCode, texts }: { langCode: string; texts: readonly string[] },
  callerId?: string,
): Promise<LemmaLookup> {
  if (texts.length === 0) return () => [];
  const { id, text, speechPartIds } = word;
  const { key } = wordForm;
  const keys = [...new Set(texts.map(foldForSearch))];
  const own =
    callerId === undefined ? [] : await findOwnForms(database, { langCode, keys }, callerId);
  const published = await database
    .select({ key, id, text, speechPartIds, form: wordForm.text })
    .from(wordForm)
    .innerJoin(word, eq(word.id, wordForm.wordId))
    .where(
      and(
        sql`${key} = any(${sql.param(keys)}::text[])`,
        eq(wordForm.langCode, langCode),
        notInArray(wordForm.kind, [...unwrittenKinds]),
        visible,
      ),
    )
    .orderBy(word.homograph, id);
  const isWritten = ({ kind }: Form) => !unwritten.includes(kind);
  const told = own
    .filter(({ form }) => isWritten(form))
    .map(({ form, ...lemma }) => ({ ...lemma, key: form.key, form: form.text }));
  const byKey = Map.groupBy([...published, ...told], (lemma) => lemma.key);
  return (typed) => byKey.get(foldForSearch(typed)) ?? [];
}

/**
 * The words whose form has the same letters as the text. Capitals count, because `links` is not the German _Links_, but
 * `Went` may begin a sentence, and `HÄUSER` be in capitals throughout.
 */
export function withSameLetters(lemmas: readonly Lemma[], text: string): readonly Lemma[] {
  const letters = normalizeText(text);
  const inSentence = letters.replace(/^./u, (letter) => letter.toLowerCase());
  const exact = lemmas.filter(({ form }) => form === letters);
  if (exact.length > 0) return exact;
  return lemmas.filter(({ form }) => form === inSentence || form.toUpperCase() === letters);
}

/**
 * The words that each text is a form of, unless the caller sees a word of this text, or the name has a number or another mode.
 */
export async function findLemmasOfNew(
  database: Database,
  named: readonly NamedWord[],
  callerId: string,
): Promise<Lemma[][]> {
  const isInflected = ({ mode, homograph }: NamedWord) =>
    (mode ?? WordMode.Word) === WordMode.Word && homograph === undefined;
  const lookups = new Map<string, LemmaLookup>();
  for (const [langCode, same] of Map.groupBy(named.filter(isInflected), (one) => one.langCode)) {
    const texts = same.map(({ text }) => text);
    lookups.set(langCode, await findLemmas(database, { langCode, texts }));
  }
  const numbered = await numberWords(database, named, callerId);
  const seen = new Set((await findNamed(database, numbered, callerId)).map(({ id }) => id));
  return named.map((one, index) => {
    if (!isInflected(one) || seen.has(computeWordId(numbered[index] ?? one))) return [];
    const lemmas = withSameLetters(lookups.get(one.langCode)?.(one.text) ?? [], one.text);
    return [...new Map(lemmas.map((lemma) => [lemma.id, lemma])).values()];
  });
}

interface Place {
  rowId: string;
  /** The index of the column. */
  column: number;
}

/** The words and the names of columns that surround a text in a table. */
export interface Surroundings {
  columnNames: readonly string[];
  /** Whether a word is to its left in the same row, or earlier in the same cell. */
  isLeft: (wordId: string) => boolean;
  isInColumn: (wordId: string) => boolean;
}

/** Collects the words of a table. */
export function collectTableWords() {
  const columnsOf = new Map<string, number>();
  return {
    add({ rowId, column }: Place, wordId: string): void {
      const key = `${rowId} ${wordId}`;
      columnsOf.set(key, Math.min(column, columnsOf.get(key) ?? column));
      columnsOf.set(`${column} ${wordId}`, column);
    },
    near: ({ rowId, column }: Place): Omit<Surroundings, 'columnNames'> => ({
      isLeft: (wordId) => (columnsOf.get(`${rowId} ${wordId}`) ?? Infinity) <= column,
      isInColumn: (wordId) => columnsOf.has(`${column} ${wordId}`),
    }),
  };
}

/** The text of a cell, with the words that may have it. */
export interface CellText {
  text: string;
  /** The word with this text, if there is one. */
  own: Pick<Lemma, 'speechPartIds'> | undefined;
  lemmas: readonly Lemma[];
}

/**
 * Chooses the word that a text in a table is a form of. A word to its left, or that its column is named after, comes first:
 * beside _see_, _saw_ is its form and not the tool. But with the same part of speech, the text is the word that it is,
 * such as _his_ beside _he_. Otherwise only a text that is no word itself is a form, with the letters of one word only,
 * or of one word of its column.
 */
export function chooseLemma(
  { text, own, lemmas }: CellText,
  { columnNames, isLeft, isInColumn }: Surroundings,
): Lemma | undefined {
  const near =
    lemmas.find(({ id }) => isLeft(id)) ??
    lemmas.find((lemma) => columnNames.some((name) => hasWord(name, lemma.text)));
  const isOwnWord = own?.speechPartIds.some((id) => near?.speechPartIds.includes(id));
  if (near && !isOwnWord) return near;
  if (own) return undefined;
  const same = withSameLetters(lemmas, text);
  return takeOnly(same) ?? takeOnly(same.filter(({ id }) => isInColumn(id)));
}

const takeOnly = ([only, ...others]: readonly Lemma[]): Lemma | undefined =>
  others.every(({ id }) => id === only?.id) ? only : undefined;

const hasWord = (name: string, word: string): boolean => name.split(/[\s(),/]+/u).includes(word);
