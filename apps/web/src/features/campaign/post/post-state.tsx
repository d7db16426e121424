import { defineMessages } from '@wordhoard/i18n/messages';
import {
  ChannelIcon,
  color,
  HelpIcon,
  KnownIcon,
  SkipIcon,
  size,
  space,
  TimeIcon,
  WarningIcon,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Post } from '../queries.ts';

export type PostState = Post['status'];

/** Whether a post waits for its time or can be given another one. */
export const isMovable = (state: PostState): boolean =>
  state === 'planned' || state === 'skipped' || state === 'failed';

export const postStateMessages = defineMessages({
  planned: { id: 'postState.planned', defaultMessage: 'Planned' },
  sending: { id: 'postState.sending', defaultMessage: 'Sending' },
  sent: { id: 'postState.sent', defaultMessage: 'Sent' },
  failed: { id: 'postState.failed', defaultMessage: 'Failed' },
  unknown: { id: 'postState.unknown', defaultMessage: 'Unclear' },
  skipped: { id: 'postState.skipped', defaultMessage: 'Skipped' },
});

export function PostStateMark({ state }: { state: PostState }) {
  const { formatMessage } = useIntl();
  return (
    <Mark data-state={state}>
      {icons[state]}
      {formatMessage(postStateMessages[state])}
    </Mark>
  );
}

const icons = {
  planned: <TimeIcon />,
  sending: <ChannelIcon />,
  sent: <KnownIcon />,
  failed: <WarningIcon />,
  unknown: <HelpIcon />,
  skipped: <SkipIcon />,
} satisfies Record<PostState, unknown>;

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  color: ${color.textMuted};
  font-size: ${size.caption};
  font-weight: 600;
  white-space: nowrap;

  &[data-state='sending'] {
    color: ${color.accent};
  }

  &[data-state='sent'] {
    color: ${color.known};
  }

  &:is([data-state='failed'], [data-state='unknown']) {
    color: ${color.wrong};
  }

  .lucide {
    width: 1rem;
    height: 1rem;
  }
`;
