import { z } from '@hono/zod-openapi';
import { account } from './auth.ts';
import { localeCodes, quizCodes, socialProviders, speechPartCodes } from './enumeration.ts';
import { feedOf } from './feed.ts';
import { limits } from './limits.ts';
import { listRecord } from './list-record.ts';
import { orNull } from './or-null.ts';
import { getRoute, postRoute } from './route.ts';
import { brokenPath, count, langCode, searchText, speechPartId, tranLangCode } from './scalar.ts';
import { tableRecord } from './table-record.ts';
import { tagRecord } from './tag-record.ts';
import { wordRecord } from './word.ts';

const settings = z
  .object({
    listMaxWords: z.int(),
    tableMinColumns: z.int(),
    tableMaxColumns: z.int(),
    tableMaxRows: z.int(),
    tableCellMaxWords: z.int(),
    translationMaxPins: z.int(),
    imageMaxPins: z.int(),
    uploadMaxMegabytes: z.number(),
    uploadExtensions: z.string(),
    imageMinPixels: z.int(),
    imageMaxMegapixels: z.number(),
    nameMaxLength: z.int(),
    noteMaxLength: z.int(),
    wordMaxLength: z.int(),
    exampleMaxLength: z.int(),
    quizWords: z.int(),
    quizMaxWords: z.int(),
    quizAnswerMaxLength: z.int(),
    feedPageSize: z.int(),
    feedMaxPageSize: z.int(),
    feedMaxPage: z.int(),
  })
  .openapi('Settings', { example: limits });

const speechPartCode = z.enum(speechPartCodes).openapi({ example: 'noun' });

export const initData = z
  .object({
    langCodes: z.array(langCode),
    speechPartOptions: z.array(z.object({ id: speechPartId, code: speechPartCode })),
    quizCodes: z.array(z.enum(quizCodes)),
    localeCodes: z.array(z.enum(localeCodes)),
    settings,
    socialProviders: z.array(z.enum(socialProviders)),
    telegramBotName: z.string().nullable().openapi({ example: 'wordhoard_bot' }),
    userInfo: orNull(account),
  })
  .openapi('InitData');

const language = z
  .object({
    code: langCode,
    wordCount: count,
    listFeed: feedOf(listRecord),
    tableFeed: feedOf(tableRecord),
  })
  .openapi('LangEntity');

const searchResult = z
  .object({
    words: z.array(wordRecord),
    lists: z.array(listRecord),
    tables: z.array(tableRecord),
    tags: z.array(tagRecord),
  })
  .openapi('SearchResult');

export const generalRoutes = {
  language: getRoute({
    path: '/front-general/lang/{code}',
    access: 'anyone',
    summary: 'A language with its lists and tables',
    request: { params: z.strictObject({ code: langCode }) },
    success: language,
    errors: ['NotFound'],
  }),
  initData: getRoute({
    path: '/front-general/init-data',
    access: 'anyone',
    summary: 'What a client needs before its first screen',
    request: {},
    success: initData,
  }),
  search: getRoute({
    path: '/front-general/search',
    access: 'anyone',
    summary: 'Words, lists, tables and tags by text; words are also found by their translations',
    request: {
      query: z.strictObject({
        s: searchText,
        langCode: langCode.optional(),
        tranLangCode: tranLangCode.optional(),
      }),
    },
    success: searchResult,
  }),
  reportBrokenLink: postRoute({
    path: '/front-general/report-broken-link',
    access: 'anyone',
    summary: 'Tell the keepers of the site that an address leads nowhere',
    body: z.strictObject({ path: brokenPath.min(1).max(2000) }),
    success: z.object({ received: z.literal(true) }),
  }),
};

export type InitData = z.infer<typeof initData>;
export type Language = z.infer<typeof language>;
export type SearchResult = z.infer<typeof searchResult>;
