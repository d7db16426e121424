import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, RetryIcon, space } from '@wordhoard/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

/** The buttons of a proof. */
export const ProofFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.s3};
`;

/** Has the focus, so that Enter continues. */
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
