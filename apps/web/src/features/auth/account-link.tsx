import { ButtonLink, radius, UserIcon, visuallyHidden, wideScreen } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { paths, routes } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useCurrentUrl } from './post-sign-in-redirect.ts';

/** Links to the user's page or, for visitors, to the sign-in page. */
export function AccountLink() {
  const { formatMessage } = useIntl();
  const [pathname] = useLocation();
  const currentUrl = useCurrentUrl();
  const { user } = useSession();
  if (user !== undefined) {
    return (
      <UserLink icon={<UserIcon />} href={paths.user(user.username)}>
        <Name>{user.username}</Name>
      </UserLink>
    );
  }
  if (signInPages.has(pathname)) return null;
  return (
    <SignInLink icon={<UserIcon />} href={paths.signIn(currentUrl)}>
      {formatMessage(messages.signIn)}
    </SignInLink>
  );
}

/** The pages on which visitors are already signing in. */
const signInPages: ReadonlySet<string> = new Set([
  routes.signIn.pattern,
  routes.signUp.pattern,
  routes.socialSignIn.pattern,
  routes.telegramSignIn.pattern,
  routes.forgotPassword.pattern,
  routes.resetPassword.pattern,
]);

const messages = defineMessages({
  signIn: { id: 'account.signIn', defaultMessage: 'Sign in' },
});

/** On a phone, shows either the text or the icon. */
const SignInLink = styled(ButtonLink)`
  @media not all and ${wideScreen} {
    > .lucide {
      display: none;
    }
  }
`;

const UserLink = styled(ButtonLink)`
  min-width: 2.75rem;
  max-width: 14rem;

  @media not all and ${wideScreen} {
    padding-inline: 0;
    border-radius: ${radius.full};
  }
`;

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media not all and ${wideScreen} {
    ${visuallyHidden}
  }
`;
