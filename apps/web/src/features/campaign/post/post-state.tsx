import {
  ChannelIcon,
  color,
  HelpIcon,
  KnownIcon,
  SkipIcon,
  size,
  space,
  TimeIcon,
  variants,
  WarningIcon,
} from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import type { Post } from './post-queries.ts';

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

const muted = css`
  color: ${color.textMuted};
`;

const wrong = css`
  color: ${color.wrong};
`;

const stateStyle = {
  planned: muted,
  sending: css`
    color: ${color.accent};
  `,
  sent: css`
    color: ${color.known};
  `,
  failed: wrong,
  unknown: wrong,
  skipped: muted,
} satisfies Record<PostState, ReturnType<typeof css>>;

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  font-size: ${size.caption};
  font-weight: 600;
  white-space: nowrap;
  ${variants('data-state', stateStyle)}

  .lucide {
    width: 1rem;
    height: 1rem;
  }
`;
