import { defineMessages } from '@wordhoard/i18n/messages';
import { ButtonLink, ButtonRow, space } from '@wordhoard/ui';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { useCurrentUrl } from './post-sign-in-redirect.ts';

/** Explains the benefits of an account, with links to create one and to sign in. Both lead back here. */
export function SignInInvitation() {
  const { formatMessage } = useIntl();
  const currentUrl = useCurrentUrl();
  return (
    <Invitation>
      <p>{formatMessage(messages.why)}</p>
      <AccountLinks returnTo={currentUrl} signUp={pageTitleMessages.toSignUp} />
    </Invitation>
  );
}

const messages = defineMessages({
  why: {
    id: 'signInInvitation.why',
    defaultMessage: 'With an account, your words and results are with you on every device.',
  },
  signUpAndContinue: {
    id: 'accountButtons.signUp',
    defaultMessage: 'Create an account and continue',
  },
});

const Invitation = styled.div`
  display: grid;
  gap: ${space.s4};
  max-width: 32rem;
`;

/** Replace the submit button for visitors. The form keeps its text. */
export function AccountButtons() {
  const [pathname] = useLocation();
  return <AccountLinks returnTo={pathname} signUp={messages.signUpAndContinue} />;
}

interface AccountLinksProps {
  returnTo: string;
  signUp: MessageDescriptor;
}

function AccountLinks({ returnTo, signUp }: AccountLinksProps) {
  const { formatMessage } = useIntl();
  return (
    <ButtonRow>
      <ButtonLink variant="primary" href={paths.signUp(returnTo)}>
        {formatMessage(signUp)}
      </ButtonLink>
      <ButtonLink href={paths.signIn(returnTo)}>
        {formatMessage(pageTitleMessages.toSignIn)}
      </ButtonLink>
    </ButtonRow>
  );
}
