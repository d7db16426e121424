import { WordMode } from '@wordhoard/contract/enumeration';
import { normalizeText } from '@wordhoard/contract/text';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { tableCellWord, tableRow } from '../../schema/table.ts';
import type { WordLookup } from '../collection/find-named-words.ts';
import type { NamedWord } from '../word/find-or-create-words.ts';
import {
  chooseLemma,
  collectTableWords,
  findLemmas,
  type Lemma,
  type Surroundings,
} from '../word/lemmas.ts';
import type { LockedTable } from './change-table.ts';
import type { ColumnRow } from './part-store.ts';

/** A word of a cell, by its id or its text. */
export type CellWord = { id: string; langCode: string } | NamedWord;

/** A word of a cell as the database has it, with the form that the cell shows instead of it. */
export interface StoredCellWord {
  id: string;
  form: string | null;
}

interface DraftWords {
  rowId: string;
  column: ColumnRow;
  words: readonly CellWord[];
}

/** Finds those texts of cells that are forms, see `chooseLemma`. */
export async function findCellForms(
  transaction: Database,
  table: LockedTable,
  drafts: readonly DraftWords[],
  findWord: WordLookup,
): Promise<Map<CellWord, StoredCellWord>> {
  const lemmasOf = await findLemmasOfWords(
    transaction,
    drafts.flatMap(({ words }) => words),
  );
  const forms = new Map<CellWord, StoredCellWord>();
  if (lemmasOf.size === 0) return forms;
  const tableWords = await findOtherWords(transaction, table, drafts);
  for (const { rowId, column, words } of drafts) {
    const place = { rowId, column: table.columns.indexOf(column) };
    const columnNames = [column.name, ...Object.values(column.localizedName ?? {})];
    for (const word of words) {
      const known = { findWord, lemmas: lemmasOf.get(word) ?? [] };
      const found = findStored(word, known, { ...tableWords.near(place), columnNames });
      if (found === undefined) continue;
      tableWords.add(place, found.id);
      if (found.form !== null) forms.set(word, found);
    }
  }
  return forms;
}

function findStored(
  word: CellWord,
  { findWord, lemmas }: { findWord: WordLookup; lemmas: readonly Lemma[] },
  surroundings: Surroundings,
): StoredCellWord | undefined {
  if ('id' in word) return { id: word.id, form: null };
  const own = findWord(word);
  const lemma = chooseLemma({ text: word.text, own, lemmas }, surroundings);
  if (lemma) return { id: lemma.id, form: normalizeText(word.text) };
  return own && { id: own.id, form: null };
}

async function findLemmasOfWords(
  transaction: Database,
  words: readonly CellWord[],
): Promise<Map<CellWord, readonly Lemma[]>> {
  const isInflected = (word: CellWord): word is NamedWord =>
    'text' in word &&
    (word.mode ?? WordMode.Word) === WordMode.Word &&
    word.homograph === undefined;
  const found = new Map<CellWord, readonly Lemma[]>();
  for (const [langCode, named] of Map.groupBy(words.filter(isInflected), (word) => word.langCode)) {
    const texts = named.map(({ text }) => text);
    const findLemmasOf = await findLemmas(transaction, { langCode, texts });
    for (const word of named) {
      const lemmas = findLemmasOf(word.text);
      if (lemmas.length > 0) found.set(word, lemmas);
    }
  }
  return found;
}

/** The words in the cells that the drafts do not replace. */
async function findOtherWords(
  transaction: Database,
  { id, columns }: LockedTable,
  drafts: readonly DraftWords[],
) {
  const { rowId, columnId, wordId } = tableCellWord;
  const stored = await transaction
    .select({ rowId, columnId, wordId })
    .from(tableCellWord)
    .innerJoin(tableRow, eq(tableRow.id, rowId))
    .where(eq(tableRow.tableId, id));
  const replaced = new Set(drafts.map((draft) => `${draft.rowId} ${draft.column.id}`));
  const words = collectTableWords();
  for (const cell of stored) {
    if (replaced.has(`${cell.rowId} ${cell.columnId}`)) continue;
    const column = columns.findIndex((one) => one.id === cell.columnId);
    words.add({ rowId: cell.rowId, column }, cell.wordId);
  }
  return words;
}
