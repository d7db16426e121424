import type { ComponentType } from 'react';
import type { ScreenKey, ScreenParameters } from '../shared/routes/routes.ts';

/**
 * Only home is part of the initial script. Every other screen is loaded when its address is opened.
 */
export type LazyScreenKey = Exclude<ScreenKey, 'home'>;

type ScreenLoaders = {
  [Key in LazyScreenKey]: () => Promise<{ default: ComponentType<ScreenParameters<Key>> }>;
};

/** Loads the code of each screen when it is first needed. */
export const screens: ScreenLoaders = {
  lesson: async () => ({
    default: (await import('../pages/lesson/lesson-screen.tsx')).LessonScreen,
  }),
  lessonResults: async () => ({
    default: (await import('../pages/lesson-results/lesson-results-screen.tsx'))
      .LessonResultsScreen,
  }),
  placement: async () => ({
    default: (await import('../pages/placement/placement-screen.tsx')).PlacementScreen,
  }),
  words: async () => ({
    default: (await import('../pages/words/word-feed-screen.tsx')).WordFeedScreen,
  }),
  word: async () => ({ default: (await import('../pages/word/word-screen.tsx')).WordScreen }),
  newWord: async () => ({
    default: (await import('../pages/new-word/new-word-screen.tsx')).NewWordScreen,
  }),
  lists: async () => ({
    default: (await import('../pages/lists/collection-feed-screen.tsx')).ListFeedScreen,
  }),
  list: async () => ({ default: (await import('../pages/list/list-screen.tsx')).ListScreen }),
  newList: async () => ({
    default: (await import('../pages/new-list/new-list-screen.tsx')).NewListScreen,
  }),
  pasteList: async () => ({
    default: (await import('../pages/paste-list/paste-list-screen.tsx')).PasteListScreen,
  }),
  importWords: async () => ({
    default: (await import('../pages/import-words/import-words-screen.tsx')).ImportWordsScreen,
  }),
  newTable: async () => ({
    default: (await import('../pages/new-table/new-table-screen.tsx')).NewTableScreen,
  }),
  importRows: async () => ({
    default: (await import('../pages/import-rows/import-rows-screen.tsx')).ImportRowsScreen,
  }),
  table: async () => ({ default: (await import('../pages/table/table-screen.tsx')).TableScreen }),
  quizIndex: async () => ({
    default: (await import('../pages/quiz-index/quiz-index-screen.tsx')).QuizIndexScreen,
  }),
  quizSettings: async () => ({
    default: (await import('../pages/quiz-settings/quiz-settings-screen.tsx')).QuizSettingsScreen,
  }),
  newQuiz: async () => ({
    default: (await import('../pages/new-quiz/new-quiz-screen.tsx')).NewQuizScreen,
  }),
  quizPlay: async () => ({
    default: (await import('../pages/quiz-play/quiz-play-screen.tsx')).QuizPlayScreen,
  }),
  quizResults: async () => ({
    default: (await import('../pages/quiz-results/quiz-results-screen.tsx')).QuizResultsScreen,
  }),
  search: async () => ({
    default: (await import('../pages/search/search-screen.tsx')).SearchScreen,
  }),
  profile: async () => ({
    default: (await import('../pages/profile/profile-screen.tsx')).ProfileScreen,
  }),
  settings: async () => ({
    default: (await import('../pages/settings/settings-screen.tsx')).SettingsScreen,
  }),
  user: async () => ({ default: (await import('../pages/user/user-screen.tsx')).UserScreen }),
  tables: async () => ({
    default: (await import('../pages/lists/collection-feed-screen.tsx')).TableFeedScreen,
  }),
  language: async () => ({
    default: (await import('../pages/language/language-screen.tsx')).LanguageScreen,
  }),
  tags: async () => ({
    default: (await import('../pages/tags/tag-feed-screen.tsx')).TagFeedScreen,
  }),
  tag: async () => ({ default: (await import('../pages/tag/tag-screen.tsx')).TagScreen }),
  moderation: async () => ({
    default: (await import('../pages/moderation/moderation-screen.tsx')).ModerationScreen,
  }),
  campaigns: async () => ({
    default: (await import('../pages/campaigns/campaigns-screen.tsx')).CampaignsScreen,
  }),
  campaignChannels: async () => ({
    default: (await import('../pages/channels/channels-screen.tsx')).ChannelsScreen,
  }),
  newCampaign: async () => ({
    default: (await import('../pages/new-campaign/new-campaign-screen.tsx')).NewCampaignScreen,
  }),
  campaign: async () => ({
    default: (await import('../pages/campaign/campaign-screen.tsx')).CampaignScreen,
  }),
  signIn: async () => ({
    default: (await import('../pages/sign-in/sign-in-screen.tsx')).SignInScreen,
  }),
  signUp: async () => ({
    default: (await import('../pages/sign-up/sign-up-screen.tsx')).SignUpScreen,
  }),
  socialSignIn: async () => ({
    default: (await import('../pages/social-sign-in/social-sign-in-screen.tsx')).SocialSignInScreen,
  }),
  changePassword: async () => ({
    default: (await import('../pages/change-password/change-password-screen.tsx'))
      .ChangePasswordScreen,
  }),
  telegramSignIn: async () => ({
    default: (await import('../pages/telegram-sign-in/telegram-sign-in-screen.tsx'))
      .TelegramSignInScreen,
  }),
  forgotPassword: async () => ({
    default: (await import('../pages/forgot-password/forgot-password-screen.tsx'))
      .ForgotPasswordScreen,
  }),
  unsubscribe: async () => ({
    default: (await import('../pages/unsubscribe/unsubscribe-screen.tsx')).UnsubscribeScreen,
  }),
  resetPassword: async () => ({
    default: (await import('../pages/reset-password/reset-password-screen.tsx'))
      .ResetPasswordScreen,
  }),
};

/** Opening the screen requests it again and reports a failure. */
export const ignoreUntilNeeded = () => undefined;
