import { z } from '@hono/zod-openapi';
import { getRoute } from '../base/route.ts';
import { count, langCode } from '../base/scalar.ts';
import { dataOf, feedOf } from '../base/shape.ts';
import { listRecord } from '../collection/list.ts';
import { tableRecord } from '../collection/table.ts';

const language = z
  .object({
    code: langCode,
    wordCount: count,
    listFeed: feedOf(listRecord),
    tableFeed: feedOf(tableRecord),
  })
  .openapi('LangEntity');

const languageName = z
  .object({
    code: langCode,
    name: z.string().openapi({
      description: 'In the locale of the reader',
      example: 'English',
    }),
  })
  .openapi('LangName');

export const languageRoutes = {
  language: getRoute({
    path: '/front-general/lang/{code}',
    access: 'anyone',
    summary: 'Get a language with its lists and tables',
    request: { params: z.strictObject({ code: z.string().openapi({ example: 'en' }) }) },
    success: language,
    errors: ['NotFound'],
  }),
  languages: getRoute({
    path: '/front-general/languages',
    access: 'anyone',
    summary: 'List the languages of the catalogue by name',
    request: {},
    success: dataOf(languageName),
  }),
};

export type Language = z.infer<typeof language>;
