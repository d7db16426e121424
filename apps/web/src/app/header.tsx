import { pagePatterns } from '@wordhoard/contract/page-address';
import { space } from '@wordhoard/ui';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { AccountAvatar } from '../features/auth/account-avatar.tsx';
import { LanguagePicker } from '../features/language/language-picker.tsx';
import { lazyComponent } from '../shared/page/lazy-component.ts';
import { useSession } from '../shared/session/use-session.ts';
import { SearchLink } from './search-link.tsx';

const AccountControls = lazyComponent(
  async () => (await import('./account-controls.tsx')).AccountControls,
);

/** The controls at the top of every page. Those for languages and the account are absent while signing in. */
export function Header() {
  const [pathname] = useLocation();
  return (
    <>
      <SearchLink />
      <Controls>
        {!signInPages.has(pathname) && (
          <>
            <LanguagePicker />
            <ErrorBoundary fallback={<AccountPlace />} resetKeys={[pathname]}>
              <Suspense fallback={<AccountPlace />}>
                <AccountControls />
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
