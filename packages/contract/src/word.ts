import { z } from '@hono/zod-openapi';
import { WordMode } from './enumeration.ts';
import { dataOf, feedFields, feedOf } from './feed.ts';
import { image, imageFeed } from './image.ts';
import { listRecord } from './list-record.ts';
import { orNull } from './or-null.ts';
import { postRoute } from './route.ts';
import {
  entryStatus,
  id,
  knowing,
  langCode,
  privacy,
  reason,
  searchText,
  speechPartId,
  tranLangCode,
  wordExample,
  wordMode,
  wordText,
} from './scalar.ts';
import { tableRecord } from './table-record.ts';
import { tagWord } from './tag-record.ts';
import { translation, translationFeed, wordReference } from './translation.ts';
import { wordWritingRoutes } from './word-writing.ts';

/** A word as a card shows it: with its first picture and its translations into one language. */
export const wordRecord = z
  .object({
    id,
    text: wordText,
    langCode,
    mode: wordMode,
    example: wordExample.nullable(),
    knowing,
    image: orNull(image),
    trans: z.array(translation),
  })
  .openapi('WordRecord');

const wordTranslationRecord = z
  .object({ id, tranLangCode, trans: z.array(translation) })
  .openapi('WordTranRecord');

/** A word as its own page shows it. */
const word = z
  .object({
    id,
    text: wordText,
    langCode,
    mode: wordMode,
    example: wordExample.nullable(),
    active: z.boolean(),
    status: entryStatus,
    reason: reason.nullable().openapi({
      description: 'Why it was rejected; nobody but its authors is told',
      example: null,
    }),
    privacy: privacy.nullable().openapi({
      description: 'For whom the reader brought it; null for what others brought',
      example: null,
    }),
    knowing,
    speechParts: z.array(z.object({ speechPartId, tranFeed: translationFeed })),
    imageFeed,
    tagFeed: feedOf(tagWord),
    listFeed: feedOf(listRecord),
    tableFeed: feedOf(tableRecord),
  })
  .openapi('WordEntity');

export const wordFeed = feedOf(wordRecord).openapi('WordFeed');

/** A word is named by its id or, in readable addresses, by its language and text. */
const wordName = z.union([
  z.strictObject({ id, tranLangCode: tranLangCode.optional() }),
  z.strictObject({
    langCode,
    text: wordText,
    mode: wordMode.default(WordMode.Word),
    tranLangCode: tranLangCode.optional(),
  }),
]);

export const wordRoutes = {
  feed: postRoute({
    path: '/front-word/feed',
    access: 'anyone',
    summary: 'Words of a language, searched or whole, with translations into another',
    body: z.strictObject({
      langCode: langCode.optional(),
      tranLangCode: tranLangCode.optional(),
      text: searchText.optional(),
      speechPartId: speechPartId.optional(),
      mode: wordMode.optional(),
      ...feedFields,
    }),
    success: wordFeed,
  }),
  entity: postRoute({
    path: '/front-word/entity',
    access: 'anyone',
    summary: 'A word with everything its page shows',
    body: wordName,
    success: word,
    errors: ['NotFound'],
  }),
  record: postRoute({
    path: '/front-word/record',
    access: 'anyone',
    summary: 'A word in short',
    body: wordName,
    success: wordRecord,
    errors: ['NotFound'],
  }),
  translationRecord: postRoute({
    path: '/front-word/tran-record',
    access: 'anyone',
    summary: 'The translations of a word into one language',
    body: z.strictObject({ id, tranLangCode }),
    success: wordTranslationRecord,
    errors: ['NotFound'],
  }),
  words: postRoute({
    path: '/front-word/words',
    access: 'anyone',
    summary: 'Several words by id, in the order asked for; unknown ids are left out',
    body: z.strictObject({
      ids: z.array(id).min(1).max(100),
      tranLangCode: tranLangCode.optional(),
    }),
    success: dataOf(wordRecord),
  }),
  options: postRoute({
    path: '/front-word/options',
    access: 'anyone',
    summary: 'Words that begin with what is being typed',
    body: z.strictObject({ langCode, text: wordText }),
    success: dataOf(wordReference),
  }),
  ...wordWritingRoutes,
};

export type Word = z.infer<typeof word>;
export type WordRecord = z.infer<typeof wordRecord>;
