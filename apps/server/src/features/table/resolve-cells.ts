import type { NewTableCell } from '@wordhoard/contract';
import { normalizeText } from '@wordhoard/contract/text';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { findOrCreateWords, type NamedWord } from '../word/find-or-create-words.ts';
import { findUsableWords, type KeptCell } from './cell-store.ts';
import type { LockedTable } from './change-table.ts';
import type { ColumnRow } from './store.ts';

/** What is to stand in the cell of a row and a column. */
export interface DraftCell {
  rowId: string;
  column: ColumnRow;
  cell: NewTableCell;
}

type CellWord = { id: string; langCode: string } | NamedWord;

/** Finds the words of all cells, and brings those that are not here yet. */
export async function resolveCells(
  transaction: Database,
  table: LockedTable,
  drafts: readonly DraftCell[],
  { caller, now }: SignedInContext,
): Promise<KeptCell[]> {
  const cells = drafts.map((draft) => ({ ...draft, words: wordsIn(draft) }));
  const words = cells.flatMap((cell) => cell.words);
  await refuseUnusable(transaction, words, caller.id);
  const named = words.filter((word) => 'text' in word);
  const { privacy } = table;
  const brought = await findOrCreateWords(transaction, named, { caller, now, privacy });
  const broughtId = new Map<CellWord, string | undefined>(
    named.map((word, index) => [word, brought[index]?.id]),
  );
  return cells.map(({ rowId, column, cell, words }) => ({
    rowId,
    columnId: column.id,
    label: 'label' in cell ? normalizeText(cell.label) : null,
    wordIds: distinct(words.map((word) => ('id' in word ? word.id : broughtId.get(word)))),
  }));
}

function wordsIn({ column: { langCode }, cell }: DraftCell): CellWord[] {
  if (langCode === null || 'label' in cell) return [];
  return cell.words.map((word) => ({ ...word, langCode }));
}

async function refuseUnusable(
  transaction: Database,
  words: readonly CellWord[],
  callerId: string,
): Promise<void> {
  const identified = words.filter((word) => 'id' in word);
  const ids = identified.map(({ id }) => id);
  const usable = await findUsableWords(transaction, ids, callerId);
  const langCodeOf = new Map(usable.map(({ id, langCode }) => [id, langCode]));
  if (ids.some((id) => !langCodeOf.has(id))) throw new ApplicationError('LinkResourceNotFound');
  if (identified.some(({ id, langCode }) => langCodeOf.get(id) !== langCode)) {
    const fields = [{ path: 'langCode', issue: { code: 'invalid' } as const }];
    throw new ApplicationError('ParameterInvalid', { fields });
  }
}

const distinct = (ids: readonly (string | undefined)[]): string[] => [
  ...new Set(ids.filter((id) => id !== undefined)),
];
