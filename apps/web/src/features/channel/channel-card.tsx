import { languageName } from '@wordhoard/i18n';
import { color, radius, size, space } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ChannelActions } from './channel-actions.tsx';
import { ChannelFailure, ChannelStateBadge } from './channel-state.tsx';
import { networkIcons, networkNames } from './network.tsx';
import type { Channel } from './queries.ts';

interface ChannelCardProps {
  channel: Channel;
  onEdit: () => void;
}

/** A channel with its state and what can be done with it. */
export function ChannelCard({ channel, onEdit }: ChannelCardProps) {
  const { formatMessage, formatDate, locale } = useIntl();
  const { network, name, langCode, tranLangCode, checkedAt } = channel;
  return (
    <Card>
      <Head>
        <Mark aria-hidden="true">{networkIcons[network]}</Mark>
        <Names>
          <Name dir="auto">{name}</Name>
          <p>
            {formatMessage(messages.languages, {
              from: languageName(langCode, locale),
              to: languageName(tranLangCode, locale),
            })}
          </p>
        </Names>
        <ChannelStateBadge channel={channel} />
      </Head>
      <Facts>
        <Account channel={channel} />
        {checkedAt !== null && (
          <p>
            {formatMessage(messages.checked, {
              time: formatDate(checkedAt, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
        )}
      </Facts>
      <ChannelFailure channel={channel} />
      <ChannelActions channel={channel} onEdit={onEdit} />
    </Card>
  );
}

/** The channel as the network knows it. */
function Account({ channel: { network, title, url, address } }: { channel: Channel }) {
  const shown = title ?? address;
  return (
    <p>
      {networkNames[network]}
      {' · '}
      {url === null ? (
        <bdi>{shown}</bdi>
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          <bdi>{shown}</bdi>
        </a>
      )}
      {title !== null && (
        <>
          {' · '}
          <bdi>{address}</bdi>
        </>
      )}
    </p>
  );
}

const messages = defineMessages<{
  languages: { from: string; to: string };
  checked: { time: string };
}>({
  languages: { id: 'channel.languages', defaultMessage: '{from} → {to}' },
  checked: { id: 'channel.checked', defaultMessage: 'Checked: {time}' },
});

const Card = styled.article`
  display: grid;
  align-content: start;
  gap: ${space.s4};
  height: 100%;
  padding: ${space.s5};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  overflow-wrap: anywhere;
`;

const Head = styled.header`
  display: flex;
  align-items: start;
  gap: ${space.s3};
`;

const Mark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.full};
  background: ${color.accentSoft};
  color: ${color.accent};
`;

const Names = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled.h2`
  font-size: ${size.lead};
  font-weight: 650;
  line-height: 1.3;
`;

const Facts = styled.div`
  color: ${color.textMuted};
  font-size: ${size.caption};

  a {
    color: ${color.accent};
  }
`;
