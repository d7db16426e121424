import { z } from '@hono/zod-openapi';
import { getRoute } from '../base/route.ts';
import { langCode, searchText, tranLangCode } from '../base/scalar.ts';
import { wordRecord } from '../card/word-record.ts';
import { listRecord } from '../collection/list.ts';
import { tableRecord } from '../collection/table.ts';
import { tagRecord } from '../tag/tag.ts';

const searchResult = z
  .object({
    words: z.array(wordRecord),
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
      }),
    },
    success: searchResult,
  }),
};

export type SearchResult = z.infer<typeof searchResult>;
