import { z } from '@hono/zod-openapi';
import { account } from '../auth/auth-routes.ts';
import { localeCodes, quizCodes, socialProviders, speechPartCodes } from '../base/enumeration.ts';
import { type Limits, limits } from '../base/limits.ts';
import { getRoute } from '../base/route.ts';
import { count, defineData, defineFeed, langCode, orNull, speechPartId } from '../base/scalar.ts';
import { listRecord } from '../collection/list.ts';
import { tableRecord } from '../collection/table.ts';

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
    recordingMaxMegabytes: z.number(),
    recordingMaxSeconds: z.number(),
    recordingMinSeconds: z.number(),
    recordingExtensions: z.string(),
    packageMaxMegabytes: z.int(),
    packagePartMegabytes: z.int(),
    packageMaxNotes: z.int(),
    importMaxWords: z.int(),
    importUndoDays: z.int(),
    openedMaxLinks: z.int(),
    nameMaxLength: z.int(),
    noteMaxLength: z.int(),
    wordMaxLength: z.int(),
    definitionMaxLength: z.int(),
    exampleMaxLength: z.int(),
    exampleMaxTrans: z.int(),
    grammarMaxLength: z.int(),
    grammarMaxForms: z.int(),
    grammarMaxVariants: z.int(),
    frequencyMaxRank: z.int(),
    quizWords: z.int(),
    quizMaxWords: z.int(),
    quizAnswerMaxLength: z.int(),
    quizMaxMixedUp: z.int(),
    mnemonicMaxLength: z.int(),
    dailyGoalWords: z.int(),
    dailyGoalMaxWords: z.int(),
    dailyGoalMaxMinutes: z.int(),
    dayEndsAt: z.int(),
    dayEndsAtMax: z.int(),
    studyMaxPlans: z.int(),
    studyMaxBreaks: z.int(),
    breakMaxDays: z.int(),
    lessonWords: z.int(),
    forecastDays: z.int(),
    retentionWeeks: z.int(),
    feedPageSize: z.int(),
    feedMaxPageSize: z.int(),
    feedMaxPage: z.int(),
  } satisfies Record<keyof Limits, z.ZodType>)
  .openapi('Settings', { example: limits });

const speechPartCode = z.enum(speechPartCodes).openapi({ example: 'noun' });

export const initData = z
  .object({
    langCodes: z.array(langCode),
    speechPartOptions: z.array(z.object({ id: speechPartId, code: speechPartCode })),
    quizCodes: z.array(z.enum(quizCodes)),
    localeCodes: z.array(z.enum(localeCodes)),
    speechLangCodes: z.array(langCode).openapi({
      description: 'The languages that the server can speak; none without speech synthesis',
      example: ['de', 'en'],
    }),
    settings,
    socialProviders: z.array(z.enum(socialProviders)),
    telegramBotName: z.string().nullable().openapi({ example: 'wordhoard_bot' }),
    userInfo: orNull(account),
  })
  .openapi('InitData');

export const initDataRoutes = {
  initData: getRoute({
    path: '/front-general/init-data',
    access: 'anyone',
    summary: 'Get what a client needs before its first screen',
    request: {},
    success: initData,
  }),
};

export type InitData = z.infer<typeof initData>;

const language = z
  .object({
    code: langCode,
    wordCount: count,
    listFeed: defineFeed(listRecord),
    tableFeed: defineFeed(tableRecord),
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
    success: defineData(languageName),
  }),
};

export type Language = z.infer<typeof language>;
