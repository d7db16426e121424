import { type SQL, sql } from 'drizzle-orm';
import { unplanned } from '../database/sql.ts';
import { visible } from './visible.ts';

/**
 * Words by a pattern, to select from. The planner does not know how few they are: without the fence
 * of the offset it would rather read a whole language than the index of trigrams.
 */
export const wordsLike = (pattern: string): SQL => sql`(
  select word.* from word
  where ${visible} and word.search_text like ${unplanned(pattern, 'text')}
  offset 0
) as word`;
