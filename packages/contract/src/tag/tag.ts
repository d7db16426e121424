import { z } from '@hono/zod-openapi';
import {
  count,
  entryStatus,
  id,
  langCode,
  tagCode,
  textOfMode,
  wordReference,
} from '../base/scalar.ts';
import { wordFeed } from '../card/word-record.ts';
import { contributionFields } from '../contribution/contribution.ts';

const name = z.string().openapi({
  example: 'Fruit',
  description: 'In the locale of the reader. A tag without a name has its code here',
});

export const tagRecord = z
  .object({ id, code: tagCode, name, wordCount: count })
  .openapi('TagRecord');

/** A tag as the feed of a language shows it. */
export const tagOfLanguage = tagRecord
  .extend({
    firstWords: z
      .array(textOfMode)
      .describe('Up to three of its first public words in the language'),
  })
  .openapi('TagOfLanguage');

/** A tag on a word with its reactions. */
export const tagWord = z
  .object({
    id,
    tag: tagRecord,
    word: wordReference,
    status: entryStatus,
    ...contributionFields,
  })
  .openapi('TagWordRecord');

export type TagOfLanguage = z.infer<typeof tagOfLanguage>;

export type TagRecord = z.infer<typeof tagRecord>;

export type TagWord = z.infer<typeof tagWord>;

/** A tag as its page shows it, with words of one language. */
export const tag = tagRecord.extend({ langCode, wordFeed }).openapi('TagEntity');
