import type { SmmFailureKind, SmmNetwork } from '@wordhoard/contract/enumeration';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Badge } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { ChannelActions } from './channel-actions.tsx';
import { ExternalName, NetworkProblem, networkIcons, networkNames } from './network.tsx';
import { Facts, OverviewCard } from './overview-card.tsx';
import type { Channel } from './queries.ts';

/** A channel with its state and what can be done with it. */
export function ChannelCard({ channel, onEdit }: { channel: Channel; onEdit: () => void }) {
  const { formatMessage, formatDate, locale } = useIntl();
  const { network, name, langCode, tranLangCode, title, address, url, checkedAt } = channel;
  const state = getState(channel);
  return (
    <OverviewCard
      icon={networkIcons[network]}
      title={name}
      badge={<Badge data-tone={tones[state]}>{formatMessage(stateMessages[state])}</Badge>}
    >
      <Facts>
        <li>
          {formatMessage(messages.languages, {
            from: languageName(langCode, locale),
            to: languageName(tranLangCode, locale),
          })}
        </li>
        <li>{networkNames[network]}</li>
        <li>
          <ExternalName name={title ?? address} url={url} />
        </li>
        {title !== null && (
          <li>
            <bdi>{address}</bdi>
          </li>
        )}
        {checkedAt !== null && (
          <li>
            {formatMessage(messages.checked, {
              time: formatDate(checkedAt, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </li>
        )}
      </Facts>
      <ChannelFailure channel={channel} />
      <ChannelActions channel={channel} onEdit={onEdit} />
    </OverviewCard>
  );
}

type ChannelState = 'working' | 'paused' | 'refused';

function getState({ isActive, isPaused }: Channel): ChannelState {
  if (!isActive) return 'refused';
  return isPaused ? 'paused' : 'working';
}

const tones = { working: 'good', paused: 'waiting', refused: 'bad' } as const;

/** Why the last call to the network failed. */
export function ChannelFailure({ channel: { network, failure } }: { channel: Channel }) {
  const { formatMessage } = useIntl();
  if (failure === null) return null;
  return (
    <NetworkProblem detail={failure.detail}>
      {formatMessage(failureMessages[getFailureText(network, failure.kind)], {
        network: networkNames[network],
      })}
    </NetworkProblem>
  );
}

function getFailureText(network: SmmNetwork, kind: SmmFailureKind) {
  if (kind === 'refused') return network;
  return kind === 'limited' || kind === 'invalid' ? kind : 'unreachable';
}

const messages = defineMessages({
  languages: { id: 'channel.languages', defaultMessage: '{from} → {to}' },
  checked: { id: 'channel.checked', defaultMessage: 'Checked: {time}' },
});

const stateMessages = defineMessages({
  working: { id: 'channelState.working', defaultMessage: 'Working' },
  paused: { id: 'channelState.paused', defaultMessage: 'Paused' },
  refused: { id: 'channelState.refused', defaultMessage: 'Not working' },
});

const failureMessages = defineMessages({
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
  limited: {
    id: 'channelFailure.limited',
    defaultMessage: '{network} asks us to slow down. Posting continues by itself.',
  },
  invalid: {
    id: 'channelFailure.invalid',
    defaultMessage: '{network} didn’t accept the last post.',
  },
  unreachable: {
    id: 'channelFailure.unreachable',
    defaultMessage: 'Couldn’t reach {network}. Check again in a while.',
  },
});
