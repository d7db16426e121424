import { defineMessages } from '@wordhoard/i18n/messages';
import { ButtonLink, ButtonRow, space } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
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
      <ButtonRow>
        <ButtonLink variant="primary" href={paths.signUp(currentUrl)}>
          {formatMessage(pageTitleMessages.toSignUp)}
        </ButtonLink>
        <ButtonLink href={paths.signIn(currentUrl)}>
          {formatMessage(pageTitleMessages.toSignIn)}
        </ButtonLink>
      </ButtonRow>
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
  const { formatMessage } = useIntl();
  const [pathname] = useLocation();
  return (
    <ButtonRow>
      <ButtonLink variant="primary" href={paths.signUp(pathname)}>
        {formatMessage(messages.signUpAndContinue)}
      </ButtonLink>
      <ButtonLink href={paths.signIn(pathname)}>
        {formatMessage(pageTitleMessages.toSignIn)}
      </ButtonLink>
    </ButtonRow>
  );
}
