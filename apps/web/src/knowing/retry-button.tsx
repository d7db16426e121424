import { Button, RetryIcon } from '@wordhoard/ui';
import { useEffect, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';

/** It has the focus, so that Enter goes on. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} variant="primary" icon={<RetryIcon />} onClick={onRetry}>
      {formatMessage(messages.retry)}
    </Button>
  );
}

const messages = defineMessages({
  retry: { id: 'prove.retry', defaultMessage: 'Try again' },
});
