import { Button, PageHeader } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { usePageMeta } from './page-meta.ts';

/** Stands where a screen could not be shown, most often because its code did not arrive. */
export function BrokenScreen() {
  const { formatMessage } = useIntl();
  usePageMeta(formatMessage(messages.title));
  return (
    <>
      <PageHeader title={formatMessage(messages.title)} lead={formatMessage(messages.lead)} />
      <Button variant="primary" onClick={() => location.reload()}>
        {formatMessage(messages.retry)}
      </Button>
    </>
  );
}

const messages = defineMessages({
  title: { id: 'broken.title', defaultMessage: 'This page could not be shown' },
  lead: { id: 'broken.lead', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'broken.retry', defaultMessage: 'Try again' },
});
