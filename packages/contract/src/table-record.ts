import { z } from '@hono/zod-openapi';
import { id, langCode, privacy, slug } from './scalar.ts';

/** A table as a card or a link shows it. */
export const tableRecord = z
  .object({
    id,
    slug,
    name: z.string(),
    note: z.string(),
    langCode,
    privacy,
    columnCount: z.int(),
    rowCount: z.int(),
    username: z
      .string()
      .nullable()
      .openapi({ description: 'Whose it is: nobody’s, if it came with the content' }),
    isOwn: z.boolean(),
    isLinked: z.boolean().openapi({ description: 'Whether it stands on the reader’s own shelf' }),
  })
  .openapi('TableRecord');

export type TableRecord = z.infer<typeof tableRecord>;
