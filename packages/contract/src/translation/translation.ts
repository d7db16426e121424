import { z } from '@hono/zod-openapi';
import { WordMode } from '../base/enumeration.ts';
import {
  checkTextLength,
  createdId,
  defineFeed,
  entryStatus,
  exampleId,
  homograph,
  id,
  langCode,
  orNull,
  speechPartId,
  storedLangCode,
  textOfMode,
  wordMode,
  wordReference,
} from '../base/scalar.ts';
import { contributionFields } from '../contribution/contribution.ts';

const dest = wordReference.openapi({
  example: { id: exampleId, text: 'Apfel', langCode: 'de', mode: WordMode.Word, homograph: 1 },
});

const sense = z.record(storedLangCode, z.string()).openapi({
  description:
    'Tells the meaning from others of the same texts, by language: that of the word or of its translation',
  example: { en: 'of the alphabet' },
});

/** A translation as cards show it: `dest` is the other one of its two words. */
export const translation = z
  .object({
    id,
    wordId: id,
    speechPartId,
    status: entryStatus,
    sense: orNull(sense).optional(),
    dest,
  })
  .openapi('Tran');

/** A translation with its reactions. */
export const translationRecord = translation
  .extend({ isPinned: z.boolean(), ...contributionFields })
  .openapi('TranRecord');

export const translationFeed = defineFeed(translationRecord).openapi('TranFeed');

export const newTranslation = z
  .strictObject({
    id: createdId,
    wordId: id,
    speechPartId: speechPartId
      .optional()
      .describe(
        'By default the part of speech of the word if it has exactly one, otherwise “other”',
      ),
    dest: z.union([
      z.strictObject({ id }),
      z
        .strictObject({
          text: textOfMode.openapi({ example: 'Apfel' }),
          langCode: langCode.openapi({ example: 'de' }),
          mode: wordMode.optional(),
          homograph: homograph.optional(),
        })
        .check(checkTextLength),
    ]),
  })
  .openapi('NewTran');

export type Translation = z.infer<typeof translation>;

export type NewTranslation = z.infer<typeof newTranslation>;

export type TranslationRecord = z.infer<typeof translationRecord>;
