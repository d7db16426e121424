import { z } from '@hono/zod-openapi';
import { contributionFields } from './contribution.ts';
import { count, entryStatus, id, tagCode } from './scalar.ts';
import { wordReference } from './translation.ts';

export const tagRecord = z.object({ id, code: tagCode, wordCount: count }).openapi('TagRecord');

/** The link between a tag and a word, with what people think of it. */
export const tagWord = z
  .object({
    id,
    tag: tagRecord,
    word: wordReference,
    status: entryStatus,
    ...contributionFields,
  })
  .openapi('TagWordRecord');

export type TagRecord = z.infer<typeof tagRecord>;
export type TagWord = z.infer<typeof tagWord>;
