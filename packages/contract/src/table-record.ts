import { z } from '@hono/zod-openapi';
import { count, id, langCode, note, privacy, tableName, tableSlug, username } from './scalar.ts';

/** A table as a card or a link shows it. */
export const tableRecord = z
  .object({
    id,
    slug: tableSlug,
    name: tableName,
    note,
    langCode,
    privacy,
    columnCount: count,
    rowCount: count.openapi({ example: 50 }),
    username: username
      .nullable()
      .openapi({ description: 'Whose it is: nobody’s, if it came with the content' }),
    isOwn: z.boolean(),
    isLinked: z.boolean().openapi({ description: 'Whether it stands on the reader’s own shelf' }),
  })
  .openapi('TableRecord');

export type TableRecord = z.infer<typeof tableRecord>;
