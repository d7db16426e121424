import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, radius, size, space } from '../theme/token.ts';

/** The moderation status of an entry, as in the API: 1 approved, 2 rejected, 3 pending. */
type Status = 1 | 2 | 3;

interface StatusBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  status: Status;
}

/** The moderation status of a contribution. */
export function StatusBadge({ status, ...native }: StatusBadgeProps) {
  const { formatMessage } = useIntl();
  const name = names[status];
  return (
    <Badge {...native} data-name={name}>
      {formatMessage(messages[name])}
    </Badge>
  );
}

const names = { 1: 'approved', 2: 'rejected', 3: 'pending' } as const;

const messages = defineMessages({
  approved: { id: 'ui.status.approved', defaultMessage: 'Approved' },
  rejected: { id: 'ui.status.rejected', defaultMessage: 'Not accepted' },
  pending: { id: 'ui.status.pending', defaultMessage: 'Pending review' },
});

const Badge = styled.span`
  display: inline-block;
  width: fit-content;
  padding: 0 ${space.s2};
  border-radius: ${radius.full};
  font-size: ${size.caption};
  font-weight: 600;
  line-height: 1.6;

  &:where([data-name='approved']) {
    background: ${color.knownSoft};
    color: ${color.known};
  }
  &:where([data-name='rejected']) {
    background: ${color.wrongSoft};
    color: ${color.wrong};
  }
  &:where([data-name='pending']) {
    background: ${color.learnSoft};
    color: ${color.learn};
  }
`;
