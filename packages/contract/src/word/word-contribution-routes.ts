import { z } from '@hono/zod-openapi';
import { deleteRoute, postRoute } from '../base/route.ts';
import {
  entryStatus,
  id,
  langCode,
  privacy,
  speechPartId,
  wordExample,
  wordMode,
  wordReference,
  wordText,
} from '../base/scalar.ts';

/** A word with the status and privacy of the caller's contribution. */
const ownWord = wordReference.extend({ status: entryStatus, privacy }).openapi('OwnWord');

export const wordWritingRoutes = {
  create: postRoute({
    path: '/front-word/create',
    access: 'learner',
    summary:
      'Propose a word, or an example for an existing word. Private contributions are never shown to admins',
    body: z.strictObject({
      langCode,
      text: wordText,
      mode: wordMode.optional(),
      example: wordExample.optional(),
      speechPartId: speechPartId.optional(),
      privacy: privacy.optional(),
    }),
    success: ownWord,
    errors: ['SimilarRecordAlreadyExists'],
    isCreating: true,
  }),
  update: postRoute({
    path: '/front-word/update',
    access: 'learner',
    summary:
      'Add or change your contribution to a word; it becomes pending again. The text of the word can be changed until it is published. Making a public contribution private gives it another word id',
    body: z.strictObject({
      id,
      text: wordText.optional(),
      example: wordExample.nullable().optional().openapi({ description: 'Null removes it' }),
      speechPartIds: z.array(speechPartId).max(10).optional(),
      privacy: privacy.optional(),
    }),
    success: ownWord,
    errors: ['NotFound', 'Forbidden', 'SimilarRecordAlreadyExists'],
  }),
  delete: deleteRoute({
    path: '/front-word/delete',
    access: 'learner',
    summary:
      'Withdraw your contribution to a word, and the word itself if nothing else supports it. Admins withdraw any published word',
    body: z.strictObject({ id }),
    success: z.object({ id }),
    errors: ['NotFound', 'Forbidden'],
  }),
};
