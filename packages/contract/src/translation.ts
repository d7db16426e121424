import { z } from '@hono/zod-openapi';
import { contributionFields } from './contribution.ts';
import { WordMode } from './enumeration.ts';
import { dataOf, feedFields, feedOf } from './feed.ts';
import { reactionRoute } from './reaction.ts';
import { deleteRoute, postRoute } from './route.ts';
import {
  entryStatus,
  exampleId,
  id,
  langCode,
  speechPartId,
  tranLangCode,
  translationText,
  wordMode,
  wordText,
} from './scalar.ts';

/** A word as another thing points at it. */
export const wordReference = z
  .object({ id, text: wordText, langCode, mode: wordMode })
  .openapi('WordReference');

const dest = wordReference.openapi({
  example: { id: exampleId, text: 'Apfel', langCode: 'de', mode: WordMode.Word },
});

/** A translation as a card shows it, seen from one of its words. */
export const translation = z
  .object({ id, wordId: id, speechPartId, status: entryStatus, dest })
  .openapi('Tran');

/** A translation with what people think of it. */
const translationRecord = translation
  .extend({ isPinned: z.boolean(), ...contributionFields })
  .openapi('TranRecord');

export const translationFeed = feedOf(translationRecord).openapi('TranFeed');

const newTranslation = z
  .strictObject({
    wordId: id,
    speechPartId: speechPartId.optional().openapi({
      description: 'Left out, it is that of the word, if the word has only one, else “other”',
    }),
    dest: z.union([
      z.strictObject({ id }),
      z.strictObject({
        text: translationText,
        langCode: tranLangCode,
        mode: wordMode.optional(),
      }),
    ]),
  })
  .openapi('NewTran');

export const translationRoutes = {
  feed: postRoute({
    path: '/front-tran/feed',
    access: 'anyone',
    summary: 'Translations of a word into one language, of one part of speech or of all',
    body: z.strictObject({
      wordId: id,
      langCode: tranLangCode,
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
    errors: ['NotFound'],
  }),
  create: postRoute({
    path: '/front-tran/create',
    access: 'learner',
    summary:
      'Propose translations, all or none; words named by text are created where they are missing. What is here already is answered as it is, unless nothing is new',
    body: z.array(newTranslation).min(1).max(50),
    success: dataOf(translation),
    errors: ['NotFound', 'SimilarRecordAlreadyExists'],
    isCreating: true,
  }),
  update: postRoute({
    path: '/front-tran/update',
    access: 'learner',
    summary: 'Change one’s own translation until it is approved; a rejected one waits again',
    body: z.strictObject({ id, speechPartId }),
    success: translationRecord,
    errors: ['NotFound', 'Forbidden', 'SimilarRecordAlreadyExists'],
  }),
  delete: deleteRoute({
    path: '/front-tran/delete',
    access: 'learner',
    summary: 'Withdraw one’s own translation, until it is approved',
    body: z.strictObject({ id }),
    success: z.object({ id }),
    errors: ['NotFound', 'Forbidden'],
  }),
  reaction: reactionRoute({
    path: '/front-tran/reaction',
    summary: 'Like or dislike a translation that somebody else added',
  }),
  pin: postRoute({
    path: '/front-tran/pin',
    access: 'learner',
    summary: 'Put a translation first among those of a word, for oneself, or no more',
    body: z.strictObject({
      tranId: id,
      wordId: id.optional().openapi({
        description: 'The side it is pinned on; left out, that from which its record is seen',
      }),
      pinned: z.boolean().default(true),
    }),
    success: z.object({ tranId: id, pinned: z.boolean() }),
    errors: ['NotFound', 'MaxTranWordPinsExceeded'],
  }),
};

export type WordReference = z.infer<typeof wordReference>;
export type Translation = z.infer<typeof translation>;
export type NewTranslation = z.infer<typeof newTranslation>;
export type TranslationRecord = z.infer<typeof translationRecord>;
