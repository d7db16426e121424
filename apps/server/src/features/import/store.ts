import type { ImportRecord, ImportState } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { serverMessages } from '@wordhoard/i18n/server';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError, requireFound } from '../../platform/errors/application-error.ts';
import { importItem, importPart, importRecord } from '../../schema/import.ts';
import { undoMilliseconds } from '../collection/import-record.ts';

export type ImportRow = typeof importRecord.$inferSelect;

const isImport = (id: string, userId: string) =>
  and(eq(importRecord.id, id), eq(importRecord.userId, userId));

export async function findImport(
  database: Database,
  id: string,
  userId: string,
): Promise<ImportRow> {
  const [found] = await database.select().from(importRecord).where(isImport(id, userId));
  return requireFound(found);
}

/** Locks an import until the transaction ends. It must be in one of the states. */
export async function lockImport(
  transaction: Database,
  id: string,
  { userId, states }: { userId: string; states: readonly ImportState[] },
): Promise<ImportRow> {
  const [locked] = await transaction
    .select()
    .from(importRecord)
    .where(isImport(id, userId))
    .for('update');
  const found = requireFound(locked);
  if (!states.includes(found.state)) throw new ApplicationError('ImportUnavailable');
  return found;
}

export async function updateImport(
  database: Database,
  id: string,
  change: Partial<Omit<ImportRow, 'id' | 'userId'>>,
): Promise<void> {
  await database.update(importRecord).set(change).where(eq(importRecord.id, id));
}

/** Ends an import whose file is not needed any more. The sweep removes the file. */
export async function endImports(
  database: Database,
  ids: readonly string[],
  change: Partial<ImportRow> & { state: ImportState },
): Promise<void> {
  if (ids.length === 0) return;
  await database.delete(importPart).where(inArray(importPart.importId, [...ids]));
  await database
    .update(importRecord)
    .set(change)
    .where(inArray(importRecord.id, [...ids]));
}

export function presentImport(
  { userId: _, choices, lastNote: _last, errorCode, createdAt, ...row }: ImportRow,
  { locale, now }: { locale: LocaleCode; now: Date },
): ImportRecord {
  const messages = serverMessages(locale);
  const undoableUntil = new Date(createdAt.getTime() + undoMilliseconds);
  const isUndoable = row.state === 'done' && undoableUntil > now;
  return {
    ...row,
    langCode: choices?.langCode ?? null,
    tranLangCode: choices?.tranLangCode ?? null,
    error: errorCode && { code: errorCode, message: messages.error(errorCode) },
    createdAt: createdAt.toISOString(),
    undoableUntil: isUndoable ? undoableUntil.toISOString() : null,
  };
}

const waitingMilliseconds = 24 * 60 * 60 * 1_000;

/** Gives up packages that wait for a day, and forgets what cannot be undone any more. */
export async function forgetImports(database: Database, now: Date): Promise<void> {
  const before = (milliseconds: number) =>
    lt(importRecord.createdAt, new Date(now.getTime() - milliseconds));
  const waiting = await database
    .select({ id: importRecord.id })
    .from(importRecord)
    .where(and(inArray(importRecord.state, ['uploading', 'ready']), before(waitingMilliseconds)));
  await endImports(
    database,
    waiting.map(({ id }) => id),
    { state: 'cancelled' },
  );
  const old = database
    .select({ id: importRecord.id })
    .from(importRecord)
    .where(before(undoMilliseconds));
  await database.delete(importItem).where(inArray(importItem.importId, old));
}
