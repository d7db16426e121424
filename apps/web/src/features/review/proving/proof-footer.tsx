import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, RetryIcon, Row } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface ProofFooterProps {
  onClose: () => void;
  /** After a wrong answer. */
  onRetry: (() => void) | undefined;
  /** The button before an answer. */
  children?: ReactNode;
}

/** The buttons of a proof. That for another attempt has the focus, so that Enter continues. */
export function ProofFooter({ onClose, onRetry, children }: ProofFooterProps) {
  const { formatMessage } = useIntl();
  return (
    <Row $gap="s3" $justify="end">
      <Button onClick={onClose}>{formatMessage(messages.close)}</Button>
      {onRetry ? (
        <Button key="retry" ref={focus} variant="primary" icon={<RetryIcon />} onClick={onRetry}>
          {formatMessage(messages.retry)}
        </Button>
      ) : (
        children
      )}
    </Row>
  );
}

const focus = (button: HTMLElement | null): void => button?.focus();

const messages = defineMessages({
  close: { id: 'prove.close', defaultMessage: 'Not now' },
  retry: { id: 'prove.retry', defaultMessage: 'Try again' },
});
