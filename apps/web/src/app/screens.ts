/** The screens that come with code of their own, each loaded when it is first needed. */
export const screens = {
  wordFeedScreen: async () => ({
    default: (await import('../word/word-feed-screen.tsx')).WordFeedScreen,
  }),
  wordScreen: async () => ({
    default: (await import('../word/word-screen.tsx')).WordScreen,
  }),
  newWordScreen: async () => ({
    default: (await import('../word/new-word-screen.tsx')).NewWordScreen,
  }),
  listFeedScreen: async () => ({
    default: (await import('../list/list-feed-screen.tsx')).ListFeedScreen,
  }),
  listScreen: async () => ({
    default: (await import('../list/list-screen.tsx')).ListScreen,
  }),
  newListScreen: async () => ({
    default: (await import('../list/new-list-screen.tsx')).NewListScreen,
  }),
  pasteListScreen: async () => ({
    default: (await import('../list/paste-list-screen.tsx')).PasteListScreen,
  }),
  importWordsScreen: async () => ({
    default: (await import('../list/import-words-screen.tsx')).ImportWordsScreen,
  }),
  newTableScreen: async () => ({
    default: (await import('../table/new-table-screen.tsx')).NewTableScreen,
  }),
  importRowsScreen: async () => ({
    default: (await import('../table/import-rows-screen.tsx')).ImportRowsScreen,
  }),
  tableScreen: async () => ({
    default: (await import('../table/table-screen.tsx')).TableScreen,
  }),
  quizIndexScreen: async () => ({
    default: (await import('../quiz/quiz-index-screen.tsx')).QuizIndexScreen,
  }),
  quizSettingsScreen: async () => ({
    default: (await import('../quiz/quiz-settings-screen.tsx')).QuizSettingsScreen,
  }),
  newQuizScreen: async () => ({
    default: (await import('../quiz/new-quiz-screen.tsx')).NewQuizScreen,
  }),
  quizPlayScreen: async () => ({
    default: (await import('../quiz/quiz-play-screen.tsx')).QuizPlayScreen,
  }),
  quizResultsScreen: async () => ({
    default: (await import('../quiz/quiz-results-screen.tsx')).QuizResultsScreen,
  }),
  searchScreen: async () => ({
    default: (await import('../search/search-screen.tsx')).SearchScreen,
  }),
  settingsScreen: async () => ({
    default: (await import('../settings/settings-screen.tsx')).SettingsScreen,
  }),
  userScreen: async () => ({
    default: (await import('../user/user-screen.tsx')).UserScreen,
  }),
  tableFeedScreen: async () => ({
    default: (await import('../table/table-feed-screen.tsx')).TableFeedScreen,
  }),
  languageScreen: async () => ({
    default: (await import('../language/language-screen.tsx')).LanguageScreen,
  }),
  tagScreen: async () => ({
    default: (await import('../tag/tag-screen.tsx')).TagScreen,
  }),
  moderationScreen: async () => ({
    default: (await import('../moderation/moderation-screen.tsx')).ModerationScreen,
  }),
  changePasswordScreen: async () => ({
    default: (await import('../auth/change-password-screen.tsx')).ChangePasswordScreen,
  }),
  signInScreen: async () => ({
    default: (await import('../auth/sign-in-screen.tsx')).SignInScreen,
  }),
  signUpScreen: async () => ({
    default: (await import('../auth/sign-up-screen.tsx')).SignUpScreen,
  }),
  socialSignInScreen: async () => ({
    default: (await import('../auth/social-sign-in-screen.tsx')).SocialSignInScreen,
  }),
  telegramSignInScreen: async () => ({
    default: (await import('../auth/telegram-sign-in-screen.tsx')).TelegramSignInScreen,
  }),
  forgotPasswordScreen: async () => ({
    default: (await import('../auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
  }),
  resetPasswordScreen: async () => ({
    default: (await import('../auth/reset-password-screen.tsx')).ResetPasswordScreen,
  }),
};

const restAfter = 3000;

/**
 * Fetches all of them once the first one has come to rest, so that the next is there at once. One
 * after another, when the browser has nothing else to do.
 */
export async function preloadScreens(): Promise<void> {
  await new Promise((rest) => setTimeout(rest, restAfter));
  for (const screen of Object.values(screens)) {
    await idle();
    await screen().catch(ignoreUntilNeeded);
  }
}

/** Safari has no such moments to offer. */
const idle = (): Promise<unknown> =>
  new Promise((act) => (window.requestIdleCallback ?? setTimeout)(act));

/** Whoever opens the screen asks for it again, and is told if it still does not come. */
const ignoreUntilNeeded = () => undefined;
