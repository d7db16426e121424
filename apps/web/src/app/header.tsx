import { pagePatterns } from '@wordhoard/contract/page-address';
import { color, radius, SearchIcon, space, useKeyName, wideScreen } from '@wordhoard/ui';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { AccountAvatar } from '../features/auth/account-avatar.tsx';
import { LanguagePicker } from '../features/language/language-picker.tsx';
import { lazyComponent } from '../shared/page/lazy-component.ts';
import { useSearchKey } from '../shared/page/use-search-key.ts';
import { pageTitleMessages, paths } from '../shared/routes/routes.ts';
import { useSession } from '../shared/session/use-session.ts';

const AccountControls = lazyComponent(
  async () => (await import('./account-controls.tsx')).AccountControls,
);

const VisitorMenu = lazyComponent(
  async () => (await import('../features/auth/visitor-menu.tsx')).VisitorMenu,
);

/** The controls at the top of every page. Those for languages and the account are absent while signing in. */
export function Header() {
  const [pathname] = useLocation();
  const { user } = useSession();
  return (
    <>
      <SearchLink />
      <Controls>
        {!signInPages.has(pathname) && (
          <>
            <LanguagePicker />
            <ErrorBoundary fallback={<AccountPlace />} resetKeys={[pathname]}>
              <Suspense fallback={<AccountPlace />}>
                {user ? <AccountControls /> : <VisitorMenu />}
              </Suspense>
            </ErrorBoundary>
          </>
        )}
      </Controls>
    </>
  );
}

/** The pages on which visitors are already signing in. */
const signInPages: ReadonlySet<string> = new Set([
  pagePatterns.signIn,
  pagePatterns.signUp,
  pagePatterns.socialSignIn,
  pagePatterns.telegramSignIn,
  pagePatterns.forgotPassword,
  pagePatterns.resetPassword,
]);

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  min-width: 0;
`;

/** Keeps the place of the controls until they are loaded, so that nothing moves. */
function AccountPlace() {
  const { user } = useSession();
  return (
    <>
      {user && <StreakPlace />}
      <AvatarPlace>
        <AccountAvatar />
      </AvatarPlace>
    </>
  );
}

const StreakPlace = styled.span`
  width: 3.5rem;
`;

const AvatarPlace = styled.span`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
`;

/** A link to the search that looks like its field. The search shortcut opens it too. */
function SearchLink() {
  const { formatMessage } = useIntl();
  const key = useKeyName('/');
  const [pathname, navigate] = useLocation();
  const isSearchScreen = pathname === paths.search();
  useSearchKey(() => !isSearchScreen && navigate(paths.search()));
  if (isSearchScreen) return null;
  return (
    <Field
      href={paths.search()}
      aria-keyshortcuts={key}
      aria-label={formatMessage(pageTitleMessages.search)}
    >
      <SearchIcon />
      <Name>{formatMessage(pageTitleMessages.search)}</Name>
      {key && <Key>{key}</Key>}
    </Field>
  );
}

const Key = styled.kbd`
  padding-inline: ${space.s2};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.small};
`;

const Name = styled.span`
  flex: 1;
`;

const Field = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s3};
  min-width: 2.75rem;
  min-height: 2.75rem;
  border: 1px solid ${color.outline};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  color: ${color.textMuted};
  text-decoration: none;

  &:hover {
    border-color: ${color.text};
  }

  @media not all and ${wideScreen} {
    > :not(.lucide) {
      display: none;
    }
  }

  @media ${wideScreen} {
    flex: 0 1 20rem;
    padding-inline: ${space.s4};
  }
`;
