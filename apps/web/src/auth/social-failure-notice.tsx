import { ButtonLink, PageHeader } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { SocialProblem } from './social-failure.ts';
import { SocialWays } from './social-ways.tsx';
import { useArrival } from './use-arrival.ts';
import { useSession } from './use-session.ts';

/** Nobody was signed in, and nothing is lost: why that is, and the ways on. */
export function SocialFailureNotice({ failure }: { failure: SocialProblem }) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { returnTo } = useArrival();
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
      {failure !== 'taken' && <SocialWays returnTo={returnTo} />}
    </>
  );
}

const titleMessages = defineMessages({
  denied: { id: 'socialFailure.denied', defaultMessage: 'Nothing has changed' },
  expired: { id: 'socialFailure.expired', defaultMessage: 'That took a little too long' },
  invalid: { id: 'socialFailure.invalid', defaultMessage: 'That did not work' },
  unavailable: { id: 'socialFailure.unavailable', defaultMessage: 'No answer for the moment' },
  taken: { id: 'socialFailure.taken', defaultMessage: 'It opens another account' },
});

const leadMessages = defineMessages({
  denied: {
    id: 'socialFailure.denied.lead',
    defaultMessage: 'You have chosen not to tell us who you are. That is fine.',
  },
  expired: {
    id: 'socialFailure.expired.lead',
    defaultMessage: 'For your safety it has to be finished within minutes. Just begin again.',
  },
  invalid: {
    id: 'socialFailure.invalid.lead',
    defaultMessage: 'The answer did not belong to this browser, or was used before. Begin again.',
  },
  unavailable: {
    id: 'socialFailure.unavailable.lead',
    defaultMessage: 'The service that would vouch for you cannot be reached. Try again later.',
  },
  taken: {
    id: 'socialFailure.taken.lead',
    defaultMessage:
      'Somebody signs in to another account with it already. It can be disconnected there.',
  },
});

const messages = defineMessages({
  signIn: { id: 'socialFailure.signIn', defaultMessage: 'Sign in with a password' },
  settings: { id: 'socialFailure.settings', defaultMessage: 'To the settings' },
});
