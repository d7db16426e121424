import { HomeIcon, ListIcon, QuizIcon, SettingsIcon, Shell, WordIcon } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation, useRoute } from 'wouter';
import { AccountLink } from '../auth/account-link.tsx';
import { useSession } from '../auth/use-session.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import { BrokenScreen } from './broken-screen.tsx';
import { useLinkNavigation } from './link-navigation.ts';
import { ScreenSkeleton } from './opening.tsx';
import { paths, patterns } from './paths.ts';
import { useRouteFocus } from './route-focus.ts';
import { QuizPlayScreen, ScreenRoutes } from './routes.tsx';
import { SearchLink } from './search-link.tsx';

const Attendants = lazy(async () => ({ default: (await import('./attendants.tsx')).Attendants }));

/** The main layout. A quiz being played has the whole screen to itself. */
export function Layout() {
  const { formatMessage } = useIntl();
  const [pathname] = useLocation();
  const [isPlaying] = useRoute(patterns.quizPlay);
  const destinations = useDestinations();
  const { user } = useSession();
  useLinkNavigation();
  useRouteFocus();

  return (
    <>
      {isPlaying ? (
        <main tabIndex={-1}>
          <ErrorBoundary fallback={<BrokenScreen />}>
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
          railFoot={user ? undefined : formatMessage(messages.foot)}
        >
          <ErrorBoundary fallback={<BrokenScreen />} resetKeys={[pathname]}>
            <Suspense fallback={<ScreenSkeleton of="card" />}>
              <ScreenRoutes />
            </Suspense>
          </ErrorBoundary>
        </Shell>
      )}
      <ErrorBoundary fallback={null} resetKeys={[pathname]}>
        <Suspense>
          <Attendants />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function useDestinations() {
  const { formatMessage } = useIntl();
  const [pathname] = useLocation();
  const { learnLangCode } = useAtomValue(settingsAtom);
  const isWithin = (...places: string[]) =>
    places.some((place) => pathname === `/${place}` || pathname.startsWith(`/${place}/`));
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
      isCurrent: isWithin('words', 'word', 'language', 'tag'),
    },
    {
      href: paths.lists(learnLangCode),
      label: formatMessage(messages.lists),
      icon: <ListIcon />,
      isCurrent: isWithin('lists', 'list', 'tables', 'table'),
    },
    {
      href: paths.quizIndex(),
      label: formatMessage(messages.quiz),
      icon: <QuizIcon />,
      isCurrent: isWithin('quiz'),
    },
    {
      href: paths.settings(),
      label: formatMessage(messages.settings),
      icon: <SettingsIcon />,
      isCurrent: isWithin('settings'),
    },
  ];
}

const messages = defineMessages({
  home: { id: 'layout.home', defaultMessage: 'Home' },
  words: { id: 'layout.words', defaultMessage: 'Words' },
  lists: { id: 'layout.lists', defaultMessage: 'Lists' },
  quiz: { id: 'layout.quiz', defaultMessage: 'Quiz' },
  settings: { id: 'layout.settings', defaultMessage: 'Settings' },
  foot: { id: 'layout.foot', defaultMessage: 'Your words stay in this browser.' },
});
