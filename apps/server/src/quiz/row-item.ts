import type { QuizItemRecord, Table, WordRecord } from '@wordhoard/contract';
import { type Asking, asksPictures, asksTranslations } from './word-item.ts';

type Row = Table['rowFeed']['data'][number];
type Cell = Row['cells'][number];
type Side = QuizItemRecord['prompt'];

/** The two cells of a row that are asked. */
export interface CellPair {
  rowId: string;
  learn: Cell;
  tran: Cell;
  /** Whose knowledge is tested: the word learnt, or else the one that stands for its label. */
  wordId: string;
}

/** `undefined` where a cell is empty or neither holds a word. */
export function cellPairOf(row: Row, learnPlace: number, tranPlace: number): CellPair | undefined {
  const [learn, tran] = [row.cells[learnPlace], row.cells[tranPlace]];
  if (learn === undefined || tran === undefined) return undefined;
  if (answersOf(learn).length === 0 || answersOf(tran).length === 0) return undefined;
  const wordId = learn.words[0]?.id ?? tran.words[0]?.id;
  return wordId === undefined ? undefined : { rowId: row.id, learn, tran, wordId };
}

/** Asks one cell of a row for the other. Any word of the other is right. */
export function itemOfCells(
  { rowId, learn, tran, wordId }: CellPair,
  { mode, direction }: Asking,
  { word, group }: { word: WordRecord; group: string },
): QuizItemRecord | undefined {
  const picture = asksPictures(mode) ? word.image?.url : undefined;
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
export const promptsOf = (
  { learn, tran }: CellPair,
  { direction }: Pick<Asking, 'direction'>,
): string[] => answersOf(direction === 'forward' ? learn : tran);

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
