import { z } from '@hono/zod-openapi';
import { WordMode } from '../base/enumeration.ts';
import { defineRoutes, deleteRoute, postRoute } from '../base/route.ts';
import {
  checkTextLength,
  createdId,
  defineData,
  entryStatus,
  feedFields,
  homograph,
  id,
  langCode,
  orNull,
  privacy,
  searchText,
  speechPartId,
  textOfMode,
  tranLangCode,
  wordExample,
  wordMode,
  wordModes,
  wordReference,
  wordText,
} from '../base/scalar.ts';
import { wordFeed, wordOption, wordRecord } from '../card/word-record.ts';
import { grammar } from '../grammar/grammar.ts';
import { exampleDetails } from '../grammar/word-details.ts';
import { translation } from '../translation/translation.ts';
import { word } from './word.ts';

const wordTranslationRecord = z
  .object({ id, tranLangCode, trans: z.array(translation) })
  .openapi('WordTranRecord');

/** Identifies a word by its id or, as readable addresses do, by its language and text. */
const wordName = z.union([
  z.strictObject({ id, tranLangCode: tranLangCode.optional() }),
  z
    .strictObject({
      langCode,
      text: textOfMode,
      mode: wordMode.default(WordMode.Word),
      homograph: homograph.optional().describe('By default the first that the reader sees'),
      tranLangCode: tranLangCode.optional(),
    })
    .check(checkTextLength),
]);

/** A word with the status and privacy of the caller's contribution. */
const ownWord = wordReference.extend({ status: entryStatus, privacy }).openapi('OwnWord');

const writingRoutes = {
  create: postRoute({
    path: '/front-word/create',
    access: 'learner',
    summary:
      'Propose a word, or an example or grammar for an existing word. Private contributions are never shown to admins',
    body: z
      .strictObject({
        contributionId: createdId,
        langCode,
        text: textOfMode,
        mode: wordMode.optional(),
        homograph: homograph.optional(),
        example: wordExample.optional(),
        exampleDetails: exampleDetails.optional(),
        grammar: grammar.optional(),
        speechPartId: speechPartId.optional(),
        privacy: privacy.optional(),
        isSeparate: z
          .boolean()
          .optional()
          .describe(
            'Whether it is a word of its own even if its text is a form of another word. It is refused if it exists',
          ),
      })
      .check(checkTextLength),
    success: ownWord,
    errors: ['SimilarRecordAlreadyExists', 'WordIsForm'],
  }),
  update: postRoute({
    path: '/front-word/update',
    access: 'learner',
    summary:
      'Add or change your contribution to a word; it becomes pending again. The text of the word can be changed until it is published; another text is another word, with another id',
    body: z.strictObject({
      id,
      text: textOfMode.optional(),
      example: wordExample.nullable().optional().describe('Null removes it'),
      exampleDetails: orNull(exampleDetails).optional().describe('Null removes it'),
      grammar: orNull(grammar).optional().describe('Null removes it'),
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

export const wordRoutes = {
  ...defineRoutes('/front-word', 'anyone', {
    feed: {
      summary:
        'Search or list words with translations into a language. By default words and idioms, without definitions',
      body: z.strictObject({
        langCode: langCode.optional(),
        tranLangCode: tranLangCode.optional(),
        text: searchText.optional(),
        speechPartId: speechPartId.optional(),
        mode: wordModes.optional(),
        ...feedFields,
      }),
      success: wordFeed,
    },
    entity: {
      summary: 'Get a word with everything its page shows',
      body: wordName,
      success: word,
      errors: ['NotFound'],
    },
    record: {
      summary: 'Get the card of a word',
      body: wordName,
      success: wordRecord,
      errors: ['NotFound'],
    },
    words: {
      summary: 'Get words by id, in the requested order; unknown ids are omitted',
      body: z.strictObject({
        ids: z.array(id).min(1).max(100),
        tranLangCode: tranLangCode.optional(),
      }),
      success: defineData(wordRecord),
    },
    options: {
      summary: 'Complete the text of a word',
      body: z.strictObject({ langCode, text: wordText, tranLangCode: tranLangCode.optional() }),
      success: defineData(wordOption),
    },
  }),
  translationRecord: postRoute({
    path: '/front-word/tran-record',
    access: 'anyone',
    summary: 'Get the translations of a word into one language',
    body: z.strictObject({ id, tranLangCode }),
    success: wordTranslationRecord,
    errors: ['NotFound'],
  }),
  ...writingRoutes,
};

export type OwnWord = z.infer<typeof ownWord>;
