import { pagePaths, pagePatterns } from '@wordhoard/contract/page-address';

/** Every address of the app. New ones go to the contract, so that the server answers them too. */
export const patterns = pagePatterns;

/** What a learner's page shows beside the words that they learn. */
export const userSections = ['known', 'played', 'lists', 'tables', 'contributions'] as const;
export type UserSection = (typeof userSections)[number];

/** Fills them in. */
export const paths = {
  ...pagePaths,
  wordsLike: (langCode: string, text: string) => `/words/${encode(langCode)}?text=${encode(text)}`,
  newWord: ({ langCode, text }: { langCode: string; text: string }) =>
    `/word/new?${new URLSearchParams({ langCode, text })}`,
  newList: () => '/list/new',
  pasteList: () => '/list/paste',
  importWords: (slug: string) => `/list/${encode(slug)}/import`,
  newTable: () => '/table/new',
  importRows: (slug: string) => `/table/${encode(slug)}/import`,
  quizIndex: () => '/quiz',
  quizPlay: () => '/quiz/play',
  quizResults: () => '/quiz/results',
  newQuiz: () => '/quiz/new',
  userSection: (username: string, section: UserSection) => `/user/${encode(username)}/${section}`,
  search: () => '/search',
  settings: () => '/settings',
  moderation: () => '/moderation',
  moderationKind: (kind: string) => `/moderation/${kind}`,
  signIn: (returnTo: string | undefined) => withReturn('/sign-in', returnTo),
  signUp: (returnTo: string | undefined) => withReturn('/sign-up', returnTo),
  socialSignIn: (ticket: string, returnTo: string) =>
    `/social-sign-in?${new URLSearchParams({ ticket, returnTo })}`,
  forgotPassword: () => '/forgot-password',
  changePassword: () => '/change-password',
};

const withReturn = (path: string, returnTo: string | undefined): string =>
  returnTo === undefined ? path : `${path}?returnTo=${encode(returnTo)}`;

const encode = encodeURIComponent;
