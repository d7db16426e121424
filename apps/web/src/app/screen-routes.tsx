import { pagePatterns } from '@wordhoard/contract/page-address';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { matchRoute, Redirect, type StringRouteParams, useLocation, useRouter } from 'wouter';
import { LanguagePage } from '../features/language/language-page.tsx';
import { lazyAfterPractice } from '../features/review/after-practice.ts';
import { HomeScreen } from '../pages/home/home-screen.tsx';
import { NotFound } from '../shared/page/not-found.tsx';
import { paths } from '../shared/routes/routes.ts';
import { useSession } from '../shared/session/use-session.ts';
import { settingsAtom } from '../shared/settings/settings-atom.ts';

/** The page at another path, which may depend on the learned language. */
const redirect = (to: (learnLangCode: string) => string) =>
  function Redirection() {
    const { learnLangCode } = useAtomValue(settingsAtom);
    return <Redirect to={to(learnLangCode)} replace />;
  };

/** A screen whose page exists only for a language that has words. */
const inLanguage = <Parameters extends { langCode: string }>(Screen: ComponentType<Parameters>) =>
  function ScreenOfLanguage(parameters: Parameters) {
    const { langCode } = parameters;
    return (
      <LanguagePage key={langCode} langCode={langCode}>
        <Screen {...parameters} />
      </LanguagePage>
    );
  };

const ListScreen = lazyAfterPractice(
  async () => (await import('../pages/list/list-screen.tsx')).ListScreen,
);
const UserScreen = lazyAfterPractice(
  async () => (await import('../pages/user/user-screen.tsx')).UserScreen,
);
const ModerationScreen = lazyAfterPractice(
  async () => (await import('../pages/moderation/moderation-screen.tsx')).ModerationScreen,
);

const DeviceProfile = lazyAfterPractice(
  async () => (await import('../pages/profile/profile-screen.tsx')).DeviceProfile,
);

/** The learner's own page. Visitors see what this device keeps for them. */
function OwnProfile() {
  const { user } = useSession();
  return user === undefined ? <DeviceProfile /> : <UserScreen username={user.username} />;
}

type Page = keyof typeof pagePatterns;

/**
 * What each page shows, the first match wins. The patterns are part of the contract, because the server answers the
 * same addresses. Only home is part of the initial script: every other screen is loaded when its page is opened.
 */
