import type {
  QuizItemRecord,
  QuizSource,
  ResolvedQuizSettings,
  Table,
  WordRecord,
} from '@wordhoard/contract';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { presentCards } from '../../card/cards.ts';
import { findColumns, findRowIds } from '../../table/part-store.ts';
import { presentRows } from '../../table/present.ts';
import { findTable } from '../../table/store.ts';
import { findWordsById } from '../../word/store.ts';
import { acceptForSamePrompt } from './accepted-answers.ts';
import { type Asking, asksImages, asksTranslations, type Candidate } from './candidate.ts';

type TableSource = Extract<QuizSource, { kind: 'table' }>;

/** The rows of a table with content in both columns and a word in at least one. */
export async function findTableCandidates(
  database: Database,
  source: TableSource,
  settings: ResolvedQuizSettings,
  context: RequestContext,
): Promise<{ candidates: Candidate[]; rowCount: number }> {
  const table = await findTable(database, source, context.caller);
  if (table === undefined) throw new ApplicationError('NotFound');
  const [learnIndex, tranIndex] = await columnIndexesOf(database, table.id, source);
  const rowIds = await findRowIds(database, table.id);
  const rows = await presentRows(database, rowIds, context);
  const pairs = rows.flatMap((row) => cellPairOf(row, learnIndex, tranIndex) ?? []);
  const cardOf = await findCards(database, pairs, settings, context);
  const asked = pairs.flatMap((pair) => {
    const word = cardOf.get(pair.wordId);
    const item = word && itemOfCells(pair, settings, { word, group: table.id });
    return word && item ? [{ word, item, prompts: promptsOf(pair, settings) }] : [];
  });
  const candidates = acceptForSamePrompt(asked).map(({ word, item }) => ({ word, item }));
  return { candidates, rowCount: rowIds.length };
}

async function columnIndexesOf(
  database: Database,
  tableId: string,
  { learnColumnId, tranColumnId }: TableSource,
): Promise<[number, number]> {
  const columnIds = (await findColumns(database, tableId)).map(({ id }) => id);
  const indexes: [number, number] = [
    columnIds.indexOf(learnColumnId),
    columnIds.indexOf(tranColumnId),
  ];
  if (indexes.includes(-1)) throw new ApplicationError('NotFound');
  return indexes;
}

async function findCards(
  database: Database,
  pairs: readonly CellPair[],
  { tranLangCode }: ResolvedQuizSettings,
  { caller }: RequestContext,
) {
  const wordIds = [...new Set(pairs.map(({ wordId }) => wordId))];
  const words = await findWordsById(database, wordIds, caller?.id);
  const cards = await presentCards(database, words, { callerId: caller?.id, tranLangCode });
  return new Map(cards.map((card) => [card.id, card]));
}

type Row = Table['rowFeed']['data'][number];
type Cell = Row['cells'][number];
type Side = QuizItemRecord['prompt'];

interface CellPair {
  rowId: string;
  learn: Cell;
  tran: Cell;
  /** The word whose progress counts: of the learned cell or, if it has a label, of the other. */
  wordId: string;
}

/** Undefined if a cell is empty or neither has a word. */
function cellPairOf(row: Row, learnIndex: number, tranIndex: number): CellPair | undefined {
  const [learn, tran] = [row.cells[learnIndex], row.cells[tranIndex]];
  if (learn === undefined || tran === undefined) return undefined;
  if (answersOf(learn).length === 0 || answersOf(tran).length === 0) return undefined;
  const wordId = learn.words[0]?.id ?? tran.words[0]?.id;
  return wordId === undefined ? undefined : { rowId: row.id, learn, tran, wordId };
}

/** Asks for one cell of a row by the other. Every word of the cell is accepted. */
function itemOfCells(
  { rowId, learn, tran, wordId }: CellPair,
  { mode, direction }: Asking,
  { word, group }: { word: WordRecord; group: string },
): QuizItemRecord | undefined {
  const url = asksImages(mode) ? word.image?.url : undefined;
  if (url === undefined && !asksTranslations(mode)) return undefined;
  const image = url && { imageKey: url };
  const common = { wordId, rowId, group };
  return direction === 'forward'
    ? { ...common, prompt: shown(learn), ...expected(tran), ...image, accepted: answersOf(tran) }
    : {
        ...common,
        prompt: { ...shown(tran), ...image },
        ...expected(learn),
        accepted: answersOf(learn),
      };
}

/** The words of the prompt. */
const promptsOf = ({ learn, tran }: CellPair, { direction }: Pick<Asking, 'direction'>): string[] =>
  answersOf(direction === 'forward' ? learn : tran);

const shown = (cell: Cell): Side => ({
  text: answersOf(cell).join(', '),
  langCode: cell.words[0]?.langCode,
});

const expected = (cell: Cell): Side => ({
  text: answersOf(cell)[0] ?? '',
  langCode: cell.words[0]?.langCode,
});

function answersOf({ label, words }: Cell): string[] {
  if (words.length > 0) return words.map(({ text }) => text);
  return label ? [label] : [];
}
