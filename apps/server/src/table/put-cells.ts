import { type LocaleCode, Privacy } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import type { Localized } from '../database/column.ts';
import type { Database } from '../database/database.ts';
import { eachOf } from '../database/sql.ts';
import type { Changer } from '../shelf/changer.ts';
import { publishWords } from '../shelf/publish-words.ts';
import { reworded } from '../shelf/wording.ts';
import { bringCells, type DraftCell } from './bring-cells.ts';
import { deleteCells, findLocalizedLabels, insertCells, type KeptCell } from './cell-store.ts';
import type { LockedTable } from './change-table.ts';

/** Fills cells of new rows. */
export async function putCells(
  transaction: Database,
  table: LockedTable,
  drafts: readonly DraftCell[],
  changer: Changer,
): Promise<void> {
  await keepCells(transaction, table, await bringCells(transaction, table, drafts, changer));
}

/** Puts other cells in the place of those that a row has. */
export async function replaceCells(
  transaction: Database,
  table: LockedTable,
  { rowId, drafts }: { rowId: string; drafts: readonly DraftCell[] },
  changer: Changer,
): Promise<void> {
  const cells = await bringCells(transaction, table, drafts, changer);
  const labels = await findLocalizedLabels(transaction, rowId);
  const localizedOf = new Map(labels.map((label) => [label.columnId, label.localizedLabel]));
  const worded = cells.map((cell) => ({
    ...cell,
    ...relabelled(cell, localizedOf.get(cell.columnId) ?? null, changer.locale),
  }));
  const columnIds = cells.map(({ columnId }) => columnId);
  await deleteCells(transaction, rowId, columnIds);
  await keepCells(transaction, table, worded);
}

function relabelled({ label }: KeptCell, localized: Localized | null, locale: LocaleCode) {
  if (label === null) return {};
  const wording = reworded(localized, label, locale);
  return { label: wording.text, localizedLabel: wording.localized };
}

async function keepCells(
  transaction: Database,
  { privacy, userId }: LockedTable,
  cells: readonly KeptCell[],
): Promise<void> {
  await insertCells(transaction, cells);
  if (privacy !== Privacy.Public) return;
  const wordIds = cells.flatMap((cell) => cell.wordIds);
  await publishWords(transaction, sql`select wanted.id from ${eachOf(wordIds)}`, userId);
}
