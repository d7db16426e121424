import { z } from '@hono/zod-openapi';
import { id, tagCode } from './scalar.ts';
import { wordReference } from './translation.ts';

export const tagRecord = z.object({ id, code: tagCode, wordCount: z.int() }).openapi('TagRecord');

/** The link between a tag and a word. */
export const tagWord = z
  .object({ id, tag: tagRecord, word: wordReference })
  .openapi('TagWordRecord');

export type TagRecord = z.infer<typeof tagRecord>;
export type TagWord = z.infer<typeof tagWord>;
