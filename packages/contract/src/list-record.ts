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
    wordCount: z.int().openapi({ description: 'Of those that the reader sees' }),
    username: z
      .string()
      .nullable()
      .openapi({ description: 'Whose it is: nobody’s, if it came with the content' }),
    isOwn: z.boolean(),
    isLinked: z.boolean().openapi({ description: 'Whether it stands on the reader’s own shelf' }),
    pictures: z
      .array(z.string())
      .openapi({ description: 'Up to four pictures of its first words' }),
  })
  .openapi('ListRecord');

export type ListRecord = z.infer<typeof listRecord>;
