import { defineMessages } from '@wordhoard/i18n/messages';
import { color, PageHeader, Row, space } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { paths } from '../../../shared/routes/routes.ts';
import { ExternalName, networkIcons, networkNames } from '../../channel/network.tsx';
import type { Channel } from '../../channel/queries.ts';
import { CampaignStateBadge, campaignTypeMessages, getCampaignState } from '../campaign-state.tsx';
import type { Campaign } from '../queries.ts';
import { timeFormat } from '../time/time-format.ts';
import { CampaignActions } from './campaign-actions.tsx';

interface CampaignHeaderProps {
  campaign: Campaign;
  channel: Channel;
}

/** What a campaign is and what happens next, with the actions on it as a whole. */
export function CampaignHeader({ campaign, channel }: CampaignHeaderProps) {
  const { formatMessage } = useIntl();
  const { network, name, url } = channel;
  return (
    <PageHeader
      title={campaign.name}
      back={{ href: paths.campaigns(), label: formatMessage(messages.back) }}
      facts={
        <Row as="span" $gap="s4">
          <CampaignStateBadge campaign={campaign} />
          <ChannelName title={networkNames[network]}>
            {networkIcons[network]}
            <ExternalName name={name} url={url} />
          </ChannelName>
          <span>{formatMessage(campaignTypeMessages[campaign.type])}</span>
        </Row>
      }
      lead={<NextStep campaign={campaign} channel={channel} />}
      actions={<CampaignActions campaign={campaign} />}
    />
  );
}

/** When the next post is sent, or why none is. */
function NextStep({ campaign, channel }: CampaignHeaderProps) {
  const { formatMessage, formatDate } = useIntl();
  const state = getCampaignState(campaign);
  const { nextPostAt, schedule } = campaign;
  if (state !== 'running') return formatMessage(messages[state]);
  if (channel.isPaused || !channel.isActive) {
    return (
      <>
        {formatMessage(channel.isPaused ? messages.channelPaused : messages.channelInactive)}{' '}
        <a href={paths.campaignChannels()}>{formatMessage(messages.channels)}</a>
      </>
    );
  }
  if (nextPostAt === null) return formatMessage(messages.nothingLeft);
  const when = formatDate(nextPostAt, { ...timeFormat, timeZone: schedule.timeZone });
  return formatMessage(messages.next, { when });
}

const messages = defineMessages({
  back: { id: 'campaignHeader.back', defaultMessage: 'Campaigns' },
  new: { id: 'campaignHeader.new', defaultMessage: 'Nothing is posted until you start it.' },
  paused: { id: 'campaignHeader.paused', defaultMessage: 'Nothing is posted until you continue.' },
  completed: { id: 'campaignHeader.completed', defaultMessage: 'This campaign has ended.' },
  channelPaused: {
    id: 'campaignHeader.channelPaused',
    defaultMessage: 'The channel is paused: nothing is posted.',
  },
  channelInactive: {
    id: 'campaignHeader.channelInactive',
    defaultMessage: 'The network doesn’t let us post in this channel.',
  },
  channels: { id: 'campaignHeader.channels', defaultMessage: 'Open the channels' },
  nothingLeft: { id: 'campaignHeader.nothingLeft', defaultMessage: 'All posts are done.' },
  next: { id: 'campaignHeader.next', defaultMessage: 'Next post: {when}' },
});

const ChannelName = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  min-width: 0;
  overflow-wrap: anywhere;

  .lucide {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${color.textMuted};
  }
`;
