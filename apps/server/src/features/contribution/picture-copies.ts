import { and, eq, like, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { image, wordImage } from '../../schema/image.ts';

/**
 * The uploaded pictures of the same words with the same files: those that learners have kept of a word that somebody has
 * shared with them. What an admin decides about one picture applies to its copies.
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
