import { z } from '@hono/zod-openapi';
import { contributionFields } from './contribution.ts';
import { feedFields, feedOf } from './feed.ts';
import { postRoute } from './route.ts';
import { entryStatus, id } from './scalar.ts';

/** A picture of a word as a card shows it. */
export const image = z
  .object({
    id,
    wordId: id,
    url: z.string().openapi({ example: '/picture/1f34e.svg' }),
    status: entryStatus,
    licence: z.string().openapi({ example: 'MIT' }),
    source: z.string().openapi({ example: 'Fluent Emoji by Microsoft' }),
  })
  .openapi('WordImage');

/** A picture of a word with what people think of it. */
export const imageRecord = image
  .extend({ isPinned: z.boolean(), ...contributionFields })
  .openapi('WordImageRecord');

export const imageFeed = feedOf(imageRecord).openapi('WordImageFeed');

export const imageRoutes = {
  feed: postRoute({
    path: '/front-word-image/feed',
    access: 'anyone',
    summary: 'Pictures of a word',
    body: z.strictObject({ wordId: id, ...feedFields }),
    success: imageFeed,
  }),
  record: postRoute({
    path: '/front-word-image/record',
    access: 'anyone',
    summary: 'One picture of a word',
    body: z.strictObject({ id }),
    success: imageRecord,
  }),
};

export type Image = z.infer<typeof image>;
export type ImageRecord = z.infer<typeof imageRecord>;
