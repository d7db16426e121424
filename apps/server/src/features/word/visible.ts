import { EntryStatus } from '@wordhoard/contract/enumeration';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Value } from '../../platform/database/sql.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { fixed } from '../../schema/column.ts';
import { word } from '../../schema/word.ts';

/** Published words. The status is inlined so that the planner can use the partial indexes. */
export const visible: SQL = sql`(${word.status} = ${fixed(EntryStatus.Approved)} and ${word.active})`;

/** Published words and the caller's personal ones. */
export function visibleTo(callerId: Value<string> | undefined): SQL {
  if (callerId === undefined) return visible;
  return sql`(${visible} or ${eq(word.ownerId, callerId)})`;
}

/**
 * Whether a learner sees a word that they have saved or answered. Such a word is public or their own, so it is
 * hidden only if it has been withdrawn. An index of these few words is faster than reading thousands of words.
 */
export const isNotWithdrawn = (wordId: SQLWrapper): SQL =>
  sql`not exists (
    select from ${word}
    where ${word.id} = ${wordId} and (${word.status} = ${fixed(EntryStatus.Rejected)} or not ${word.active})
  )`;

/** Whether the caller sees a word, and therefore the entries that belong to it. */
export const seesWord = (callerId: string | undefined, wordId: SQLWrapper): SQL =>
  sql`exists (select from ${word} where ${word.id} = ${wordId} and ${visibleTo(callerId)})`;

/** The selection of a word as feeds and options show it. */
export const wordFields = {
  id: word.id,
  text: word.text,
  langCode: word.langCode,
  mode: word.mode,
};

/**
 * Expects that the caller sees the word, which then cannot be deleted before the transaction ends.
 *
 * @throws ApplicationError `NotFound`
 */
export async function expectVisibleWord(database: Database, id: string, callerId: string) {
  const words = await database
    .select({ id: word.id })
    .from(word)
    .where(and(eq(word.id, id), visibleTo(callerId)))
    .for('key share');
  if (words.length === 0) throw new ApplicationError('NotFound');
}
