import { defineMessages } from '@wordhoard/i18n/messages';
import {
  Badge,
  ChannelIcon,
  HelpIcon,
  KnownIcon,
  SkipIcon,
  TimeIcon,
  WarningIcon,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
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
    <Badge data-tone={tones[state]}>
      {icons[state]}
      {formatMessage(postStateMessages[state])}
    </Badge>
  );
}

const tones = {
  planned: 'neutral',
  sending: 'new',
  sent: 'good',
  failed: 'bad',
  unknown: 'bad',
  skipped: 'neutral',
} as const;

const icons = {
  planned: <TimeIcon />,
  sending: <ChannelIcon />,
  sent: <KnownIcon />,
  failed: <WarningIcon />,
  unknown: <HelpIcon />,
  skipped: <SkipIcon />,
} satisfies Record<PostState, unknown>;
