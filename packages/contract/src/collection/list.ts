import { z } from '@hono/zod-openapi';
import {
  count,
  id,
  imageUrl,
  listName,
  listSlug,
  note,
  privacy,
  storedLangCode,
  username,
} from '../base/scalar.ts';
import { wordFeed } from '../card/word-record.ts';

/** A list as cards and links show it. */
export const listRecord = z
  .object({
    id,
    slug: listSlug,
    name: listName,
    note,
    langCode: storedLangCode,
    privacy,
    wordCount: count.openapi({ description: 'The number of words visible to the reader' }),
    username: username.nullable().openapi({ description: 'Its owner; null for starter content' }),
    isOwn: z.boolean(),
    isLinked: z.boolean().openapi({ description: 'Whether the reader saved it' }),
    pictures: z.array(imageUrl).openapi({ description: 'Up to four images of its first words' }),
  })
  .openapi('ListRecord');

export type ListRecord = z.infer<typeof listRecord>;

/** A list as its page shows it. */
export const list = listRecord.extend({ wordFeed }).openapi('ListEntity');

export type List = z.infer<typeof list>;
