/**
 * Every address of the site's pages: its router draws them, its server knows which there are. Where
 * two fit, the first one is meant.
 */
export const pagePatterns = {
  home: '/',
  wordIndex: '/words',
  words: '/words/:langCode',
  word: '/word/:langCode/:text',
  newWord: '/word/new',
  listIndex: '/lists',
  lists: '/lists/:langCode',
  newList: '/list/new',
  pasteList: '/list/paste',
  importWords: '/list/:slug/import',
  list: '/list/:slug',
  translatedList: '/list/:slug/:tranLangCode',
  newTable: '/table/new',
  importRows: '/table/:slug/import',
  table: '/table/:slug',
  quizIndex: '/quiz',
  quizPlay: '/quiz/play',
  quizResults: '/quiz/results',
  newQuiz: '/quiz/new',
  quizSettings: '/quiz/:slug/:tranLangCode',
  user: '/user/:username',
  userSection: '/user/:username/:section',
  language: '/language/:code',
  tableIndex: '/tables',
  tables: '/tables/:langCode',
  tag: '/tag/:code/:langCode',
  search: '/search',
  settings: '/settings',
  moderation: '/moderation',
  moderationKind: '/moderation/:kind',
  signIn: '/sign-in',
  signUp: '/sign-up',
  socialSignIn: '/social-sign-in',
  telegramSignIn: '/telegram-sign-in',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  changePassword: '/change-password',
} as const;

/** The addresses of what can be shared. */
export const pagePaths = {
  home: () => '/',
  words: (langCode: string) => `/words/${encode(langCode)}`,
  word: ({ langCode, text }: { langCode: string; text: string }) =>
    `/word/${encode(langCode)}/${encode(text)}`,
  lists: (langCode: string) => `/lists/${encode(langCode)}`,
  list: (slug: string, tranLangCode: string) => `/list/${encode(slug)}/${encode(tranLangCode)}`,
  quizSettings: (slug: string, tranLangCode: string) =>
    `/quiz/${encode(slug)}/${encode(tranLangCode)}`,
  tables: (langCode: string) => `/tables/${encode(langCode)}`,
  table: (slug: string) => `/table/${encode(slug)}`,
  tag: (code: string, langCode: string) => `/tag/${encode(code)}/${encode(langCode)}`,
  user: (username: string) => `/user/${encode(username)}`,
  language: (code: string) => `/language/${encode(code)}`,
};

const encode = encodeURIComponent;
