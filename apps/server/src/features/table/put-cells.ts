import { type LocaleCode, Privacy } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import type { Localized } from '../../platform/database/column.ts';
import type { Database } from '../../platform/database/database.ts';
import { eachOf } from '../../platform/database/sql.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { reworded } from '../collection/collection.ts';
import { proposeWords } from '../collection/propose-words.ts';
import { deleteCells, findLocalizedLabels, insertCells, type KeptCell } from './cell-store.ts';
import type { LockedTable } from './change-table.ts';
import { type DraftCell, resolveCells } from './resolve-cells.ts';

/** Fills cells of new rows. */
export async function putCells(
  transaction: Database,
  table: LockedTable,
  drafts: readonly DraftCell[],
  context: SignedInContext,
): Promise<void> {
  await keepCells(transaction, table, await resolveCells(transaction, table, drafts, context));
}

/** Puts other cells in the place of those that a row has. */
export async function replaceCells(
  transaction: Database,
  table: LockedTable,
  { rowId, drafts }: { rowId: string; drafts: readonly DraftCell[] },
  context: SignedInContext,
): Promise<void> {
  const cells = await resolveCells(transaction, table, drafts, context);
  const labels = await findLocalizedLabels(transaction, rowId);
  const localizedOf = new Map(labels.map((label) => [label.columnId, label.localizedLabel]));
  const worded = cells.map((cell) => ({
    ...cell,
    ...relabelled(cell, localizedOf.get(cell.columnId) ?? null, context.locale),
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
  await proposeWords(transaction, sql`select wanted.id from ${eachOf(wordIds)}`, userId);
}
