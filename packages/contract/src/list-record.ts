import { z } from '@hono/zod-openapi';
import {
  count,
  id,
  langCode,
  listName,
  listSlug,
  note,
  pictureUrl,
  privacy,
  username,
} from './scalar.ts';

/** A list as a card or a link shows it. */
export const listRecord = z
  .object({
    id,
    slug: listSlug,
    name: listName,
    note,
    langCode,
    privacy,
    wordCount: count.openapi({ description: 'Of those that the reader sees' }),
    username: username
      .nullable()
      .openapi({ description: 'Whose it is: nobody’s, if it came with the content' }),
    isOwn: z.boolean(),
    isLinked: z.boolean().openapi({ description: 'Whether it stands on the reader’s own shelf' }),
    pictures: z
      .array(pictureUrl)
      .openapi({ description: 'Up to four pictures of its first words' }),
  })
  .openapi('ListRecord');

export type ListRecord = z.infer<typeof listRecord>;
