import type { QuizItemRecord, QuizSource, Table, WordRecord } from '@wordhoard/contract';
import {
  type AnswerModes,
  acceptForSamePrompt,
  asksImages,
  asksTranslations,
  type Candidate,
  shownText,
  toSide,
} from '@wordhoard/quiz-builder';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { presentCards } from '../card/cards.ts';
import { toViewer, type Viewer } from '../collection/view.ts';
import { findColumns } from '../table/part-store.ts';
import { findShownRowIds, findVisibleTable, presentColumn, presentRows } from '../table/store.ts';
import { findWordsById } from '../word/store.ts';

export type TableSource = Extract<QuizSource, { kind: 'table' }>;

/** Loads what a table can ask: each of its cells, or one of two columns by the other. */
export async function loadTableQuestions(
  database: Database,
  source: TableSource,
  tranLangCode: string,
  context: RequestContext,
): Promise<{ hasWords: boolean; build: (modes: AnswerModes) => Candidate[] }> {
  const table = await findVisibleTable(database, source, context.caller);
  const viewer = toViewer(table, context.caller?.id);
  const columns = (await findColumns(database, table.id)).map((column) =>
    presentColumn(column, context.locale),
  );
  const rowIds = await findShownRowIds(database, table);
  const rows = await presentRows(database, rowIds, context, viewer);
  const { id: group, langCode } = table;
  const pairs = source.learnColumnId === undefined ? [] : pairColumns(rows, columns, source);
  const items =
    source.learnColumnId === undefined ? buildCellItems({ group, langCode, columns, rows }) : [];
  const cards = await findCards(database, [...items, ...pairs], tranLangCode, viewer);
  const askCell = (item: QuizItemRecord) => {
    const word = cards.get(item.wordId);
    return word === undefined ? [] : [{ word, item }];
  };
  const askPair = (pair: CellPair, modes: AnswerModes) => {
    const word = cards.get(pair.wordId);
    const item = word && buildPairItem(pair, modes, { word, group });
    return word && item ? [{ word, item, prompts: listPrompts(pair, modes) }] : [];
  };
  return {
    hasWords: rowIds.length > 0,
    build(modes) {
      const asked = [...items.flatMap(askCell), ...pairs.flatMap((pair) => askPair(pair, modes))];
      return acceptForSamePrompt<Candidate & { prompts?: string[] }>(asked).map(
        ({ word, item }) => ({ word, item }),
      );
    },
  };
}

async function findCards(
  database: Database,
  asked: readonly { wordId: string }[],
  tranLangCode: string,
  viewer: Viewer,
) {
  const wordIds = [...new Set(asked.map(({ wordId }) => wordId))];
  const words = await findWordsById(database, wordIds, viewer.authorId ?? viewer.callerId);
  const cards = await presentCards(database, words, { ...viewer, tranLangCode });
  return new Map(cards.map((card) => [card.id, card]));
}

type Side = QuizItemRecord['prompt'];

interface CellPair {
  rowId: string;
  learn: Cell;
  tran: Cell;
  /** Whether it asks for a form, or by one. */
  isOfForm: boolean;
  /** The word whose progress counts: of the learned cell or, if it has a label, of the other. */
  wordId: string;
}

/** The rows with content in both columns and a word in at least one. */
function pairColumns(
  rows: readonly Row[],
  columns: readonly { id: string }[],
  { learnColumnId, tranColumnId }: TableSource,
): CellPair[] {
  const learnIndex = columns.findIndex(({ id }) => id === learnColumnId);
  const tranIndex = columns.findIndex(({ id }) => id === tranColumnId);
  if (learnIndex < 0 || tranIndex < 0) throw new ApplicationError('NotFound');
  return rows.flatMap((row) => pairCells(row, learnIndex, tranIndex) ?? []);
}

/** Undefined if a cell is empty or neither has a word. */
function pairCells(row: Row, learnIndex: number, tranIndex: number): CellPair | undefined {
  const [learn, tran] = [row.cells[learnIndex], row.cells[tranIndex]];
  if (learn === undefined || tran === undefined) return undefined;
  if (listTexts(learn).length === 0 || listTexts(tran).length === 0) return undefined;
  const [learned, other] = [learn.words[0], tran.words[0]];
  const wordId = learned?.id ?? other?.id;
  const isOfForm = isForm(learned) || isForm(other) || learned?.id === other?.id;
  return wordId === undefined ? undefined : { rowId: row.id, learn, tran, wordId, isOfForm };
}

