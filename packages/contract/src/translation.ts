import { z } from '@hono/zod-openapi';
import { contributionFields } from './contribution.ts';
import { feedFields, feedOf } from './feed.ts';
import { postRoute } from './route.ts';
import { entryStatus, id, langCode, speechPartId, wordMode, wordText } from './scalar.ts';

/** A word as another thing points at it. */
export const wordReference = z
  .object({ id, text: wordText, langCode, mode: wordMode })
  .openapi('WordReference');

/** A translation as a card shows it, seen from one of its words. */
export const translation = z
  .object({ id, wordId: id, speechPartId, status: entryStatus, dest: wordReference })
  .openapi('Tran');

/** A translation with what people think of it. */
export const translationRecord = translation
  .extend({ isPinned: z.boolean(), ...contributionFields })
  .openapi('TranRecord');

export const translationFeed = feedOf(translationRecord).openapi('TranFeed');

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
    success: translationRecord,
  }),
};

export type WordReference = z.infer<typeof wordReference>;
export type Translation = z.infer<typeof translation>;
export type TranslationRecord = z.infer<typeof translationRecord>;
