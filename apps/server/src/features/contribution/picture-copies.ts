import { and, eq, like, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { image, wordImage } from '../../schema/image.ts';

/**
 * Finds the copies of uploaded pictures: the same file on the same word, kept by learners with whom the word was shared. What
 * an admin decides about a picture applies to its copies.
 */
export async function findCopies(
  database: Database,
  wordImageIds: readonly string[],
): Promise<Pick<typeof wordImage.$inferSelect, 'id' | 'status'>[]> {
  const decided = alias(wordImage, 'decided');
  const decidedImage = alias(image, 'decided_image');
  return database
    .selectDistinct({ id: wordImage.id, status: wordImage.status })
    .from(decided)
    .innerJoin(decidedImage, eq(decidedImage.id, decided.imageId))
    .innerJoin(image, and(eq(image.url, decidedImage.url), like(image.url, '/image/%')))
    .innerJoin(
      wordImage,
      and(
        eq(wordImage.imageId, image.id),
        eq(wordImage.wordId, decided.wordId),
        ne(wordImage.id, decided.id),
      ),
    )
    .where(isAmong(decided.id, wordImageIds));
}
