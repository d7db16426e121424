import { z } from '@hono/zod-openapi';
import { defineFeed, entryStatus, id, imageUrl } from '../base/scalar.ts';
import { contributionFields } from '../contribution/contribution.ts';

/** An image of a word as cards show it. */
export const image = z
  .object({
    id,
    wordId: id,
    url: imageUrl,
    status: entryStatus,
    licence: z.string().openapi({ example: 'MIT' }),
    source: z.string().openapi({ example: 'Fluent Emoji by Microsoft' }),
    isDecorative: z
      .boolean()
      .optional()
      .openapi({ example: false })
      .describe('Whether it goes with the word without telling it. No question asks for it'),
  })
  .openapi('WordImage');

/** An image of a word with its reactions. */
export const imageRecord = image
  .extend({ isPinned: z.boolean(), ...contributionFields })
  .openapi('WordImageRecord');

export const imageFeed = defineFeed(imageRecord).openapi('WordImageFeed');

/** The URL and the attribution of an uploaded image. */
export const uploadedImage = {
  url: z.string().openapi({
    example: '/image/75a67baf6fbaa1e3bac48a3db7b3a1841d566f41398a4177b508c6ac38bad36f.webp',
  }),
  licence: z.string().openapi({ example: 'CC0' }),
  source: z.string().openapi({ example: 'Drawn by myself' }),
};

export type Image = z.infer<typeof image>;

export type ImageRecord = z.infer<typeof imageRecord>;
