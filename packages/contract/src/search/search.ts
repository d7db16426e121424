import { z } from '@hono/zod-openapi';
import { formKinds } from '../base/enumeration.ts';
import { getRoute } from '../base/route.ts';
import { langCode, searchText, tranLangCode, wordText } from '../base/scalar.ts';
import { wordRecord } from '../card/word-record.ts';
import { listRecord } from '../collection/list.ts';
import { tableRecord } from '../collection/table.ts';
import { tagRecord } from '../tag/tag.ts';

/** A word that was found by another of its texts. */
const foundWord = wordRecord
  .extend({
    form: z
      .object({ text: wordText.openapi({ example: 'Häuser' }), kind: z.enum(formKinds), langCode })
      .optional()
      .describe('The form of the word, or of a translation, that matches the text'),
  })
  .openapi('FoundWord');

const searchResult = z
  .object({
    searchedText: z.string().nullable().openapi({
      description: 'What was searched for instead, because nothing was found for the text as typed',
      example: 'привет',
    }),
    words: z.array(foundWord),
    lists: z.array(listRecord),
    tables: z.array(tableRecord),
    tags: z.array(tagRecord),
  })
  .openapi('SearchResult');

export const searchRoutes = {
  search: getRoute({
    path: '/front-general/search',
    access: 'anyone',
    summary: 'Search words, lists, tables and tags; words are also found by their translations',
    request: {
      query: z.strictObject({
        s: searchText,
        langCode: langCode.optional(),
        tranLangCode: tranLangCode.optional(),
        asTyped: z.enum(['true', 'false']).optional().openapi({
          description: 'Whether to search for the text as typed only, and for similar spellings',
          example: 'true',
        }),
      }),
    },
    success: searchResult,
  }),
};

export type FoundWord = z.infer<typeof foundWord>;
export type SearchResult = z.infer<typeof searchResult>;
