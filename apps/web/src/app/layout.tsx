import {
  Button,
  HomeIcon,
  ListIcon,
  PageHeader,
  QuizIcon,
  SettingsIcon,
  Shell,
  TagIcon,
  WordIcon,
} from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation, useRoute } from 'wouter';
import { AccountLink } from '../features/auth/account-link.tsx';
import { ScreenSkeleton } from '../shared/page/opening.tsx';
import { usePageMeta } from '../shared/page/page-meta.ts';
import { paths, routes } from '../shared/routes/routes.ts';
import { useSession } from '../shared/session/use-session.ts';
import { settingsAtom } from '../shared/settings/settings-atom.ts';
import { useLinkNavigation, useRouteFocus } from './navigation.ts';
import { QuizPlayScreen, ScreenRoutes } from './screen-routes.tsx';
import { ignoreUntilNeeded, screens } from './screens.ts';
import { SearchLink } from './search-link.tsx';

const AppEffects = lazy(async () => ({ default: (await import('./app-effects.tsx')).AppEffects }));

/** The main layout. A quiz uses the whole screen. */
export function Layout() {
  const { formatMessage } = useIntl();
  const [pathname] = useLocation();
  const [isPlaying] = useRoute(routes.quizPlay.pattern);
  const destinations = useDestinations();
  const { user } = useSession();
  useLinkNavigation();
  useRouteFocus();
  usePreloadedResults(pathname);

  return (
    <>
      {isPlaying ? (
        <main tabIndex={-1}>
          <ErrorBoundary fallback={<ErrorScreen />}>
            <Suspense>
              <QuizPlayScreen />
            </Suspense>
          </ErrorBoundary>
        </main>
      ) : (
        <Shell
          homeHref={paths.home()}
          destinations={destinations}
          header={
            <>
              <SearchLink />
              <AccountLink />
            </>
          }
          railFooter={user ? undefined : formatMessage(messages.footer)}
        >
          <ErrorBoundary fallback={<ErrorScreen />} resetKeys={[pathname]}>
            <Suspense fallback={<ScreenSkeleton of="card" />}>
              <ScreenRoutes />
            </Suspense>
          </ErrorBoundary>
        </Shell>
      )}
      <ErrorBoundary fallback={null} resetKeys={[pathname]}>
        <Suspense>
          <AppEffects />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

/** Loads the results screen early, so that a quiz can be finished without a connection. */
function usePreloadedResults(pathname: string): void {
  const isQuiz = isWithin(pathname, 'quiz');
  useEffect(() => {
    if (isQuiz) void screens.quizResults().catch(ignoreUntilNeeded);
  }, [isQuiz]);
}

const isWithin = (pathname: string, ...sections: string[]): boolean =>
  sections.some((section) => pathname === `/${section}` || pathname.startsWith(`/${section}/`));

function useDestinations() {
  const { formatMessage } = useIntl();
  const [pathname] = useLocation();
  const { learnLangCode } = useAtomValue(settingsAtom);
  return [
    {
      href: paths.home(),
      label: formatMessage(messages.home),
      icon: <HomeIcon />,
      isCurrent: pathname === paths.home(),
    },
    {
      href: paths.words(learnLangCode),
      label: formatMessage(messages.words),
      icon: <WordIcon />,
      isCurrent: isWithin(pathname, 'words', 'word', 'language'),
      parts: [
        {
          href: paths.tags(learnLangCode),
          label: formatMessage(messages.tags),
          icon: <TagIcon />,
          isCurrent: isWithin(pathname, 'tags', 'tag'),
        },
      ],
    },
    {
      href: paths.lists(learnLangCode),
      label: formatMessage(messages.lists),
      icon: <ListIcon />,
      isCurrent: isWithin(pathname, 'lists', 'list', 'tables', 'table'),
    },
    {
      href: paths.quizIndex(),
      label: formatMessage(messages.quiz),
      icon: <QuizIcon />,
      isCurrent: isWithin(pathname, 'quiz'),
    },
    {
      href: paths.settings(),
      label: formatMessage(messages.settings),
      icon: <SettingsIcon />,
      isCurrent: isWithin(pathname, 'settings'),
    },
  ];
}

const messages = defineMessages({
  home: { id: 'layout.home', defaultMessage: 'Home' },
  words: { id: 'layout.words', defaultMessage: 'Words' },
  tags: { id: 'layout.tags', defaultMessage: 'Tags' },
  lists: { id: 'layout.lists', defaultMessage: 'Lists' },
  quiz: { id: 'layout.quiz', defaultMessage: 'Quiz' },
  settings: { id: 'layout.settings', defaultMessage: 'Settings' },
  footer: { id: 'layout.footer', defaultMessage: 'Your words stay in this browser.' },
});

/** Shown if a screen throws, most often because its code could not be loaded. */
function ErrorScreen() {
  const { formatMessage } = useIntl();
  usePageMeta(formatMessage(errorMessages.title));
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <>
      <PageHeader
        title={formatMessage(errorMessages.title)}
        lead={formatMessage(errorMessages.lead)}
      />
      <Button variant="primary" onClick={reload}>
        {formatMessage(errorMessages.retry)}
      </Button>
    </>
  );
}

/** Browsers cache a failed import, so only a reload can repeat it. */
const reload = (): void => location.reload();

const errorMessages = defineMessages({
  title: { id: 'errorScreen.title', defaultMessage: 'This page could not be shown' },
  lead: { id: 'errorScreen.lead', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'errorScreen.retry', defaultMessage: 'Try again' },
});
