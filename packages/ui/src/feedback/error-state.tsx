import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Button } from '../action/button.tsx';
import { OfflineIcon, RetryIcon } from '../theme/icon.ts';
import { Notice } from './notice.tsx';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What happened, in a sentence; a general one stands in. */
  title?: string;
  /** Without it there is nothing to try again. */
  onRetry?: (() => void) | undefined;
}

export function ErrorState({ title, onRetry, children, ...native }: ErrorStateProps) {
  const { formatMessage } = useIntl();
  return (
    <Notice
      role="alert"
      title={title ?? formatMessage(messages.title)}
      icon={<OfflineIcon />}
      action={
        onRetry && (
          <Button icon={<RetryIcon />} onClick={onRetry}>
            {formatMessage(messages.retry)}
          </Button>
        )
      }
      {...native}
    >
      {children}
    </Notice>
  );
}

const messages = defineMessages({
  title: { id: 'ui.errorState.title', defaultMessage: 'This could not be loaded' },
  retry: { id: 'ui.errorState.retry', defaultMessage: 'Try again' },
});
