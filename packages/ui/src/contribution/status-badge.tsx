import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '../layout/badge.tsx';

/** As in the API. */
type Status = 1 | 2 | 3;

interface StatusBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** 1 for approved, 2 for not accepted, 3 for pending. */
  status: Status;
}

/** The moderation status of a contribution. */
export function StatusBadge({ status, ...native }: StatusBadgeProps) {
  const { formatMessage } = useIntl();
  const name = names[status];
  return (
    <Badge {...native} data-tone={tones[name]}>
      {formatMessage(messages[name])}
    </Badge>
  );
}

const names = { 1: 'approved', 2: 'rejected', 3: 'pending' } as const;

const tones = { approved: 'good', rejected: 'bad', pending: 'waiting' } as const;

const messages = defineMessages({
  approved: { id: 'ui.status.approved', defaultMessage: 'Approved' },
  rejected: { id: 'ui.status.rejected', defaultMessage: 'Not accepted' },
  pending: { id: 'ui.status.pending', defaultMessage: 'Awaiting approval' },
});
