import { WordMode } from '@wordhoard/contract/enumeration';
import {
  pagePaths,
  pagePatterns,
  type UserSection,
  wordModeNames,
} from '@wordhoard/contract/page-address';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Builds the path of each page. */
export const paths = {
  ...pagePaths,
  /** From a list, the page of a word leads on to the next one. */
  word: (word: Parameters<typeof pagePaths.word>[0], listSlug?: string) =>
    listSlug === undefined
      ? pagePaths.word(word)
      : withParameter(pagePaths.word(word), 'list', listSlug),
  wordsLike: (langCode: string, text: string, mode: WordMode = WordMode.Word) =>
    text === ''
      ? pagePaths.wordsOfMode(langCode, mode)
      : withParameter(pagePaths.wordsOfMode(langCode, mode), 'text', text),
  newWord: ({ langCode, text, mode = WordMode.Word }: Parameters<typeof pagePaths.word>[0]) =>
    `/word/new?${new URLSearchParams({
      langCode,
      text,
      ...(mode !== WordMode.Word && { mode: wordModeNames[mode] }),
    })}`,
  newList: () => '/list/new',
  pasteList: () => '/list/paste',
  importWords: (slug: string) => `/list/${encode(slug)}/import`,
  newTable: () => '/table/new',
  importRows: (slug: string) => `/table/${encode(slug)}/import`,
  quizIndex: () => '/quiz',
  quizPlay: () => '/quiz/play',
  quizResults: () => '/quiz/results',
  newQuiz: () => '/quiz/new',
  lesson: () => '/lesson',
  /** A lesson with so many words of a list; by default as many as usual. */
  listLesson: (listId: string, words?: number) =>
    `/lesson?list=${encode(listId)}${words === undefined ? '' : `&words=${words}`}`,
  lessonResults: () => '/lesson/results',
  placement: () => '/placement',
  userSection: (username: string, section: UserSection) => `/user/${encode(username)}/${section}`,
  search: () => '/search',
  searchFor: (text: string) => `/search?text=${encode(text)}`,
  profile: () => '/profile',
  settings: () => '/settings',
  moderation: () => '/moderation',
  moderationKind: (kind: string) => `/moderation/${kind}`,
  campaigns: () => '/campaigns',
  campaignChannels: () => '/campaigns/channels',
  newCampaign: (channelId: string | undefined) =>
    channelId === undefined ? '/campaigns/new' : `/campaigns/new?channel=${encode(channelId)}`,
  campaign: (id: string) => `/campaign/${encode(id)}`,
  campaignResults: (id: string) => `/campaign/${encode(id)}?view=results`,
  signIn: (returnTo: string | undefined) => withReturn('/sign-in', returnTo),
  signUp: (returnTo: string | undefined) => withReturn('/sign-up', returnTo),
  socialSignIn: (ticket: string, returnTo: string) =>
    `/social-sign-in?${new URLSearchParams({ ticket, returnTo })}`,
  forgotPassword: () => '/forgot-password',
  changePassword: () => '/change-password',
};

