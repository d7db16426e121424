import { z } from '@hono/zod-openapi';
import { defineRoutes, deleteRoute } from '../base/route.ts';
import { defineData, feedFields, id, speechPartId, tranLangCode } from '../base/scalar.ts';
import { reactionCall } from '../contribution/contribution.ts';
import { newTranslation, translation, translationFeed, translationRecord } from './translation.ts';

export const translationRoutes = {
  ...defineRoutes('/front-tran', 'anyone', {
    feed: {
      summary:
        'List the translations of a word into one language, optionally of one part of speech',
      body: z.strictObject({
        wordId: id,
        langCode: tranLangCode,
        speechPartId: speechPartId.optional(),
        ...feedFields,
      }),
      success: translationFeed,
    },
    record: {
      summary: 'Get a translation',
      body: z.strictObject({ id }),
      success: translationRecord,
      errors: ['NotFound'],
    },
  }),
  ...defineRoutes('/front-tran', 'learner', {
    create: {
      summary:
        'Propose translations, all or none; missing words are created, and a form means its word. Existing translations are returned unchanged, but at least one must be new',
      body: z.array(newTranslation).min(1).max(50),
      success: defineData(translation),
      errors: ['NotFound', 'SimilarRecordAlreadyExists', 'WordIsForm'],
    },
    update: {
      summary: 'Change your translation; it becomes pending again',
      body: z.strictObject({ id, speechPartId }),
      success: translationRecord,
      errors: ['NotFound', 'Forbidden', 'SimilarRecordAlreadyExists'],
    },
    pin: {
      summary: 'Pin a translation above the others of its word, for yourself, or unpin it',
      body: z.strictObject({
        tranId: id,
        wordId: id
          .optional()
          .describe('The word that it is pinned on; by default the word of its record'),
        pinned: z.boolean().default(true),
      }),
      success: z.object({ tranId: id, pinned: z.boolean() }),
      errors: ['NotFound', 'MaxTranWordPinsExceeded'],
    },
    reaction: { summary: 'React to a translation of somebody else', ...reactionCall },
  }),
  delete: deleteRoute({
    path: '/front-tran/delete',
    access: 'learner',
    summary: 'Withdraw your translation; it stays if others proposed it too',
    body: z.strictObject({ id }),
    success: z.object({ id }),
    errors: ['NotFound', 'Forbidden'],
  }),
};
