import { defineMessages } from '@wordhoard/i18n/messages';
import { AddIcon, Button, CardGrid, ChannelIcon, EmptyState, PageHeader } from '@wordhoard/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CampaignTabs } from '../../features/campaign/list/campaign-tabs.tsx';
import { ChannelCard } from '../../features/channel/channel-card.tsx';
import { ChannelDialog } from '../../features/channel/channel-dialog.tsx';
import { type Channel, channelFeedQuery } from '../../features/channel/queries.ts';
import { forAdmins } from '../../features/user/admins-only.tsx';
import { useApi } from '../../shared/api/api-context.ts';
import { useFeed } from '../../shared/feed/feed-query.ts';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { pageTitleMessages } from '../../shared/routes/routes.ts';

/** The channels of social networks, which only admins see. */
export const ChannelsScreen = forAdmins(function Channels() {
  const { formatMessage } = useIntl();
  const query = useFeed(channelFeedQuery(useApi()));
  const [edited, setEdited] = useState<Channel | 'new'>();
  usePageMeta(formatMessage(pageTitleMessages.campaignChannels));

  const connectButton = (
    <Button variant="primary" icon={<AddIcon />} onClick={() => setEdited('new')}>
      {formatMessage(messages.connect)}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={formatMessage(pageTitleMessages.campaignChannels)}
        lead={formatMessage(messages.lead)}
        actions={query.data?.total !== 0 && connectButton}
      />
      <CampaignTabs current="channels" />
      <FeedView
        query={query}
        skeleton="row"
        empty={
          <EmptyState
            icon={<ChannelIcon />}
            title={formatMessage(messages.nothing)}
            action={connectButton}
          >
            {formatMessage(messages.nothingHint)}
          </EmptyState>
        }
      >
        {(channels, list) => (
          <CardGrid columns="full" {...list}>
            {channels.map((channel) => (
              <ChannelCard key={channel.id} channel={channel} onEdit={() => setEdited(channel)} />
            ))}
          </CardGrid>
        )}
      </FeedView>
      {edited !== undefined && (
        <ChannelDialog
          channel={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
});

const messages = defineMessages({
  lead: { id: 'channels.lead', defaultMessage: 'Where campaigns post.' },
  connect: { id: 'channels.connect', defaultMessage: 'Connect a channel' },
  nothing: { id: 'channels.nothing', defaultMessage: 'No channels yet' },
  nothingHint: {
    id: 'channels.nothingHint',
    defaultMessage: 'Connect a Telegram channel or a Mastodon account. Connecting posts nothing.',
  },
});
