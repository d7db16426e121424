import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { ApplicationError } from '../errors/application-error.ts';
import type { Database } from './database.ts';

type TableWithId = PgTable & { id: PgColumn };

/**
 * Inserts a row whose id the client has made, unless an earlier request has inserted it.
 *
 * @param isSame - tells whether the row with this id is that of an earlier request
 * @returns whether the row is new
 * @throws SimilarRecordAlreadyExists if the id belongs to something else
 */
export async function insertOnce<Table extends TableWithId>(
  database: Database,
  table: Table,
  row: Table['$inferInsert'] & { id: string },
  isSame: SQL | undefined,
): Promise<boolean> {
  const target: TableWithId = table;
  const inserted = await database
    .insert(target)
    .values(row)
    .onConflictDoNothing({ target: target.id })
    .returning({ id: target.id });
  if (inserted.length > 0) return true;
  if (await hasRow(database, table, row.id, isSame)) return false;
  throw new ApplicationError('SimilarRecordAlreadyExists');
}

/**
 * Whether an earlier request has inserted a row. Ask before checks that a repeated request does not pass.
 *
 * @throws SimilarRecordAlreadyExists if the id belongs to something else
 */
export async function isInserted(
  database: Database,
  table: TableWithId,
  id: string | undefined,
  isSame: SQL | undefined,
): Promise<boolean> {
  if (id === undefined || !(await hasRow(database, table, id))) return false;
  if (await hasRow(database, table, id, isSame)) return true;
  throw new ApplicationError('SimilarRecordAlreadyExists');
}

const hasRow = async (
  database: Database,
  table: TableWithId,
  id: string,
  isSame?: SQL,
): Promise<boolean> => (await database.$count(table, and(eq(table.id, id), isSame))) > 0;
