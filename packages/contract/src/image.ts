import { z } from '@hono/zod-openapi';
import { contributionFields } from './contribution.ts';
import { feedFields, feedOf } from './feed.ts';
import { limits } from './limits.ts';
import { reactionRoute } from './reaction.ts';
import { deleteRoute, postRoute, uploadRoute } from './route.ts';
import { entryStatus, id, pictureUrl } from './scalar.ts';

/** A picture of a word as a card shows it. */
export const image = z
  .object({
    id,
    wordId: id,
    url: pictureUrl,
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

/** Where a picture that somebody added is, and what they said of it. */
export const uploadedPicture = {
  url: z.string().openapi({
    example: '/image/75a67baf6fbaa1e3bac48a3db7b3a1841d566f41398a4177b508c6ac38bad36f.webp',
  }),
  licence: z.string().openapi({ example: 'CC0' }),
  source: z.string().openapi({ example: 'Drawn by myself' }),
};

const pictureFile = z.file().openapi({
  type: 'string',
  format: 'binary',
  description: `${limits.uploadExtensions}, whatever its name; at least ${limits.imageMinPixels} pixels wide and high`,
});

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
    errors: ['NotFound'],
  }),
  upload: uploadRoute({
    path: '/front-word-image/upload',
    access: 'learner',
    summary: 'Give a word a picture, which awaits approval',
    form: z.strictObject({
      file: pictureFile,
      wordId: id,
      licence: uploadedPicture.licence.trim().max(limits.nameMaxLength).default(''),
      source: uploadedPicture.source.trim().max(limits.noteMaxLength).default(''),
    }),
    success: imageRecord,
    errors: [
      'NotFound',
      'ImageMinSize',
      'SimilarRecordAlreadyExists',
      'ImageCannotUploadInDevelopmentFolder',
    ],
  }),
  reaction: reactionRoute({
    path: '/front-word-image/reaction',
    summary: 'Like or dislike a picture of a word',
  }),
  pin: postRoute({
    path: '/front-word-image/pin',
    access: 'learner',
    summary: 'Put a picture of a word before the others for oneself, or no longer',
    body: z.strictObject({ wordImageId: id, pinned: z.boolean().default(true) }),
    success: z.object({ id, isPinned: z.boolean() }),
    errors: ['NotFound', 'MaxWordImagePinsExceeded'],
  }),
  delete: deleteRoute({
    path: '/front-word-image/delete',
    access: 'learner',
    summary: 'Take back a picture that one added, unless it is approved; admins take away any',
    body: z.strictObject({ id }),
    success: z.object({ id }),
    errors: ['NotFound', 'Forbidden'],
  }),
};

export type Image = z.infer<typeof image>;
export type ImageRecord = z.infer<typeof imageRecord>;
