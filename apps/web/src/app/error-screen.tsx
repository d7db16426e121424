import { Button, PageHeader } from '@wordhoard/ui';
import { useEffect } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { usePageMeta } from '../shared/page/page-meta.ts';

/** Stands where a screen could not be shown, most often because its code did not arrive. */
export function ErrorScreen() {
  const { formatMessage } = useIntl();
  usePageMeta(formatMessage(messages.title));
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <>
      <PageHeader title={formatMessage(messages.title)} lead={formatMessage(messages.lead)} />
      <Button variant="primary" onClick={reload}>
        {formatMessage(messages.retry)}
      </Button>
    </>
  );
}

/** A part of the app that did not arrive is asked for again only by a page that begins anew. */
const reload = (): void => location.reload();

const messages = defineMessages({
  title: { id: 'errorScreen.title', defaultMessage: 'This page could not be shown' },
  lead: { id: 'errorScreen.lead', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'errorScreen.retry', defaultMessage: 'Try again' },
});
