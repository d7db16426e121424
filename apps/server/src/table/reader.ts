import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { Context } from 'hono';
import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import type { Env } from '../http/api.ts';
import type { ShelvedName, Viewer } from '../shelf/view.ts';
import { findTable, type TableRow } from './store.ts';

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
  name: ShelvedName,
  { viewer }: TableReader,
): Promise<TableRow> {
  const table = await findTable(database, name, viewer);
  if (table === undefined) throw new ApplicationError('NotFound');
  return table;
}
