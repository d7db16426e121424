import { z } from '@hono/zod-openapi';
import { id, langCode, privacy, slug } from './scalar.ts';

/** A list as a card or a link shows it. */
export const listRecord = z
  .object({
    id,
    slug,
    name: z.string(),
    note: z.string(),
    langCode,
    privacy,
    wordCount: z.int(),
    pictures: z
      .array(z.string())
      .openapi({ description: 'Up to four pictures of its first words' }),
  })
  .openapi('ListRecord');

export type ListRecord = z.infer<typeof listRecord>;
