import { WordMode } from '../base/enumeration.ts';
import { maxHomograph } from '../base/limits.ts';

/**
 * Every page of the site, for the router and for the server, which answers 404 for other addresses.
 * If two patterns match, the first one wins.
 */
export const pagePatterns = {
  home: '/',
  /** The application shell without a page. */
  shell: '/_app',
  indexFile: '/index.html',
  wordIndex: '/words',
  words: '/words/:langCode',
  word: '/word/:langCode/:text',
  newWord: '/word/new',
  listIndex: '/lists',
  lists: '/lists/:langCode',
  newList: '/list/new',
  pasteList: '/list/paste',
  importWords: '/list/:slug/import',
  printList: '/list/:slug/:tranLangCode/print',
  list: '/list/:slug',
  translatedList: '/list/:slug/:tranLangCode',
  newTable: '/table/new',
  importRows: '/table/:slug/import',
  printTable: '/table/:slug/print',
  table: '/table/:slug',
  quizIndex: '/quiz',
  quizPlay: '/quiz/play',
  quizResults: '/quiz/results',
  newQuiz: '/quiz/new',
  lesson: '/lesson',
  lessonResults: '/lesson/results',
  course: '/course',
  placement: '/placement',
  quizSettings: '/quiz/:slug/:tranLangCode',
  user: '/user/:username',
  userSection: '/user/:username/:section',
  language: '/language/:code',
  tableIndex: '/tables',
  tables: '/tables/:langCode',
  tagIndex: '/tags',
  tags: '/tags/:langCode',
  tag: '/tag/:code/:langCode',
  search: '/search',
  profile: '/profile',
  settings: '/settings',
  moderation: '/moderation',
  moderationKind: '/moderation/:kind',
  campaigns: '/campaigns',
  campaignChannels: '/campaigns/channels',
  newCampaign: '/campaigns/new',
  campaign: '/campaign/:id',
  signIn: '/sign-in',
  signUp: '/sign-up',
  socialSignIn: '/social-sign-in',
  telegramSignIn: '/telegram-sign-in',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  changePassword: '/change-password',
  changeEmail: '/change-email',
  confirmEmail: '/confirm-email',
  unsubscribe: '/unsubscribe',
} as const;

/** The sections of a learner's page besides the words that they learn. */
const userSections = ['known', 'played', 'lists', 'tables', 'contributions'] as const;
export type UserSection = (typeof userSections)[number];

/** Sections that only the learner sees. */
const ownSections: readonly UserSection[] = ['played', 'contributions'];

export const isUserSection = (section: string, isOwn: boolean): section is UserSection =>
  userSections.some((known) => known === section && (isOwn || !ownSections.includes(known)));

/** The queues of the moderation page: the `kind` of its address. */
export const moderationKinds = [
  'translation',
  'image',
  'recording',
  'word',
  'tag',
  'suggestion',
  'broken-link',
] as const;
export type ModerationKind = (typeof moderationKinds)[number];

export const isModerationKind = (kind: string): kind is ModerationKind =>
  moderationKinds.some((known) => known === kind);

interface WordAddress {
  langCode: string;
  text: string;
  mode?: WordMode | undefined;
  homograph?: number | undefined;
}

/** Builds the addresses of the pages that can be shared. */
export const pagePaths = {
  home: () => '/',
  words: (langCode: string) => `/words/${encode(langCode)}`,
  /** The definitions or the idioms of a language. */
  wordsOfMode: (langCode: string, mode: WordMode) =>
    `/words/${encode(langCode)}${modeParameter(mode)}`,
  word: ({ langCode, text, mode, homograph }: WordAddress) =>
    `/word/${encode(langCode)}/${encode(text)}${modeParameter(mode)}${homographParameter(mode, homograph)}`,
  lists: (langCode: string) => `/lists/${encode(langCode)}`,
  list: (slug: string, tranLangCode: string) => `/list/${encode(slug)}/${encode(tranLangCode)}`,
  quizSettings: (slug: string, tranLangCode: string) =>
    `/quiz/${encode(slug)}/${encode(tranLangCode)}`,
  tables: (langCode: string) => `/tables/${encode(langCode)}`,
  table: (slug: string) => `/table/${encode(slug)}`,
  tags: (langCode: string) => `/tags/${encode(langCode)}`,
  tag: (code: string, langCode: string) => `/tag/${encode(code)}/${encode(langCode)}`,
  user: (username: string) => `/user/${encode(username)}`,
  language: (code: string) => `/language/${encode(code)}`,
};

const encode = encodeURIComponent;

/** The `mode` in addresses. Those of words have none. */
export const wordModeNames = {
  [WordMode.Definition]: 'definition',
  [WordMode.Idiom]: 'idiom',
} as const;

const modeParameter = (mode: WordMode = WordMode.Word): string =>
  mode === WordMode.Word ? '' : `?mode=${wordModeNames[mode]}`;

/** The `homograph` in addresses. The first of a text has none. */
function homographParameter(mode: WordMode = WordMode.Word, homograph = 1): string {
  if (homograph === 1) return '';
  return `${mode === WordMode.Word ? '?' : '&'}homograph=${homograph}`;
}

/** Reads the homograph of an address. Without it, the address is that of the first one. */
export function readHomograph(parameters: URLSearchParams): number | undefined {
  const number = Number(parameters.get('homograph') ?? Number.NaN);
  return Number.isInteger(number) && number > 0 && number <= maxHomograph ? number : undefined;
}

/** Reads the mode of an address. The `mode` of a quiz is that of its answers. */
export function readWordMode(parameters: URLSearchParams, parameter = 'mode'): WordMode {
  const name = parameters.get(parameter);
  const { Word, Definition, Idiom } = WordMode;
  return [Definition, Idiom].find((mode) => wordModeNames[mode] === name) ?? Word;
}
