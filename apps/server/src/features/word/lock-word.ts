import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { word } from '../../schema/word.ts';
import { visibleTo } from './visible.ts';

/**
 * Expects that the caller sees the word, which then cannot be deleted before the transaction ends.
 *
 * @throws ApplicationError `NotFound`
 */
export async function expectVisibleWord(
  database: Database,
  id: string,
  callerId: string,
): Promise<void> {
  const words = await database
    .select({ id: word.id })
    .from(word)
    .where(and(eq(word.id, id), visibleTo(callerId)))
    .for('key share');
  if (words.length === 0) throw new ApplicationError('NotFound');
}