const withParameter = (path: string, name: string, value: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=${encode(value)}`;

const withReturn = (path: string, returnTo: string | undefined): string =>
  returnTo === undefined ? path : `${path}?returnTo=${encode(returnTo)}`;

const encode = encodeURIComponent;

/** A page of the app: the screen that shows it, or the path that it redirects to. */
type RouteDefinition =
  | {
      pattern: string;
      screen: string;
      /** Absent if the title depends on the content. */
      title?: MessageDescriptor;
      /** The page exists only for a language that has words. */
      requiresLanguage?: true;
    }
  | { pattern: string; redirectTo: (learnLangCode: string) => string };

const titleMessages = defineMessages({
  forgotPassword: { id: 'forgotPassword.title', defaultMessage: 'Forgot your password?' },
  unsubscribe: { id: 'unsubscribe.title', defaultMessage: 'Reminders by email' },
  changePassword: { id: 'changePassword.title', defaultMessage: 'Your password' },
  newTable: { id: 'newTable.title', defaultMessage: 'New table' },
  moderation: { id: 'moderation.title', defaultMessage: 'Moderation' },
  campaigns: { id: 'campaigns.title', defaultMessage: 'Campaigns' },
  campaignChannels: { id: 'channels.title', defaultMessage: 'Channels' },
  newCampaign: { id: 'newCampaign.title', defaultMessage: 'New campaign' },
  signUp: { id: 'signUp.title', defaultMessage: 'Create account' },
  signIn: { id: 'signIn.title', defaultMessage: 'Sign in' },
  newWord: { id: 'newWord.title', defaultMessage: 'New word' },
  profile: { id: 'profile.title', defaultMessage: 'Profile' },
  settings: { id: 'settings.title', defaultMessage: 'Settings' },
  pasteList: { id: 'pasteList.title', defaultMessage: 'Paste words' },
  newList: { id: 'newList.title', defaultMessage: 'New list' },
  resetPassword: { id: 'resetPassword.title', defaultMessage: 'Choose a new password' },
  lesson: { id: 'lesson.title', defaultMessage: 'Lesson' },
  placement: { id: 'placement.title', defaultMessage: 'Find your level' },
  quizIndex: { id: 'quizIndex.title', defaultMessage: 'Vocabulary challenge' },
  search: { id: 'search.title', defaultMessage: 'Search' },
});

/**
 * Every route of the app, the first match wins. The patterns are part of the contract, because the
 * server answers the same addresses; `app/screens.ts` loads the screens.
 */
export const routes = {
  home: { pattern: pagePatterns.home, screen: 'home' },
  shell: { pattern: pagePatterns.shell, redirectTo: () => paths.home() },
  indexFile: { pattern: pagePatterns.indexFile, redirectTo: () => paths.home() },
  wordIndex: { pattern: pagePatterns.wordIndex, redirectTo: paths.words },
  words: { pattern: pagePatterns.words, screen: 'words', requiresLanguage: true },
  word: { pattern: pagePatterns.word, screen: 'word' },
  newWord: { pattern: pagePatterns.newWord, screen: 'newWord', title: titleMessages.newWord },
  listIndex: { pattern: pagePatterns.listIndex, redirectTo: paths.lists },
  lists: { pattern: pagePatterns.lists, screen: 'lists', requiresLanguage: true },
  newList: { pattern: pagePatterns.newList, screen: 'newList', title: titleMessages.newList },
  pasteList: {
    pattern: pagePatterns.pasteList,
    screen: 'pasteList',
    title: titleMessages.pasteList,
  },
  importWords: { pattern: pagePatterns.importWords, screen: 'importWords' },
  list: { pattern: pagePatterns.list, screen: 'list' },
  translatedList: { pattern: pagePatterns.translatedList, screen: 'list' },
  newTable: { pattern: pagePatterns.newTable, screen: 'newTable', title: titleMessages.newTable },
  importRows: { pattern: pagePatterns.importRows, screen: 'importRows' },
  table: { pattern: pagePatterns.table, screen: 'table' },
  quizIndex: {
    pattern: pagePatterns.quizIndex,
    screen: 'quizIndex',
    title: titleMessages.quizIndex,
  },
  quizPlay: { pattern: pagePatterns.quizPlay, screen: 'quizPlay' },
  quizResults: { pattern: pagePatterns.quizResults, screen: 'quizResults' },
  newQuiz: { pattern: pagePatterns.newQuiz, screen: 'newQuiz' },
  lesson: { pattern: pagePatterns.lesson, screen: 'lesson', title: titleMessages.lesson },
  lessonResults: { pattern: pagePatterns.lessonResults, screen: 'lessonResults' },
  placement: {
    pattern: pagePatterns.placement,
    screen: 'placement',
    title: titleMessages.placement,
  },
  quizSettings: { pattern: pagePatterns.quizSettings, screen: 'quizSettings' },
  user: { pattern: pagePatterns.user, screen: 'user' },
  userSection: { pattern: pagePatterns.userSection, screen: 'user' },
  language: { pattern: pagePatterns.language, screen: 'language' },
  tableIndex: { pattern: pagePatterns.tableIndex, redirectTo: paths.tables },
  tables: { pattern: pagePatterns.tables, screen: 'tables', requiresLanguage: true },
  tagIndex: { pattern: pagePatterns.tagIndex, redirectTo: paths.tags },
  tags: { pattern: pagePatterns.tags, screen: 'tags', requiresLanguage: true },
  tag: { pattern: pagePatterns.tag, screen: 'tag', requiresLanguage: true },
  search: { pattern: pagePatterns.search, screen: 'search', title: titleMessages.search },
  profile: { pattern: pagePatterns.profile, screen: 'profile', title: titleMessages.profile },
  settings: { pattern: pagePatterns.settings, screen: 'settings', title: titleMessages.settings },
  moderation: {
    pattern: pagePatterns.moderation,
    screen: 'moderation',
    title: titleMessages.moderation,
  },
  moderationKind: {
    pattern: pagePatterns.moderationKind,
    screen: 'moderation',
    title: titleMessages.moderation,
  },
  campaigns: {
    pattern: pagePatterns.campaigns,
    screen: 'campaigns',
    title: titleMessages.campaigns,
  },
  campaignChannels: {
    pattern: pagePatterns.campaignChannels,
    screen: 'campaignChannels',
    title: titleMessages.campaignChannels,
  },
  newCampaign: {
    pattern: pagePatterns.newCampaign,
    screen: 'newCampaign',
    title: titleMessages.newCampaign,
  },
  campaign: { pattern: pagePatterns.campaign, screen: 'campaign' },
  signIn: { pattern: pagePatterns.signIn, screen: 'signIn', title: titleMessages.signIn },
  signUp: { pattern: pagePatterns.signUp, screen: 'signUp', title: titleMessages.signUp },
  socialSignIn: { pattern: pagePatterns.socialSignIn, screen: 'socialSignIn' },
  telegramSignIn: { pattern: pagePatterns.telegramSignIn, screen: 'telegramSignIn' },
  forgotPassword: {
    pattern: pagePatterns.forgotPassword,
    screen: 'forgotPassword',
    title: titleMessages.forgotPassword,
  },
  resetPassword: {
    pattern: pagePatterns.resetPassword,
    screen: 'resetPassword',
    title: titleMessages.resetPassword,
  },
  changePassword: {
    pattern: pagePatterns.changePassword,
    screen: 'changePassword',
    title: titleMessages.changePassword,
  },
  unsubscribe: {
    pattern: pagePatterns.unsubscribe,
    screen: 'unsubscribe',
    title: titleMessages.unsubscribe,
  },
} as const satisfies Record<keyof typeof pagePatterns, RouteDefinition>;

type AnyRoute = (typeof routes)[keyof typeof routes];
type ScreenRoute = Extract<AnyRoute, { screen: string }>;

export type ScreenKey = ScreenRoute['screen'];

type ParameterName<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterName<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type ParametersOf<Route> = Route extends { pattern: infer Pattern extends string }
  ? Record<ParameterName<Pattern>, string>
  : never;

/** The parameters that a screen receives from the path, for each of its routes. */
export type ScreenParameters<Key extends ScreenKey> = ParametersOf<
  Extract<ScreenRoute, { screen: Key }>
>;

/** A page of each route that has content, for tests that visit every page. */
export const testPages: Record<keyof typeof routes, string> = {
  home: '/',
  shell: '/_app',
  indexFile: '/index.html',
  wordIndex: '/words',
  words: '/words/es',
  word: '/word/es/manzana',
  newWord: '/word/new?langCode=es&text=manzanita',
  listIndex: '/lists',
  lists: '/lists/es',
  newList: '/list/new',
  pasteList: '/list/paste',
  importWords: '/list/es-fruit/import',
  list: '/list/es-fruit',
  translatedList: '/list/es-fruit/ru',
  newTable: '/table/new',
  importRows: '/table/english-irregular-verbs/import',
  table: '/table/english-irregular-verbs',
  quizIndex: '/quiz',
  quizPlay: '/quiz/play',
  quizResults: '/quiz/results',
  newQuiz: '/quiz/new?tag=fruit&lang=es&to=ru',
  lesson: '/lesson',
  lessonResults: '/lesson/results',
  placement: '/placement',
  quizSettings: '/quiz/es-fruit/ru',
  user: '/user/administrator',
  userSection: '/user/administrator/lists',
  language: '/language/es',
  tableIndex: '/tables',
  tables: '/tables/en',
  tagIndex: '/tags',
  tags: '/tags/es',
  tag: '/tag/fruit/es',
  search: '/search?text=an',
  profile: '/profile',
  settings: '/settings',
  moderation: '/moderation',
  moderationKind: '/moderation/image',
  campaigns: '/campaigns',
  campaignChannels: '/campaigns/channels',
  newCampaign: '/campaigns/new',
  campaign: '/campaign/01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10',
  signIn: '/sign-in',
  signUp: '/sign-up',
  socialSignIn: '/social-sign-in?error=denied',
  telegramSignIn: '/telegram-sign-in',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password?token=expired',
  changePassword: '/change-password',
  unsubscribe: '/unsubscribe?token=unknown',
};
