// Raw SQL: bulk writes, and the order of words that have a form in common.

import type { Grammar } from '@wordhoard/contract';
import { EntryStatus, type FormKind, formKinds } from '@wordhoard/contract/enumeration';
import { foldForSearch, normalizeText } from '@wordhoard/contract/text';
import { toHiragana } from '@wordhoard/quiz-engine/text';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { word, wordContribution, wordForm } from '../../schema/word.ts';
import type { WordRow } from './select-words.ts';
import { selectWordFields, visible, visibleTo } from './visible.ts';

/** Another text of a word. */
export interface Form {
  text: string;
  key: string;
  kind: FormKind;
}

interface FormOwner {
  langCode: string;
  text: string;
  grammar?: Grammar | null | undefined;
}

/** The forms that a grammar tells. Search finds those that are equal to the word without them. */
function listForms({ langCode, text, grammar }: FormOwner): Form[] {
  const { plural, forms = [], variants = [], reading, romanisation } = grammar ?? {};
  const told: [FormKind, string | undefined][] = [
    ['plural', plural],
    ...forms.map((form): [FormKind, string] => ['inflected', form.text]),
    ...variants.map((variant): [FormKind, string] => [nameVariant(langCode), variant]),
    ['reading', reading],
    ['romanisation', romanisation],
  ];
  const named = told.flatMap(([kind, form]) => (form === undefined ? [] : [toForm(form, kind)]));
  return distinctForms(text, named);
}

const nameVariant = (langCode: string): FormKind => (langCode === 'zh' ? 'traditional' : 'variant');

export const toForm = (text: string, kind: FormKind): Form => ({
  text,
  kind,
  key: kind === 'reading' || kind === 'romanisation' ? soundKey(text) : foldForSearch(text),
});

/** One form for each key, and none for the key of the word itself. */
export function distinctForms(text: string, forms: readonly Form[]): Form[] {
  const byKey = new Map(forms.toReversed().map((form) => [form.key, form]));
  byKey.delete(foldForSearch(text));
  return [...byKey.values()].reverse();
}

