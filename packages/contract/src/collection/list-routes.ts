import { z } from '@hono/zod-openapi';
import { linkTo } from '../base/link.ts';
import { defineRoutes } from '../base/route.ts';
import { feedFields, id, listSlug, tranLangCode } from '../base/scalar.ts';
import { wordFeed } from '../card/word-record.ts';
import { collectionRoutes } from './collection-routes.ts';
import { list, listChange, listRecord, newList } from './list.ts';
import { listFileRoutes } from './list-file-routes.ts';

/** Counted from 1; a position past the end means last. */
const position = z.int().min(1).openapi({ example: 2 });

export const listRoutes = {
  ...collectionRoutes('list', {
    record: listRecord,
    feedName: 'ListFeed',
    slug: listSlug,
    change: listChange,
    changed: 'name, note, slug, privacy or language',
  }),
  ...defineRoutes('/front-list', 'anyone', {
    entity: {
      summary: 'Get a list with the first page of its words, optionally with translations',
      body: z.union([
        z.strictObject({ id, tranLangCode: tranLangCode.optional() }),
        z.strictObject({ slug: listSlug, tranLangCode: tranLangCode.optional() }),
      ]),
      success: list,
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
  }),
  ...listFileRoutes,
};

export type NewList = z.infer<
  (typeof listRoutes.create.request.body.content)['application/json']['schema']
>;
