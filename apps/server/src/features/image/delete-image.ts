import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Caller } from '../../platform/http/request-context.ts';
import { isProposed } from '../word/decide.ts';
import { word } from '../word/schema.ts';
import { refusalOfDeletion } from './rules.ts';
import { wordImage } from './schema.ts';

/** Removes an image from its word. The next sweep removes the file if no other word uses it. */
export function deleteImage(database: Database, id: string, caller: Caller): Promise<void> {
  return database.transaction(async (transaction) => {
    const { userId, status } = wordImage;
    const [added] = await transaction
      .select({ userId, status })
      .from(wordImage)
      .innerJoin(word, eq(word.id, wordImage.wordId))
      .where(and(eq(wordImage.id, id), or(eq(userId, caller.id), isProposed)))
      .for('update', { of: wordImage });
    const refusal = added === undefined ? 'NotFound' : refusalOfDeletion(added, caller);
    if (refusal !== undefined) throw new ApplicationError(refusal);
    await transaction.delete(wordImage).where(eq(wordImage.id, id));
  });
}
