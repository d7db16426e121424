import { z } from '@hono/zod-openapi';
import { feedFields, feedOf } from './feed.ts';
import { linkAnswer, linkRequest, linkTo } from './link.ts';
import { listChange, newList } from './list-draft.ts';
import { listFileRoutes } from './list-file.ts';
import { listRecord } from './list-record.ts';
import { deleteRoute, postRoute } from './route.ts';
import { id, langCode, listSlug, searchText, tranLangCode } from './scalar.ts';
import { wordFeed } from './word.ts';

/** A list as its own page shows it. */
const list = listRecord.extend({ wordFeed }).openapi('ListEntity');

/** Where it is to stand, counted from 1; what is beyond the end is last. */
const position = z.int().min(1).openapi({ example: 2 });

export const listRoutes = {
  feed: postRoute({
    path: '/front-list/feed',
    access: 'anyone',
    summary: 'Public lists',
    body: z.strictObject({
      langCode: langCode.optional(),
      text: searchText.optional(),
      wordId: id.optional(),
      own: z.boolean().optional().openapi({ description: 'The reader’s own instead' }),
      linked: z.boolean().optional().openapi({ description: 'Only those on the reader’s shelf' }),
      ...feedFields,
    }),
    success: feedOf(listRecord).openapi('ListFeed'),
    errors: ['NotAuthorized'],
  }),
  entity: postRoute({
    path: '/front-list/entity',
    access: 'anyone',
    summary: 'A list with the first page of its words, beside a second language if one is named',
    body: z.union([
      z.strictObject({ id, tranLangCode: tranLangCode.optional() }),
      z.strictObject({ slug: listSlug, tranLangCode: tranLangCode.optional() }),
    ]),
    success: list,
    errors: ['NotFound'],
  }),
  record: postRoute({
    path: '/front-list/record',
    access: 'anyone',
    summary: 'A list in short',
    body: z.union([z.strictObject({ id }), z.strictObject({ slug: listSlug })]),
    success: listRecord,
    errors: ['NotFound'],
  }),
  wordFeed: postRoute({
    path: '/front-list/word-feed',
    access: 'anyone',
    summary: 'Words of a list, in its order',
    body: z.strictObject({ listId: id, tranLangCode: tranLangCode.optional(), ...feedFields }),
    success: wordFeed,
    errors: ['NotFound'],
  }),
  create: postRoute({
    path: '/front-list/create',
    access: 'learner',
    summary: 'A new list, with words or without',
    isCreating: true,
    body: z.strictObject(newList),
    success: listRecord,
    errors: ['SlugInvalid', 'SlugAlreadyExists', 'ListMaxWordsExceeded', 'LinkResourceNotFound'],
  }),
  update: postRoute({
    path: '/front-list/update',
    access: 'learner',
    summary: 'Change what a list is called, where it is found and who sees it',
    body: z.strictObject({ id, ...listChange }),
    success: listRecord,
    errors: ['NotFound', 'Forbidden', 'SlugInvalid', 'SlugAlreadyExists'],
  }),
  delete: deleteRoute({
    path: '/front-list/delete',
    access: 'learner',
    summary: 'Delete a list; its words stay',
    body: z.strictObject({ id }),
    success: z.object({ id }),
    errors: ['NotFound', 'Forbidden'],
  }),
  linkWord: postRoute({
    path: '/front-list/link-word',
    access: 'learner',
    summary: 'Add words to a list, after those that are there, or take words out of it',
    body: linkTo({ listId: id }),
    success: listRecord,
    errors: ['NotFound', 'Forbidden', 'LinkResourceNotFound', 'ListMaxWordsExceeded'],
  }),
  order: postRoute({
    path: '/front-list/order',
    access: 'learner',
    summary: 'Put a word elsewhere in its list',
    body: z.strictObject({ listId: id, wordId: id, position }),
    success: z.object({ listId: id, wordId: id, position }),
    errors: ['NotFound', 'Forbidden'],
  }),
  link: postRoute({
    path: '/front-list/link',
    access: 'learner',
    summary:
      'Put public lists of others on one’s own shelf, or take them off; the parent is oneself',
    body: linkRequest,
    success: linkAnswer,
    errors: ['Forbidden', 'LinkResourceNotFound', 'LinkToOwn', 'LinkToPrivate'],
  }),
  ...listFileRoutes,
};

export type List = z.infer<typeof list>;
export type NewList = z.infer<
  (typeof listRoutes.create.request.body.content)['application/json']['schema']
>;