/** Readings are compared without tones, spaces and the difference between the two kana. */
const soundKey = (text: string): string =>
  toHiragana(foldForSearch(text).replace(/[\s'·.-]/gu, ''));

/** The keys under which the forms of a contribution are found. */
export const listFormKeys = (grammar: Grammar | null | undefined): string[] | null =>
  grammar ? listForms({ langCode: '', text: '', grammar }).map(({ key }) => key) : null;

type WordWithForms = FormOwner & { id: string };

export const planForms = (words: readonly WordWithForms[]) =>
  words.flatMap((owner) =>
    listForms(owner).map((form) => ({
      wordId: owner.id,
      langCode: owner.langCode,
      ...form,
      isContent: false,
    })),
  );

/** Adds the forms of words that have just been created. */
export const insertForms = (database: Database, words: readonly WordWithForms[]): Promise<void> =>
  insertRows(database, wordForm, planForms(words), { ignoreConflicts: true });

/** Updates the forms of words after their published grammar was changed. */
export async function refreshForms(database: Database, ids: readonly string[]): Promise<void> {
  const { id, langCode, text, grammar } = word;
  await database
    .delete(wordForm)
    .where(and(isAmong(wordForm.wordId, ids), eq(wordForm.isContent, false)));
  const words = await database
    .select({ id, langCode, text, grammar })
    .from(word)
    .where(isAmong(id, ids));
  await insertForms(database, words);
}

/** The published forms of a word, in the order of their kinds. */
export async function findFormsOfWord(database: Database, wordId: string) {
  const { kind, text } = wordForm;
  const found = await database
    .select({ kind, text })
    .from(wordForm)
    .where(eq(wordForm.wordId, wordId))
    .orderBy(text);
  return found.toSorted(
    (one, other) => formKinds.indexOf(one.kind) - formKinds.indexOf(other.kind),
  );
}

interface FormSearch {
  /** By default all languages. */
  langCode?: string | undefined;
  text: string;
}

/** A word with the form under which it was found. */
export type WordOfForm = WordRow & { form: Pick<Form, 'text' | 'kind'> };

const maxWords = 20;

/**
 * Finds the words of which the text is a form, the likeliest first. The forms of a learner's own grammar lead to words
 * for that learner only.
 */
export async function findByForm(
  database: Database,
  search: FormSearch,
  callerId: string | undefined,
): Promise<WordOfForm[]> {
  const own = callerId === undefined ? [] : await findOwn(database, search, callerId);
  const published = await findPublished(database, search);
  return [...new Map([...own, ...published].map((row) => [row.id, row])).values()];
}

export const listKeys = (text: string): string[] => [
  ...new Set([foldForSearch(text), soundKey(text)]),
];

const isOfLanguage = (langCode: string | undefined): SQL | undefined =>
  langCode === undefined ? undefined : eq(word.langCode, langCode);

function findPublished(database: Database, { langCode, text }: FormSearch) {
  const rank = sql`array_position(${sql.param(formKinds)}::text[], ${wordForm.kind})`;
  return database
    .select({ ...selectWordFields(undefined), form: { text: wordForm.text, kind: wordForm.kind } })
    .from(wordForm)
    .innerJoin(word, eq(word.id, wordForm.wordId))
    .where(
      and(
        inArray(wordForm.key, listKeys(text)),
        langCode === undefined ? undefined : eq(wordForm.langCode, langCode),
        visible,
      ),
    )
    .orderBy(
      sql`${wordForm.text} = ${normalizeText(text)} desc`,
      rank,
      sql`(${word.grammar} ->> 'frequencyRank')::int`,
      word.searchText,
      word.id,
    )
    .limit(maxWords);
}

async function findOwn(
  database: Database,
  { langCode, text }: FormSearch,
  callerId: string,
): Promise<WordOfForm[]> {
  const keys = listKeys(text);
  const found = await findOwnForms(database, { langCode, keys }, callerId);
  const ofWord = Map.groupBy(found, ({ id }) => id);
  return [...ofWord.values()]
    .slice(0, maxWords)
    .flatMap(([first]) => first ?? [])
    .map(({ speechPartIds: _, ...row }) => row);
}

/** The words with the forms that a learner has told of them, by the keys of the forms. */
export async function findOwnForms(
  database: Database,
  { langCode, keys }: { langCode: string | undefined; keys: readonly string[] },
  callerId: string,
) {
  const { userId, wordId, formKeys, status, grammar, speechPartIds } = wordContribution;
  const rows = await database
    .select({ ...selectWordFields(callerId), speechPartIds, grammar })
    .from(wordContribution)
    .innerJoin(word, eq(word.id, wordId))
    .where(
      and(
        eq(userId, callerId),
        sql`${formKeys} && ${sql.param(keys)}::text[]`,
        ne(status, EntryStatus.Rejected),
        isOfLanguage(langCode),
        visibleTo(callerId),
      ),
    );
  const asked = new Set(keys);
  return rows.flatMap(({ grammar: told, ...found }) =>
    listForms({ ...found, grammar: told })
      .filter(({ key }) => asked.has(key))
      .map((form) => ({ ...found, form })),
  );
}

/** The forms of words that have one of the keys, by the ids of the words. */
export async function findFormsOfKeys(
  database: Database,
  wordIds: readonly string[],
  keys: readonly string[],
): Promise<Map<string, Pick<Form, 'text' | 'kind'>>> {
  if (wordIds.length === 0) return new Map();
  const { wordId, text, kind, key } = wordForm;
  const rows = await database
    .select({ wordId, text, kind })
    .from(wordForm)
    .where(and(isAmong(wordId, wordIds), inArray(key, [...keys])));
  return new Map(rows.map(({ wordId: id, ...form }) => [id, form]));
}
