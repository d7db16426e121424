import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { Context } from 'hono';
import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import type { Env } from '../http/api.ts';
import { findTable, type TableName, type TableRow, type Viewer } from './store.ts';

/** To whom a table is shown. */
export interface TableReader {
  viewer: Viewer | undefined;
  locale: LocaleCode;
}

export const readerOf = (context: Context<Env>): TableReader => ({
  viewer: context.get('caller'),
  locale: context.get('locale'),
});

export async function findOpenTable(
  database: Database,
  name: TableName,
  { viewer }: TableReader,
): Promise<TableRow> {
  const table = await findTable(database, name, viewer);
  if (table === undefined) throw new ApplicationError('NotFound');
  return table;
}
