import type { SmmFailureKind, SmmNetwork } from '@wordhoard/contract/enumeration';
import { color, radius, size, space, WarningIcon } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Channel } from './queries.ts';
import { StateBadge } from './state-badge.tsx';

type ChannelState = 'working' | 'paused' | 'refused';

function stateOf({ isActive, isPaused }: Channel): ChannelState {
  if (!isActive) return 'refused';
  return isPaused ? 'paused' : 'working';
}

export function ChannelStateBadge({ channel }: { channel: Channel }) {
  const { formatMessage } = useIntl();
  const state = stateOf(channel);
  return <StateBadge tone={tones[state]}>{formatMessage(stateMessages[state])}</StateBadge>;
}

const stateMessages = defineMessages({
  working: { id: 'channelState.working', defaultMessage: 'Working' },
  paused: { id: 'channelState.paused', defaultMessage: 'Paused' },
  refused: { id: 'channelState.refused', defaultMessage: 'Not working' },
});

const tones = { working: 'good', paused: 'waiting', refused: 'bad' } as const;

/** Why the last call to the network failed: in plain words, and in those of the network. */
export function ChannelFailure({ channel: { network, failure } }: { channel: Channel }) {
  const { formatMessage } = useIntl();
  if (failure === null) return null;
  return (
    <Failure>
      <WarningIcon />
      <div>
        <p>{formatMessage(failureMessageOf(network, failure.kind))}</p>
        {failure.detail !== '' && (
          <Detail>
            {formatMessage(messages.detail)}{' '}
            <q lang="en" dir="auto">
              {failure.detail}
            </q>
          </Detail>
        )}
      </div>
    </Failure>
  );
}

function failureMessageOf(network: SmmNetwork, kind: SmmFailureKind) {
  switch (kind) {
    case 'refused':
      return refusalMessages[network];
    case 'limited':
      return failureMessages.limited;
    case 'invalid':
      return failureMessages.invalid;
    default:
      return failureMessages.unreachable;
  }
}

const messages = defineMessages({
  detail: { id: 'channelFailure.detail', defaultMessage: 'Details:' },
});

const refusalMessages = defineMessages({
  telegram: {
    id: 'channelFailure.telegram',
    defaultMessage:
      'Telegram doesn’t let us post there. Check the name and the token, and that the bot is an administrator who can post.',
  },
  mastodon: {
    id: 'channelFailure.mastodon',
    defaultMessage:
      'Mastodon doesn’t let us post there. Check the address, the token and its scopes.',
  },
});

const failureMessages = defineMessages({
  limited: {
    id: 'channelFailure.limited',
    defaultMessage: 'The network asks us to slow down. Posting continues by itself.',
  },
  invalid: {
    id: 'channelFailure.invalid',
    defaultMessage: 'The network did not accept the last post.',
  },
  unreachable: {
    id: 'channelFailure.unreachable',
    defaultMessage: 'Couldn’t reach the network. Check again in a while.',
  },
});

const Failure = styled.div`
  display: flex;
  gap: ${space.s3};
  padding: ${space.s3} ${space.s4};
  border-radius: ${radius.medium};
  background: ${color.wrongSoft};
  overflow-wrap: anywhere;

  > .lucide {
    flex: none;
    margin-block-start: 0.125rem;
    color: ${color.wrong};
  }
`;

const Detail = styled.p`
  margin-block-start: ${space.s1};
  color: ${color.textMuted};
  font-size: ${size.caption};
`;
