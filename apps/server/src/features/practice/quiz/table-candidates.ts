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

/** Each row of a table that has something in both columns and a word in one of them. */
export async function findTableCandidates(
  database: Database,
  source: TableSource,
  settings: ResolvedQuizSettings,
  context: RequestContext,
): Promise<{ candidates: Candidate[]; rowCount: number }> {
  const table = await findTable(database, source, context.caller);
  if (table === undefined) throw new ApplicationError('NotFound');
  const [learnPlace, tranPlace] = await placesOf(database, table.id, source);
  const rowIds = await findRowIds(database, table.id);
  const rows = await presentRows(database, rowIds, context);
  const pairs = rows.flatMap((row) => cellPairOf(row, learnPlace, tranPlace) ?? []);
  const cardOf = await findCards(database, pairs, settings, context);
  const asked = pairs.flatMap((pair) => {
    const word = cardOf.get(pair.wordId);
    const item = word && itemOfCells(pair, settings, { word, group: table.id });
    return word && item ? [{ word, item, prompts: promptsOf(pair, settings) }] : [];
  });
  const candidates = acceptForSamePrompt(asked).map(({ word, item }) => ({ word, item }));
  return { candidates, rowCount: rowIds.length };
}

async function placesOf(
  database: Database,
  tableId: string,
  { learnColumnId, tranColumnId }: TableSource,
): Promise<[number, number]> {
  const columnIds = (await findColumns(database, tableId)).map(({ id }) => id);
  const places: [number, number] = [
    columnIds.indexOf(learnColumnId),
    columnIds.indexOf(tranColumnId),
  ];
  if (places.includes(-1)) throw new ApplicationError('NotFound');
  return places;
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

/** The two cells of a row that are asked. */
interface CellPair {
  rowId: string;
  learn: Cell;
  tran: Cell;
  /** Whose knowledge is tested: the word learnt, or else the one that stands for its label. */
  wordId: string;
}

/** `undefined` where a cell is empty or neither holds a word. */
function cellPairOf(row: Row, learnPlace: number, tranPlace: number): CellPair | undefined {
  const [learn, tran] = [row.cells[learnPlace], row.cells[tranPlace]];
  if (learn === undefined || tran === undefined) return undefined;
  if (answersOf(learn).length === 0 || answersOf(tran).length === 0) return undefined;
  const wordId = learn.words[0]?.id ?? tran.words[0]?.id;
  return wordId === undefined ? undefined : { rowId: row.id, learn, tran, wordId };
}

/** Asks one cell of a row for the other. Any word of the other is right. */
function itemOfCells(
  { rowId, learn, tran, wordId }: CellPair,
  { mode, direction }: Asking,
  { word, group }: { word: WordRecord; group: string },
): QuizItemRecord | undefined {
  const picture = asksImages(mode) ? word.image?.url : undefined;
  if (picture === undefined && !asksTranslations(mode)) return undefined;
  const imageKey = picture && { imageKey: picture };
  const common = { wordId, rowId, group };
  return direction === 'forward'
    ? { ...common, prompt: shown(learn), ...expected(tran), ...imageKey, accepted: answersOf(tran) }
    : {
        ...common,
        prompt: { ...shown(tran), ...imageKey },
        ...expected(learn),
        accepted: answersOf(learn),
      };
}

/** All words that the prompt shows. */
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
