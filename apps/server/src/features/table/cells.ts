import type { NewTableCell } from '@wordhoard/contract';
import { type LocaleCode, Privacy } from '@wordhoard/contract/enumeration';
import { normalizeText } from '@wordhoard/contract/text';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { ApplicationError, buildFieldError } from '../../platform/errors/application-error.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { wordTable } from '../../schema/collection.ts';
import type { LocalizedText } from '../../schema/column.ts';
import { tableCell, tableCellWord, tableColumn, tableRow } from '../../schema/table.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { replaceText, toWordPrivacy } from '../collection/collection.ts';
import { findNamedWords, type WordLookup } from '../collection/find-named-words.ts';
import { proposeWords } from '../collection/store.ts';
import type { Viewer } from '../collection/view.ts';
import { findOrCreateWords, type NamedWord } from '../word/find-or-create-words.ts';
import { selectGrammar } from '../word/store.ts';
import { selectWordFields, visibleIn, visibleTo } from '../word/visible.ts';
import { type CellWord, findCellForms, type StoredCellWord } from './cell-forms.ts';
import type { LockedTable } from './change-table.ts';
import { type ColumnRow, noteHiddenWords } from './part-store.ts';

export interface DraftCell {
  rowId: string;
  column: ColumnRow;
  cell: NewTableCell;
}

export async function fillCells(
  transaction: Database,
  table: LockedTable,
  drafts: readonly DraftCell[],
  context: SignedInContext,
): Promise<void> {
  await saveCells(transaction, table, await resolveCells(transaction, table, drafts, context));
}

export async function replaceCells(
  transaction: Database,
  table: LockedTable,
  { rowId, drafts }: { rowId: string; drafts: readonly DraftCell[] },
  context: SignedInContext,
): Promise<void> {
  const cells = await resolveCells(transaction, table, drafts, context);
  const columnIds = cells.map(({ columnId }) => columnId);
  const isReplaced = and(eq(tableCell.rowId, rowId), inArray(tableCell.columnId, columnIds));
  const labels = await transaction
    .delete(tableCell)
    .where(isReplaced)
    .returning({ columnId: tableCell.columnId, localizedLabel: tableCell.localizedLabel });
  const localizedOf = new Map(labels.map((label) => [label.columnId, label.localizedLabel]));
  const labelled = cells.map((cell) => ({
    ...cell,
    ...relabel(cell, localizedOf.get(cell.columnId) ?? null, context.locale),
  }));
  await saveCells(transaction, table, labelled);
}

function relabel({ label }: StoredCell, localizedLabel: LocalizedText | null, locale: LocaleCode) {
  if (label === null) return {};
  const { text, localized } = replaceText(localizedLabel, label, locale);
  return { label: text, localizedLabel: localized };
}

async function saveCells(
  transaction: Database,
  { id, privacy, userId }: LockedTable,
  cells: readonly StoredCell[],
): Promise<void> {
  await insertCells(transaction, cells);
  await noteHiddenWords(transaction, id);
  if (privacy !== Privacy.Public) return;
  const wordIds = cells.flatMap((cell) => cell.words.map(({ id }) => id));
  await proposeWords(transaction, isAmong(wordContribution.wordId, wordIds), userId);
}

/** Finds the words of all cells, or those that their texts are forms of, and creates the others. */
async function resolveCells(
  transaction: Database,
  table: LockedTable,
  drafts: readonly DraftCell[],
  { caller, now }: SignedInContext,
): Promise<StoredCell[]> {
  const cells = drafts.map((draft) => ({ ...draft, words: listWords(draft) }));
  const words = cells.flatMap((cell) => cell.words);
  await refuseUnusable(transaction, words, caller.id);
  const named = words.filter((word) => 'text' in word);
  const findWord = await findNamedWords(transaction, named, { callerId: caller.id });
  const forms = await findCellForms(transaction, table, cells, findWord);
  const others = named
    .filter((word) => !forms.has(word))
    .map((word) => ({ word, meant: addMode(word, findWord) }));
  const resolved = await findOrCreateWords(
    transaction,
    others.map(({ meant }) => meant),
    { caller, now, privacy: toWordPrivacy(table.privacy) },
  );
  const idOf = new Map<CellWord, string | undefined>(
    others.map(({ word }, index) => [word, resolved[index]?.id]),
  );
  const store = (word: CellWord): StoredCellWord | undefined => {
    const id = 'id' in word ? word.id : idOf.get(word);
    return forms.get(word) ?? (id === undefined ? undefined : { id, form: null });
  };
  return cells.map(({ rowId, column, cell, words }) => ({
    rowId,
    columnId: column.id,
    label: 'label' in cell ? normalizeText(cell.label) : null,
    words: keepDistinct(words.flatMap((word) => store(word) ?? [])),
  }));
}

