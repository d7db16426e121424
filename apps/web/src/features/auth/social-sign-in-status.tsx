import { defineMessages } from '@wordhoard/i18n/messages';
import { ButtonLink, PageHeader, Skeleton } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { FailureState } from '../../shared/feed/query-view.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { usePostSignInRedirect } from './post-sign-in-redirect.ts';
import type { SocialProblem } from './social-provider.ts';
import { SocialSignInLinks } from './visitor-form-page.tsx';

interface SocialProgressProps {
  failure: Error | null;
  onRetry: () => void;
}

/** Shown while the user is being signed in, or if the request fails. */
export function SocialProgress({ failure, onRetry }: SocialProgressProps) {
  const { formatMessage } = useIntl();
  usePageMeta(formatMessage(messages.title));
  return (
    <>
      <PageHeader title={formatMessage(messages.title)} role="status" />
      {failure === null ? <Skeleton /> : <FailureState failure={failure} onRetry={onRetry} />}
    </>
  );
}

const messages = defineMessages({
  title: { id: 'socialSignIn.title', defaultMessage: 'One moment…' },
  signIn: { id: 'socialFailure.signIn', defaultMessage: 'Sign in with a password' },
  settings: { id: 'socialFailure.settings', defaultMessage: 'Go to settings' },
});

/** Explains why signing in failed, with the alternatives. */
export function SocialFailureNotice({ failure }: { failure: SocialProblem }) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { returnTo } = usePostSignInRedirect();
  usePageMeta(formatMessage(titleMessages[failure]));
  return (
    <>
      <PageHeader
        title={formatMessage(titleMessages[failure])}
        lead={formatMessage(leadMessages[failure])}
      />
      {user === undefined ? (
        <ButtonLink variant="primary" href={paths.signIn(returnTo)}>
          {formatMessage(messages.signIn)}
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" href={paths.settings()}>
          {formatMessage(messages.settings)}
        </ButtonLink>
      )}
      {failure !== 'taken' && <SocialSignInLinks returnTo={returnTo} />}
    </>
  );
}

const titleMessages = defineMessages({
  denied: { id: 'socialFailure.denied', defaultMessage: 'Nothing has changed' },
  expired: { id: 'socialFailure.expired', defaultMessage: 'That took a little too long' },
  invalid: { id: 'socialFailure.invalid', defaultMessage: 'That didn’t work' },
  unavailable: { id: 'socialFailure.unavailable', defaultMessage: 'No answer right now' },
  taken: { id: 'socialFailure.taken', defaultMessage: 'Already used by another account' },
});

const leadMessages = defineMessages({
  denied: {
    id: 'socialFailure.denied.lead',
    defaultMessage: 'You chose not to sign in this way. That’s fine.',
  },
  expired: {
    id: 'socialFailure.expired.lead',
    defaultMessage: 'For your safety, signing in must be finished within minutes. Start again.',
  },
  invalid: {
    id: 'socialFailure.invalid.lead',
    defaultMessage:
      'This sign-in was started in another browser or has already been used. Start again.',
  },
  unavailable: {
    id: 'socialFailure.unavailable.lead',
    defaultMessage: 'Couldn’t reach the service. Try again later.',
  },
  taken: {
    id: 'socialFailure.taken.lead',
    defaultMessage: 'Another account already signs in with it. Disconnect it there first.',
  },
});
