import { z } from '@hono/zod-openapi';
import { defineRoutes } from '../base/route.ts';
import { id, openedIds, speechPartId, storedLangCode, tranLangCode } from '../base/scalar.ts';
import { wordRecord } from '../card/word-record.ts';
import { translation } from '../translation/translation.ts';

const maxWords = 200;

const accepted = z
  .array(z.object({ text: z.string(), speechPartId }))
  .openapi({ example: [{ text: 'Apfelfrucht', speechPartId: 6 }] });

/** A word with everything that a device needs without a connection: for quizzes, lessons, its page, and search. */
const offlineWord = z
  .object({
    word: wordRecord.describe('Its example has translations into the requested language only'),
    accepted: accepted.describe('Other words with the same first translation'),
    definitions: z
      .array(translation)
      .describe('Its definitions in its own language; empty for definitions'),
    homographs: z
      .array(wordRecord)
      .describe('Words with the same text as it or its first translation, for quizzes'),
    acceptedByDefinition: accepted.describe('Other words with the same first definition'),
    spellings: z
      .array(z.object({ langCode: storedLangCode, text: z.string(), spelling: z.string() }))
      .optional()
      .openapi({
        description: 'Other spellings of its translations and of other words that are right',
        example: [{ langCode: 'en', text: 'colour', spelling: 'color' }],
      }),
  })
  .openapi('OfflineWord');

export const offlineRoutes = defineRoutes('/front-offline', 'anyone', {
  words: {
    summary:
      'Get words for practice without a connection. Words that do not exist any more, or that you cannot see, are left out',
    body: z.strictObject({ ids: z.array(id).min(1).max(maxWords), tranLangCode, openedIds }),
    success: z.object({ words: z.array(offlineWord) }),
  },
});

export type OfflineWord = z.infer<typeof offlineWord>;
