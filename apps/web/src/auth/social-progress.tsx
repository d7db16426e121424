import { PageHeader, Skeleton } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { usePageMeta } from '../app/page-meta.ts';
import { FailureState } from '../feed/failure-state.tsx';

interface SocialProgressProps {
  failure: Error | null;
  onRetry: () => void;
}

/** Stands for the moment in which somebody is signed in, or where the connection fails in it. */
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
});
