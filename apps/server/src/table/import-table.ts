import type { TableImport } from '@wordhoard/contract';
import { refuseFaults } from '../csv/csv-fault.ts';
import type { Database } from '../database/database.ts';
import type { Changer } from '../shelf/changer.ts';
import { changeTable } from './change-table.ts';
import { createTable } from './create-table.ts';
import { type AsNewTable, type IntoTable, readAsNew, readInto } from './read-import.ts';
import { deleteTableRows, findAllRowIds } from './row-store.ts';
import { insertNewRows } from './rows.ts';

/** @returns the id of the table */
export async function importTable(
  database: Database,
  request: TableImport,
  changer: Changer,
): Promise<string> {
  return 'tableId' in request
    ? importRows(database, request, changer)
    : importAsNew(database, request, changer);
}

function importRows(
  database: Database,
  { tableId, text, mode }: IntoTable,
  changer: Changer,
): Promise<string> {
  return changeTable(database, { tableId }, changer, async (transaction, table) => {
    const { rows, faults } = readInto(table, text, changer.locale);
    refuseFaults(faults);
    if (mode === 'replace') {
      await deleteTableRows(transaction, tableId, await findAllRowIds(transaction, tableId));
    }
    await insertNewRows(transaction, table, { rows: rows.map(({ cells }) => cells) }, changer);
    return tableId;
  });
}

async function importAsNew(
  database: Database,
  { text, columns: langCodes, ...draft }: AsNewTable,
  changer: Changer,
): Promise<string> {
  const { columns, rows, faults } = readAsNew(text, langCodes);
  refuseFaults(faults);
  const table = { ...draft, columns, rows: rows.map(({ cells }) => cells) };
  return createTable(database, table, changer);
}