/** Gives a text without a mode that of the existing word, idiom or definition. */
const addMode = (word: NamedWord, findWord: WordLookup): NamedWord => ({
  ...word,
  mode: word.mode ?? findWord(word)?.mode,
});

function listWords({ column: { langCode }, cell }: DraftCell): CellWord[] {
  if (langCode === null || 'label' in cell) return [];
  return cell.words.map((word) => ({ ...word, langCode }));
}

async function refuseUnusable(transaction: Database, words: readonly CellWord[], callerId: string) {
  const identified = words.filter((word) => 'id' in word);
  const ids = identified.map(({ id }) => id);
  const usable = await transaction
    .select({ id: word.id, langCode: word.langCode })
    .from(word)
    .where(and(isAmong(word.id, ids), visibleTo(callerId)));
  const langCodeOf = new Map(usable.map(({ id, langCode }) => [id, langCode]));
  if (ids.some((id) => !langCodeOf.has(id))) throw new ApplicationError('LinkResourceNotFound');
  if (identified.some(({ id, langCode }) => langCodeOf.get(id) !== langCode)) {
    throw buildFieldError('langCode', { code: 'invalid' });
  }
}

const keepDistinct = (words: readonly StoredCellWord[]): StoredCellWord[] => [
  ...new Map(words.map((word) => [`${word.id} ${word.form}`, word])).values(),
];

export interface StoredCell {
  rowId: string;
  columnId: string;
  label: string | null;
  localizedLabel?: (typeof tableCell.$inferSelect)['localizedLabel'];
  words: StoredCellWord[];
}

/** The cells of rows in the order of the columns, with the words that the caller sees. */
export async function findCells(
  database: Database,
  rowIds: readonly string[],
  { callerId, authorId }: Viewer,
) {
  const { rowId, columnId, label, localizedLabel } = tableCell;
  const [cells, words] = await Promise.all([
    database
      .select({ rowId, columnId, label, localizedLabel })
      .from(tableCell)
      .innerJoin(tableColumn, eq(tableColumn.id, tableCell.columnId))
      .where(isAmong(tableCell.rowId, rowIds))
      .orderBy(tableCell.rowId, tableColumn.position),
    database
      .select({
        rowId: tableCellWord.rowId,
        columnId: tableCellWord.columnId,
        form: tableCellWord.form,
        word: {
          ...selectWordFields(callerId),
          isByLink: sql<boolean>`${authorId === undefined ? sql`false` : sql`not ${visibleTo(callerId)}`}`,
          grammar: selectGrammar(word, authorId ?? callerId),
        },
      })
      .from(tableCellWord)
      .innerJoin(word, eq(word.id, tableCellWord.wordId))
      .innerJoin(tableRow, eq(tableRow.id, tableCellWord.rowId))
      .innerJoin(wordTable, eq(wordTable.id, tableRow.tableId))
      .where(and(isAmong(tableCellWord.rowId, rowIds), visibleIn(wordTable, callerId)))
      .orderBy(tableCellWord.position),
  ]);
  const wordsOf = Map.groupBy(words, toCellName);
  return cells.map((cell) => ({
    ...cell,
    // The grammar describes the word and not its form.
    words: (wordsOf.get(toCellName(cell)) ?? []).map(({ word: shown, form }) =>
      form === null ? shown : { ...shown, grammar: null, form },
    ),
  }));
}

const toCellName = ({ rowId, columnId }: { rowId: string; columnId: string }): string =>
  `${rowId} ${columnId}`;

export async function insertCells(transaction: Database, cells: readonly StoredCell[]) {
  const rows = cells.map(({ words: _, localizedLabel = null, ...cell }) => ({
    ...cell,
    localizedLabel,
  }));
  const words = cells.flatMap((cell) =>
    cell.words.map(({ id: wordId, form }, index) => ({
      rowId: cell.rowId,
      columnId: cell.columnId,
      position: index + 1,
      wordId,
      form,
    })),
  );
  await insertRows(transaction, tableCell, rows);
  await insertRows(transaction, tableCellWord, words);
}
