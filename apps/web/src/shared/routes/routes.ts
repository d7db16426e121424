import { WordMode } from '@wordhoard/contract/enumeration';
import { pagePaths, type UserSection, wordModeNames } from '@wordhoard/contract/page-address';
import { defineMessages } from '@wordhoard/i18n/messages';

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
  printList: (slug: string, tranLangCode: string) => `${pagePaths.list(slug, tranLangCode)}/print`,
  newTable: () => '/table/new',
  importRows: (slug: string) => `/table/${encode(slug)}/import`,
  printTable: (slug: string) => `${pagePaths.table(slug)}/print`,
  quizIndex: () => '/quiz',
  quizPlay: () => '/quiz/play',
  quizResults: () => '/quiz/results',
  newQuiz: () => '/quiz/new',
  lesson: () => '/lesson',
  /** A lesson with so many words of a list; by default as many as usual. */
  listLesson: (listId: string, words?: number) =>
    `/lesson?list=${encode(listId)}${words === undefined ? '' : `&words=${words}`}`,
  lessonResults: () => '/lesson/results',
  course: () => '/course',
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
  changeEmail: () => '/change-email',
};

const withParameter = (path: string, name: string, value: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=${encode(value)}`;

const withReturn = (path: string, returnTo: string | undefined): string =>
  returnTo === undefined ? path : `${path}?returnTo=${encode(returnTo)}`;

const encode = encodeURIComponent;

/** The titles of pages that other modules name too, and the names of links to pages. */
export const pageTitleMessages = defineMessages({
  today: { id: 'page.today', defaultMessage: 'Today' },
  words: { id: 'page.words', defaultMessage: 'Words' },
  lists: { id: 'page.lists', defaultMessage: 'Lists' },
  tables: { id: 'page.tables', defaultMessage: 'Tables' },
  tags: { id: 'page.tags', defaultMessage: 'Tags' },
  toSignIn: { id: 'page.toSignIn', defaultMessage: 'Sign in' },
  toSignUp: { id: 'page.toSignUp', defaultMessage: 'Create account' },
  forgotPassword: { id: 'forgotPassword.title', defaultMessage: 'Forgot your password?' },
  newTable: { id: 'newTable.title', defaultMessage: 'New table' },
  moderation: { id: 'moderation.title', defaultMessage: 'Moderation' },
  campaigns: { id: 'campaigns.title', defaultMessage: 'Campaigns' },
  campaignChannels: { id: 'channels.title', defaultMessage: 'Channels' },
  newCampaign: { id: 'newCampaign.title', defaultMessage: 'New campaign' },
  newWord: { id: 'newWord.title', defaultMessage: 'New word' },
  profile: { id: 'profile.title', defaultMessage: 'Profile' },
  settings: { id: 'settings.title', defaultMessage: 'Settings' },
  newList: { id: 'newList.title', defaultMessage: 'New list' },
  lesson: { id: 'lesson.title', defaultMessage: 'Lesson' },
  course: { id: 'course.title', defaultMessage: 'Course' },
  placement: { id: 'placement.title', defaultMessage: 'Find your level' },
  quizIndex: { id: 'quizIndex.title', defaultMessage: 'Practise' },
  search: { id: 'search.title', defaultMessage: 'Search' },
});
