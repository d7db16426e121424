/** Every address of the app: patterns for the router beside the functions that fill them in. */
export const patterns = {
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
  quizSettings: '/quiz/:slug/:tranLangCode',
  user: '/user/:username',
  userSection: '/user/:username/:section',
  language: '/language/:code',
  tables: '/tables/:langCode',
  tag: '/tag/:code/:langCode',
  search: '/search',
  settings: '/settings',
  moderation: '/moderation',
  moderationKind: '/moderation/:kind',
  signIn: '/sign-in',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  changePassword: '/change-password',
} as const;

/** What a learner's page shows beside the words that they learn. */
export const userSections = ['known', 'played', 'lists', 'tables', 'contributions'] as const;
export type UserSection = (typeof userSections)[number];

export const paths = {
  home: () => '/',
  words: (langCode: string) => `/words/${encode(langCode)}`,
  wordsLike: (langCode: string, text: string) => `/words/${encode(langCode)}?text=${encode(text)}`,
  word: ({ langCode, text }: { langCode: string; text: string }) =>
    `/word/${encode(langCode)}/${encode(text)}`,
  newWord: ({ langCode, text }: { langCode: string; text: string }) =>
    `/word/new?${new URLSearchParams({ langCode, text })}`,
  lists: (langCode: string) => `/lists/${encode(langCode)}`,
  list: (slug: string, tranLangCode: string) => `/list/${encode(slug)}/${encode(tranLangCode)}`,
  newList: () => '/list/new',
  pasteList: () => '/list/paste',
  importWords: (slug: string) => `/list/${encode(slug)}/import`,
  newTable: () => '/table/new',
  importRows: (slug: string) => `/table/${encode(slug)}/import`,
  table: (slug: string) => `/table/${encode(slug)}`,
  quizIndex: () => '/quiz',
  quizPlay: () => '/quiz/play',
  quizResults: () => '/quiz/results',
  quizSettings: (slug: string, tranLangCode: string) =>
    `/quiz/${encode(slug)}/${encode(tranLangCode)}`,
  user: (username: string) => `/user/${encode(username)}`,
  userSection: (username: string, section: UserSection) => `/user/${encode(username)}/${section}`,
  language: (code: string) => `/language/${encode(code)}`,
  tables: (langCode: string) => `/tables/${encode(langCode)}`,
  tag: (code: string, langCode: string) => `/tag/${encode(code)}/${encode(langCode)}`,
  search: () => '/search',
  settings: () => '/settings',
  moderation: () => '/moderation',
  moderationKind: (kind: string) => `/moderation/${kind}`,
  signIn: (returnTo: string | undefined) => withReturn('/sign-in', returnTo),
  signUp: (returnTo: string | undefined) => withReturn('/sign-up', returnTo),
  forgotPassword: () => '/forgot-password',
  changePassword: () => '/change-password',
};

const withReturn = (path: string, returnTo: string | undefined): string =>
  returnTo === undefined ? path : `${path}?returnTo=${encode(returnTo)}`;

const encode = encodeURIComponent;
