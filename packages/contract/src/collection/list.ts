import { z } from '@hono/zod-openapi';
import { limits } from '../base/limits.ts';
import {
  count,
  id,
  imageUrl,
  langCode,
  listName,
  listSlug,
  textOfMode,
  wordText,
} from '../base/scalar.ts';
import { wordFeed } from '../card/word-record.ts';
import { collectionFields, recordFields } from './collection.ts';

/** A list as cards and links show it. */
export const listRecord = z
  .object({
    id,
    slug: listSlug,
    name: listName,
    ...recordFields,
    wordCount: count.describe('The number of words visible to the reader'),
    pictures: z.array(imageUrl).describe('Up to four images of its first words'),
    firstWords: z.array(textOfMode).describe('Up to four of its first public words'),
  })
  .openapi('ListRecord');

export type ListRecord = z.infer<typeof listRecord>;

/** A list as its page shows it. */
export const list = listRecord.extend({ wordFeed }).openapi('ListEntity');

export type List = z.infer<typeof list>;

/** More than a list may hold, so that the error can name the limit of a list. */
const maxWordsInRequest = 2 * limits.listMaxWords;

const { created, changed } = collectionFields({ name: listName, slug: 'fruit-bowl' });

/** The fields of a new list without its words. */
export const newListFields = created;

export const newList = {
  ...newListFields,
  words: z
    .array(z.union([z.strictObject({ id }), z.strictObject({ text: wordText })]))
    .max(maxWordsInRequest)
    .default([])
    .describe('In this order, each by its id or its text; missing words are created'),
};

export const listChange = {
  ...changed,
  langCode: langCode.optional().describe('Only while the list is empty'),
};