const screens = {
  home: HomeScreen,
  shell: redirect(() => paths.home()),
  indexFile: redirect(() => paths.home()),
  wordIndex: redirect(paths.words),
  words: inLanguage(
    lazyAfterPractice(
      async () => (await import('../pages/words/word-feed-screen.tsx')).WordFeedScreen,
    ),
  ),
  word: lazyAfterPractice(async () => (await import('../pages/word/word-screen.tsx')).WordScreen),
  newWord: lazyAfterPractice(
    async () => (await import('../pages/new-word/new-word-screen.tsx')).NewWordScreen,
  ),
  listIndex: redirect(paths.lists),
  lists: inLanguage(
    lazyAfterPractice(
      async () => (await import('../pages/lists/collection-feed-screen.tsx')).ListFeedScreen,
    ),
  ),
  newList: lazyAfterPractice(
    async () => (await import('../pages/new-list/new-list-screen.tsx')).NewListScreen,
  ),
  pasteList: lazyAfterPractice(
    async () => (await import('../pages/paste-list/paste-list-screen.tsx')).PasteListScreen,
  ),
  importWords: lazyAfterPractice(
    async () => (await import('../pages/import-words/import-words-screen.tsx')).ImportWordsScreen,
  ),
  printList: lazyAfterPractice(
    async () => (await import('../pages/print-list/print-list-screen.tsx')).PrintListScreen,
  ),
  list: ListScreen,
  translatedList: ListScreen,
  newTable: lazyAfterPractice(
    async () => (await import('../pages/new-table/new-table-screen.tsx')).NewTableScreen,
  ),
  importRows: lazyAfterPractice(
    async () => (await import('../pages/import-rows/import-rows-screen.tsx')).ImportRowsScreen,
  ),
  printTable: lazyAfterPractice(
    async () => (await import('../pages/print-table/print-table-screen.tsx')).PrintTableScreen,
  ),
  table: lazyAfterPractice(
    async () => (await import('../pages/table/table-screen.tsx')).TableScreen,
  ),
  quizIndex: lazyAfterPractice(
    async () => (await import('../pages/quiz-index/quiz-index-screen.tsx')).QuizIndexScreen,
  ),
  quizPlay: lazyAfterPractice(
    async () => (await import('../pages/quiz-play/quiz-play-screen.tsx')).QuizPlayScreen,
  ),
  quizResults: lazyAfterPractice(
    async () => (await import('../pages/quiz-results/quiz-results-screen.tsx')).QuizResultsScreen,
  ),
  newQuiz: lazyAfterPractice(
    async () => (await import('../pages/new-quiz/new-quiz-screen.tsx')).NewQuizScreen,
  ),
  lesson: lazyAfterPractice(
    async () => (await import('../pages/lesson/lesson-screen.tsx')).LessonScreen,
  ),
  lessonResults: lazyAfterPractice(
    async () =>
      (await import('../pages/lesson-results/lesson-results-screen.tsx')).LessonResultsScreen,
  ),
  course: lazyAfterPractice(
    async () => (await import('../pages/course/course-screen.tsx')).CourseScreen,
  ),
  placement: lazyAfterPractice(
    async () => (await import('../pages/placement/placement-screen.tsx')).PlacementScreen,
  ),
  quizSettings: lazyAfterPractice(
    async () =>
      (await import('../pages/quiz-settings/quiz-settings-screen.tsx')).QuizSettingsScreen,
  ),
  user: UserScreen,
  userSection: UserScreen,
  language: lazyAfterPractice(
    async () => (await import('../pages/language/language-screen.tsx')).LanguageScreen,
  ),
  tableIndex: redirect(paths.tables),
  tables: inLanguage(
    lazyAfterPractice(
      async () => (await import('../pages/lists/collection-feed-screen.tsx')).TableFeedScreen,
    ),
  ),
  tagIndex: redirect(paths.tags),
  tags: inLanguage(
    lazyAfterPractice(
      async () => (await import('../pages/tags/tag-feed-screen.tsx')).TagFeedScreen,
    ),
  ),
  tag: inLanguage(
    lazyAfterPractice(async () => (await import('../pages/tag/tag-screen.tsx')).TagScreen),
  ),
  search: lazyAfterPractice(
    async () => (await import('../pages/search/search-screen.tsx')).SearchScreen,
  ),
  profile: OwnProfile,
  settings: lazyAfterPractice(
    async () => (await import('../pages/settings/settings-screen.tsx')).SettingsScreen,
  ),
  moderation: ModerationScreen,
  moderationKind: ModerationScreen,
  campaigns: lazyAfterPractice(
    async () => (await import('../pages/campaigns/campaigns-screen.tsx')).CampaignsScreen,
  ),
  campaignChannels: lazyAfterPractice(
    async () => (await import('../pages/channels/channels-screen.tsx')).ChannelsScreen,
  ),
  newCampaign: lazyAfterPractice(
    async () => (await import('../pages/new-campaign/new-campaign-screen.tsx')).NewCampaignScreen,
  ),
  campaign: lazyAfterPractice(
    async () => (await import('../pages/campaign/campaign-screen.tsx')).CampaignScreen,
  ),
  signIn: lazyAfterPractice(
    async () => (await import('../pages/sign-in/sign-in-screen.tsx')).SignInScreen,
  ),
  signUp: lazyAfterPractice(
    async () => (await import('../pages/sign-up/sign-up-screen.tsx')).SignUpScreen,
  ),
  socialSignIn: lazyAfterPractice(
    async () =>
      (await import('../pages/social-sign-in/social-sign-in-screen.tsx')).SocialSignInScreen,
  ),
  telegramSignIn: lazyAfterPractice(
    async () =>
      (await import('../pages/telegram-sign-in/telegram-sign-in-screen.tsx')).TelegramSignInScreen,
  ),
  forgotPassword: lazyAfterPractice(
    async () =>
      (await import('../pages/forgot-password/forgot-password-screen.tsx')).ForgotPasswordScreen,
  ),
  resetPassword: lazyAfterPractice(
    async () =>
      (await import('../pages/reset-password/reset-password-screen.tsx')).ResetPasswordScreen,
  ),
  changePassword: lazyAfterPractice(
    async () =>
      (await import('../pages/change-password/change-password-screen.tsx')).ChangePasswordScreen,
  ),
  changeEmail: lazyAfterPractice(
    async () => (await import('../pages/change-email/change-email-screen.tsx')).ChangeEmailScreen,
  ),
  confirmEmail: lazyAfterPractice(
    async () =>
      (await import('../pages/confirm-email/confirm-email-screen.tsx')).ConfirmEmailScreen,
  ),
  unsubscribe: lazyAfterPractice(
    async () => (await import('../pages/unsubscribe/unsubscribe-screen.tsx')).UnsubscribeScreen,
  ),
} satisfies { [Name in Page]: ComponentType<StringRouteParams<(typeof pagePatterns)[Name]>> };

/** The screen at the current address. One with several pages stays when only the address changes. */
export function ScreenRoutes() {
  const { parser } = useRouter();
  const [pathname] = useLocation();
  for (const page of Object.keys(screens) as Page[]) {
    const [isMatch, parameters] = matchRoute(parser, pagePatterns[page], pathname);
    // The type of `screens` guarantees that each screen accepts the parameters of its page.
    const Screen = screens[page] as ComponentType<Readonly<Record<string, string | undefined>>>;
    if (isMatch) return <Screen {...parameters} />;
  }
  return <NotFound />;
}
