import { z } from '@hono/zod-openapi';
import { limits } from '../base/limits.ts';
import { id, langCode, listName, wordText } from '../base/scalar.ts';
import { collectionFields } from './new-collection.ts';

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
    .openapi({
      description: 'In this order, each by its id or its text; missing words are created',
    }),
};

export const listChange = {
  ...changed,
  langCode: langCode.optional().openapi({ description: 'Only while the list is empty' }),
};
