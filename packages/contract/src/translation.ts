import { z } from '@hono/zod-openapi';
import { feedFields, feedOf } from './feed.ts';
import { postRoute } from './route.ts';
import { entryStatus, id, langCode, speechPartId, wordMode, wordText } from './scalar.ts';

/** A word as another thing points at it. */
export const wordReference = z
  .object({ id, text: wordText, langCode, mode: wordMode })
  .openapi('WordReference');

export const translation = z
  .object({ id, wordId: id, speechPartId, status: entryStatus, dest: wordReference })
  .openapi('Tran');

export const translationFeed = feedOf(translation).openapi('TranFeed');

export const translationRoutes = {
  feed: postRoute({
    path: '/front-tran/feed',
    access: 'anyone',
    summary: 'Translations of a word into one language, of one part of speech or of all',
    body: z.strictObject({
      wordId: id,
      langCode,
      speechPartId: speechPartId.optional(),
      ...feedFields,
    }),
    success: translationFeed,
  }),
  record: postRoute({
    path: '/front-tran/record',
    access: 'anyone',
    summary: 'One translation',
    body: z.strictObject({ id }),
    success: translation,
  }),
};

export type WordReference = z.infer<typeof wordReference>;
export type Translation = z.infer<typeof translation>;