/** Asks for one cell of a row by the other. Every word of the cell is accepted. */
function buildPairItem(
  { rowId, learn, tran, wordId, isOfForm }: CellPair,
  { mode, direction }: AnswerModes,
  { word, group }: { word: WordRecord; group: string },
): QuizItemRecord | undefined {
  const url = asksImages(mode) ? word.image?.url : undefined;
  if (url === undefined && !asksTranslations(mode)) return undefined;
  const image = url && { imageKey: url };
  const [asked] = [...learn.words, ...tran.words];
  const common = { wordId, rowId, group, ...(isOfForm && asked && askForm(asked)) };
  return direction === 'forward'
    ? {
        ...common,
        prompt: showCell(learn, tran),
        ...toAnswer(tran, learn),
        ...image,
        accepted: listShownTexts(tran, learn),
      }
    : {
        ...common,
        prompt: { ...showCell(tran, learn), ...image },
        ...toAnswer(learn, tran),
        accepted: listShownTexts(learn, tran),
      };
}

const listPrompts = (
  { learn, tran }: CellPair,
  { direction }: Pick<AnswerModes, 'direction'>,
): string[] => listTexts(direction === 'forward' ? learn : tran);

const showCell = (cell: Cell, other: Cell): Side => ({
  ...toAnswer(cell, other),
  text: listShownTexts(cell, other).join(', '),
});

const toAnswer = (cell: Cell, other: Cell): Side => {
  const [word] = cell.words;
  const [text = ''] = listShownTexts(cell, other);
  return word === undefined ? { text } : { ...toSide(word), text };
};

type CellWord = Cell['words'][number];

const isForm = (word: CellWord | undefined): boolean => word?.form !== undefined;

const toText = ({ text, form = text }: CellWord): string => form;

/** What tells that an item asks a form of its word. */
const askForm = (word: CellWord) => ({ asks: 'form' as const, spoken: toText(word) });

/** The texts of a cell. Its definitions do not give the words of the other cell away. */
const listShownTexts = (cell: Cell, other: Cell): string[] =>
  cell.words.length > 0
    ? cell.words.map((word) => shownText({ ...word, text: toText(word) }, listTexts(other)))
    : listTexts(cell);

type Row = Table['rowFeed']['data'][number];
export type Cell = Row['cells'][number];

interface CellTable {
  group: string;
  langCode: string;
  columns: Table['columns'];
  rows: readonly Row[];
}

/**
 * Asks for the words of each cell by its row and its column: “Dative, Masculine” → _dem_. A row is named
 * by the labels at its start, or by the words of its first cell: “begin, Past” → _began_.
 */
export function buildCellItems({ group, langCode, columns, rows }: CellTable): QuizItemRecord[] {
  const headCount = Math.max(1, columns.findIndex(isOfWords));
  const asked = chooseColumns(columns.slice(headCount), langCode);
  return rows.flatMap(({ id: rowId, cells }) => {
    const row = nameRow(cells.slice(0, headCount));
    if (row.text === '') return [];
    const named = cells.slice(0, headCount).flatMap(({ words }) => words.map(({ id }) => id));
    return asked.flatMap((column) => {
      const { words } = cells[columns.indexOf(column)] ?? { words: [] };
      const [word] = words;
      if (word === undefined) return [];
      return {
        wordId: word.id,
        rowId,
        columnId: column.id,
        group,
        prompt: { text: `${row.text}, ${column.name}`, cell: { row, column: column.name } },
        ...toSide(word),
        text: toText(word),
        accepted: words.map(toText),
        // “cost, Past” asks a form that equals its word.
        ...((isForm(word) || named.includes(word.id)) && askForm(word)),
      };
    });
  });
}

type Column = CellTable['columns'][number];

const isOfWords = (column: Column): boolean => column.langCode !== null;

/** Those in the language of the table: another language only explains its words. */
function chooseColumns(columns: readonly Column[], langCode: string): readonly Column[] {
  const own = columns.filter((column) => column.langCode === langCode);
  return own.length > 0 ? own : columns.filter(isOfWords);
}

function nameRow(cells: readonly Cell[]) {
  const text = cells.flatMap(listTexts).join(', ');
  return { text, langCode: cells[0]?.words[0]?.langCode };
}

/** The words of a cell, or its label. */
function listTexts({ label, words }: Cell): string[] {
  if (words.length > 0) return words.map(toText);
  return label ? [label] : [];
}
