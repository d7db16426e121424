import { defineMessages } from '@wordhoard/i18n/messages';
import {
  Button,
  ListIcon,
  PageHeader,
  QuizIcon,
  Shell,
  TagIcon,
  TodayIcon,
  UserIcon,
  WordIcon,
} from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { lazyAfterPractice } from '../features/review/after-practice.ts';
import { ScreenFallback } from '../shared/page/opening.tsx';
import { usePageMeta } from '../shared/page/page-meta.ts';
import { SessionSkeleton } from '../shared/page/session-skeleton.tsx';
import { StatusSlot } from '../shared/page/status-slot.tsx';
import { pageTitleMessages, paths } from '../shared/routes/routes.ts';
import { useSession } from '../shared/session/use-session.ts';
import { settingsAtom } from '../shared/settings/settings-atom.ts';
import { idle } from '../shared/time/idle.ts';
import { Header } from './header.tsx';
import { useLinkNavigation, useRouteFocus } from './navigation.ts';
import { ScreenRoutes } from './screen-routes.tsx';

const AppEffects = lazyAfterPractice(async () => (await import('./app-effects.tsx')).AppEffects);
const AccountEffects = lazyAfterPractice(
  async () => (await import('./account-effects.tsx')).AccountEffects,
);

/** Screens that ask questions use the whole screen. Their titles until they are loaded. */
const fullScreenTitles = new Map([
  [paths.quizPlay(), pageTitleMessages.quizIndex],
  [paths.lesson(), pageTitleMessages.lesson],
  [paths.placement(), pageTitleMessages.placement],
]);

export function Layout() {
  const { formatMessage } = useIntl();
  const [pathname] = useLocation();
  const destinations = useDestinations();
  const { user } = useSession();
  useLinkNavigation();
  useRouteFocus();
  usePreloadedScreen(pathname);
  const fullScreenTitle = fullScreenTitles.get(pathname);
  const screen = (
    <ErrorBoundary fallback={<ErrorScreen />} resetKeys={[pathname]}>
      <Suspense
        fallback={
          fullScreenTitle ? (
            <SessionSkeleton title={formatMessage(fullScreenTitle)} />
          ) : (
            <ScreenFallback of={hasRows(pathname) ? 'row' : 'card'} />
          )
        }
      >
        <ScreenRoutes />
      </Suspense>
    </ErrorBoundary>
  );

  return (
    <>
      {fullScreenTitle ? (
        <main tabIndex={-1}>{screen}</main>
      ) : (
        <Shell
          homeHref={paths.home()}
          destinations={destinations}
          header={<Header />}
          status={<StatusSlot />}
          railFooter={user ? undefined : formatMessage(messages.footer)}
        >
          {screen}
        </Shell>
      )}
      <Effects isBusy={fullScreenTitle !== undefined} />
    </>
  );
}

/** What the first render leaves out, because it is not seen. */
function Effects({ isBusy }: { isBusy: boolean }) {
  const [pathname] = useLocation();
  const { user } = useSession();
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  if (!isShown) return null;
  return (
    <ErrorBoundary fallback={null} resetKeys={[pathname]}>
      <Suspense>
        <AppEffects isBusy={isBusy} />
      </Suspense>
      <Suspense>{user && <AccountEffects key={user.username} user={user} />}</Suspense>
    </ErrorBoundary>
  );
}

/** Loads the next screen early, so that it opens at once, even without a connection. */
function usePreloadedScreen(pathname: string): void {
  const next = Object.keys(nextScreens).find((section) => isWithin(pathname, section));
  useEffect(() => {
    if (next) void idle().then(nextScreens[next]).catch(ignoreUntilNeeded);
  }, [next]);
}

const nextScreens: Readonly<Record<string, () => Promise<unknown>>> = {
  lesson: () => import('../pages/lesson-results/lesson-results-screen.tsx'),
  quiz: () => import('../pages/quiz-results/quiz-results-screen.tsx'),
};

/** Opening the screen requests it again and reports a failure. */
const ignoreUntilNeeded = () => undefined;

const isWithin = (pathname: string, ...sections: string[]): boolean =>
  sections.some((section) => pathname === `/${section}` || pathname.startsWith(`/${section}/`));

/** Whether the screen of a path most likely shows rows, not cards with pictures. */
const hasRows = (pathname: string): boolean =>
  isWithin(pathname, 'list', 'word', 'table', 'quiz', 'settings', 'search');

function useDestinations() {
  const { formatMessage } = useIntl();
  const [pathname] = useLocation();
  const { user } = useSession();
  const { learnLangCode } = useAtomValue(settingsAtom);
  return [
    {
      href: paths.home(),
      label: formatMessage(pageTitleMessages.today),
      icon: <TodayIcon />,
      isCurrent: pathname === paths.home() || isWithin(pathname, 'lesson', 'course'),
    },
    {
      href: paths.quizIndex(),
      label: formatMessage(messages.practise),
      icon: <QuizIcon />,
      isCurrent: isWithin(pathname, 'quiz'),
    },
    {
      href: paths.words(learnLangCode),
      label: formatMessage(pageTitleMessages.words),
      icon: <WordIcon />,
      isCurrent: isWithin(pathname, 'words', 'word', 'language'),
      parts: [
        {
          href: paths.tags(learnLangCode),
          label: formatMessage(pageTitleMessages.tags),
          icon: <TagIcon />,
          isCurrent: isWithin(pathname, 'tags', 'tag'),
        },
      ],
    },
    {
      href: paths.lists(learnLangCode),
      label: formatMessage(pageTitleMessages.lists),
      icon: <ListIcon />,
      isCurrent: isWithin(pathname, 'lists', 'list', 'tables', 'table'),
    },
    {
      href: paths.profile(),
      label: formatMessage(pageTitleMessages.profile),
      icon: <UserIcon />,
      isCurrent:
        isWithin(pathname, 'profile', 'settings') ||
        (user !== undefined && isWithin(pathname, `user/${user.username}`)),
    },
  ];
}

const messages = defineMessages({
  practise: { id: 'layout.practise', defaultMessage: 'Practise' },
  footer: { id: 'layout.footer', defaultMessage: 'Saved on this device only.' },
  errorTitle: { id: 'errorScreen.title', defaultMessage: 'Couldn’t show this page' },
  errorLead: { id: 'errorScreen.lead', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'errorScreen.retry', defaultMessage: 'Try again' },
});

/** Shown if a screen throws, most often because its code could not be loaded. */
function ErrorScreen() {
  const { formatMessage } = useIntl();
  usePageMeta(formatMessage(messages.errorTitle));
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <>
      <PageHeader
        title={formatMessage(messages.errorTitle)}
        lead={formatMessage(messages.errorLead)}
      />
      <Button variant="primary" onClick={reload}>
        {formatMessage(messages.retry)}
      </Button>
    </>
  );
}

/** Browsers cache a failed import, so only a reload can repeat it. */
const reload = (): void => location.reload();
