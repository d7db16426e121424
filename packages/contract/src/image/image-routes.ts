import { z } from '@hono/zod-openapi';
import { limits } from '../base/limits.ts';
import { defineRoutes, deleteRoute, uploadRoute } from '../base/route.ts';
import { createdId, feedFields, id } from '../base/scalar.ts';
import { reactionCall } from '../contribution/contribution.ts';
import { imageFeed, imageRecord, uploadedImage } from './image.ts';

const pictureFile = z.file().openapi({
  type: 'string',
  format: 'binary',
  description: `${limits.uploadExtensions}, detected by content; at least ${limits.imageMinPixels} pixels wide and high`,
});

export const imageRoutes = {
  ...defineRoutes('/front-word-image', 'anyone', {
    feed: {
      summary: 'List the images of a word',
      body: z.strictObject({ wordId: id, ...feedFields }),
      success: imageFeed,
    },
    record: {
      summary: 'Get an image',
      body: z.strictObject({ id }),
      success: imageRecord,
      errors: ['NotFound'],
    },
  }),
  ...defineRoutes('/front-word-image', 'learner', {
    pin: {
      summary: 'Pin an image above the others of its word, for yourself, or unpin it',
      body: z.strictObject({ wordImageId: id, pinned: z.boolean().default(true) }),
      success: z.object({ id, isPinned: z.boolean() }),
      errors: ['NotFound', 'MaxWordImagePinsExceeded'],
    },
    reaction: { summary: 'React to an image of somebody else', ...reactionCall },
  }),
  upload: uploadRoute({
    path: '/front-word-image/upload',
    access: 'learner',
    summary: 'Upload an image for a word; it is pending until approved',
    form: z.strictObject({
      id: createdId,
      file: pictureFile,
      wordId: id,
      licence: uploadedImage.licence.trim().max(limits.nameMaxLength).default(''),
      source: uploadedImage.source.trim().max(limits.noteMaxLength).default(''),
    }),
    success: imageRecord,
    errors: [
      'NotFound',
      'ImageMinSize',
      'SimilarRecordAlreadyExists',
      'ImageCannotUploadInDevelopmentFolder',
      'StorageUnavailable',
    ],
  }),
  delete: deleteRoute({
    path: '/front-word-image/delete',
    access: 'learner',
    summary: 'Withdraw your image; admins withdraw any image',
    body: z.strictObject({ id }),
    success: z.object({ id }),
    errors: ['NotFound', 'Forbidden'],
  }),
};
