import type { TableImport } from '@wordhoard/contract';
import { refuseFaults } from '../../../platform/csv/csv-fault.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { changeTable } from '../change-table.ts';
import { createTable } from '../create-table.ts';
import { deleteTableRows, findRowIds } from '../part-store.ts';
import { insertNewRows } from '../rows.ts';
import { type AsNewTable, type IntoTable, readAsNew, readInto } from './read-import.ts';

/** @returns the id of the table */
export async function importTable(
  database: Database,
  request: TableImport,
  context: SignedInContext,
): Promise<string> {
  return 'tableId' in request
    ? importRows(database, request, context)
    : importAsNew(database, request, context);
}

function importRows(
  database: Database,
  { tableId, text, mode }: IntoTable,
  context: SignedInContext,
): Promise<string> {
  return changeTable(database, { tableId }, context, async (transaction, table) => {
    const { rows, faults } = readInto(table, text, context.locale);
    refuseFaults(faults);
    if (mode === 'replace') {
      await deleteTableRows(transaction, tableId, await findRowIds(transaction, tableId));
    }
    await insertNewRows(transaction, table, { rows: rows.map(({ cells }) => cells) }, context);
    return tableId;
  });
}

async function importAsNew(
  database: Database,
  { text, columns: langCodes, ...draft }: AsNewTable,
  context: SignedInContext,
): Promise<string> {
  const { columns, rows, faults } = readAsNew(text, langCodes);
  refuseFaults(faults);
  const table = { ...draft, columns, rows: rows.map(({ cells }) => cells) };
  return createTable(database, table, context);
}
