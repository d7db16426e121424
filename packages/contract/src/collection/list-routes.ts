import { z } from '@hono/zod-openapi';
import { linkAnswer, linkRequest, linkTo } from '../base/link.ts';
import { defineRoutes, deleteRoute } from '../base/route.ts';
import {
  defineFeed,
  feedFields,
  id,
  langCode,
  listSlug,
  searchText,
  tranLangCode,
} from '../base/scalar.ts';
import { wordFeed } from '../card/word-record.ts';
import { list, listChange, listRecord, newList } from './list.ts';
import { listFileRoutes } from './list-file-routes.ts';

/** Counted from 1; a position past the end means last. */
const position = z.int().min(1).openapi({ example: 2 });

export const listRoutes = {
  ...defineRoutes('/front-list', 'anyone', {
    feed: {
      summary: 'Search public lists',
      body: z.strictObject({
        langCode: langCode.optional(),
        text: searchText.optional(),
        wordId: id.optional(),
        own: z.boolean().optional().describe('Only lists of the reader'),
        linked: z.boolean().optional().describe('Only lists that the reader saved'),
        ...feedFields,
      }),
      success: defineFeed(listRecord).openapi('ListFeed'),
      errors: ['NotAuthorized'],
    },
    entity: {
      summary: 'Get a list with the first page of its words, optionally with translations',
      body: z.union([
        z.strictObject({ id, tranLangCode: tranLangCode.optional() }),
        z.strictObject({ slug: listSlug, tranLangCode: tranLangCode.optional() }),
      ]),
      success: list,
      errors: ['NotFound'],
    },
    record: {
      summary: 'Get the card of a list',
      body: z.union([z.strictObject({ id }), z.strictObject({ slug: listSlug })]),
      success: listRecord,
      errors: ['NotFound'],
    },
    wordFeed: {
      summary: 'List the words of a list in its order',
      body: z.strictObject({ listId: id, tranLangCode: tranLangCode.optional(), ...feedFields }),
      success: wordFeed,
      errors: ['NotFound'],
    },
  }),
  ...defineRoutes('/front-list', 'learner', {
    create: {
      summary: 'Create a list, optionally with words',
      body: z.strictObject(newList),
      success: listRecord,
      errors: [
        'SimilarRecordAlreadyExists',
        'SlugInvalid',
        'SlugAlreadyExists',
        'ListMaxWordsExceeded',
        'LinkResourceNotFound',
      ],
    },
    update: {
      summary: 'Change the name, note, slug, privacy or language of a list',
      body: z.strictObject({ id, ...listChange }),
      success: listRecord,
      errors: ['NotFound', 'Forbidden', 'SlugInvalid', 'SlugAlreadyExists'],
    },
    linkWord: {
      summary: 'Append words to a list or remove words from it',
      body: linkTo({ listId: id }),
      success: listRecord,
      errors: ['NotFound', 'Forbidden', 'LinkResourceNotFound', 'ListMaxWordsExceeded'],
    },
    order: {
      summary: 'Move a word within a list',
      body: z.strictObject({ listId: id, wordId: id, position }),
      success: z.object({ listId: id, wordId: id, position }),
      errors: ['NotFound', 'Forbidden'],
    },
    link: {
      summary:
        'Save public lists of others or remove them from your saved lists; `parentId` is your own id',
      body: linkRequest,
      success: linkAnswer,
      errors: ['Forbidden', 'LinkResourceNotFound', 'LinkToOwn', 'LinkToPrivate'],
    },
  }),
  delete: deleteRoute({
    path: '/front-list/delete',
    access: 'learner',
    summary: 'Delete a list; its words stay',
    body: z.strictObject({ id }),
    success: z.object({ id }),
    errors: ['NotFound', 'Forbidden'],
  }),
  ...listFileRoutes,
};

export type NewList = z.infer<
  (typeof listRoutes.create.request.body.content)['application/json']['schema']
>;
