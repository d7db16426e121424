import { z } from '@hono/zod-openapi';
import { feedFields, feedOf } from './feed.ts';
import { listRecord } from './list-record.ts';
import { postRoute } from './route.ts';
import { id, langCode, searchText, slug } from './scalar.ts';
import { wordFeed } from './word.ts';

/** A list as its own page shows it. */
const list = listRecord.extend({ wordFeed }).openapi('ListEntity');

export const listRoutes = {
  feed: postRoute({
    path: '/front-list/feed',
    access: 'anyone',
    summary: 'Public lists',
    body: z.strictObject({
      langCode: langCode.optional(),
      text: searchText.optional(),
      wordId: id.optional(),
      ...feedFields,
    }),
    success: feedOf(listRecord).openapi('ListFeed'),
  }),
  entity: postRoute({
    path: '/front-list/entity',
    access: 'anyone',
    summary: 'A list with the first page of its words, beside a second language if one is named',
    body: z.union([
      z.strictObject({ id, tranLangCode: langCode.optional() }),
      z.strictObject({ slug, tranLangCode: langCode.optional() }),
    ]),
    success: list,
  }),
  record: postRoute({
    path: '/front-list/record',
    access: 'anyone',
    summary: 'A list in short',
    body: z.union([z.strictObject({ id }), z.strictObject({ slug })]),
    success: listRecord,
  }),
  wordFeed: postRoute({
    path: '/front-list/word-feed',
    access: 'anyone',
    summary: 'Words of a list, in its order',
    body: z.strictObject({ listId: id, tranLangCode: langCode.optional(), ...feedFields }),
    success: wordFeed,
  }),
};

export type List = z.infer<typeof list>;
