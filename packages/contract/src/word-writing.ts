import { z } from '@hono/zod-openapi';
import { postRoute } from './route.ts';
import {
  entryStatus,
  id,
  langCode,
  privacy,
  speechPartId,
  wordExample,
  wordMode,
  wordText,
} from './scalar.ts';
import { wordReference } from './translation.ts';

/** A word as whoever brought it here sees it. */
const ownWord = wordReference.extend({ status: entryStatus, privacy }).openapi('OwnWord');

export const wordWritingRoutes = {
  create: postRoute({
    path: '/front-word/create',
    access: 'learner',
    summary: 'Propose a word, or keep one for oneself: a private word waits for nobody’s approval',
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
      'Change one’s own word until it is approved; a rejected one waits again. A word that several brought keeps its text and its example',
    body: z.strictObject({
      id,
      text: wordText.optional(),
      example: wordExample.nullable().optional().openapi({ description: 'Null takes it away' }),
      speechPartIds: z.array(speechPartId).max(10).optional(),
      privacy: privacy.optional(),
    }),
    success: ownWord,
    errors: ['NotFound', 'Forbidden', 'SimilarRecordAlreadyExists'],
  }),
};
