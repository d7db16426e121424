import type { QuizSource, SettledQuizSettings } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import { presentRows } from '../table/present.ts';
import { findColumns, findRowIds, findTable } from '../table/store.ts';
import { presentCards } from '../word/cards.ts';
import { findWordsById } from '../word/store.ts';
import { acceptForSamePrompt } from './accepted.ts';
import type { Player } from './player.ts';
import { type CellPair, cellPairOf, itemOfCells, promptsOf } from './row-item.ts';
import type { Candidate } from './word-item.ts';

type TableSource = Extract<QuizSource, { kind: 'table' }>;

const allRows = { page: 1, pageSize: limits.tableMaxRows };

/** Each row of a table that has something in both columns and a word in one of them. */
export async function findTableCandidates(
  database: Database,
  source: TableSource,
  settings: SettledQuizSettings,
  player: Player,
): Promise<{ candidates: Candidate[]; rowCount: number }> {
  const table = await findTable(database, source, player.viewer);
  if (table === undefined) throw new ApplicationError('NotFound');
  const [learnPlace, tranPlace] = await placesOf(database, table.id, source);
  const rowIds = (await findRowIds(database, table.id, allRows)).map(({ id }) => id);
  const rows = await presentRows(database, rowIds, { ...player, isOwn: table.isOwn });
  const pairs = rows.flatMap((row) => cellPairOf(row, learnPlace, tranPlace) ?? []);
  const cardOf = await findCards(database, pairs, settings, player);
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
  { tranLangCode }: SettledQuizSettings,
  { viewer }: Player,
) {
  const wordIds = [...new Set(pairs.map(({ wordId }) => wordId))];
  const words = await findWordsById(database, wordIds, viewer?.id);
  const cards = await presentCards(database, words, { viewer: viewer?.id, tranLangCode });
  return new Map(cards.map((card) => [card.id, card]));
}
