import { useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { AddIcon, ButtonLink, CalendarIcon, CardGrid, EmptyState, PageHeader } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { CampaignCard } from '../../features/campaign/list/campaign-card.tsx';
import {
  CampaignFilters,
  useCampaignFilters,
} from '../../features/campaign/list/campaign-filters.tsx';
import { CampaignTabs } from '../../features/campaign/list/campaign-tabs.tsx';
import { campaignFeedQuery } from '../../features/campaign/queries.ts';
import { NoChannel } from '../../features/channel/no-channel.tsx';
import { channelsQuery } from '../../features/channel/queries.ts';
import { forAdmins } from '../../features/user/admins-only.tsx';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { useFeed } from '../../shared/feed/feed-query.ts';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';

/** The campaigns in social networks, which only admins see. */
export const CampaignsScreen = forAdmins(function Campaigns() {
  const { formatMessage } = useIntl();
  const { filters, isFiltered, channelId, ...choice } = useCampaignFilters();
  const query = useFeed(campaignFeedQuery(useApi(), filters));
  const isEmpty = query.data?.total === 0 && !isFiltered;
  usePageMeta(formatMessage(pageTitleMessages.campaigns));
  return (
    <>
      <PageHeader
        title={formatMessage(pageTitleMessages.campaigns)}
        lead={formatMessage(messages.lead)}
        actions={
          !isEmpty && (
            <ButtonLink
              variant="primary"
              icon={<AddIcon />}
              href={paths.newCampaign(channelId || undefined)}
            >
              {formatMessage(pageTitleMessages.newCampaign)}
            </ButtonLink>
          )
        }
      />
      <CampaignTabs current="campaigns" />
      {!isEmpty && <CampaignFilters channelId={channelId} {...choice} />}
      <FeedView
        query={query}
        skeleton="row"
        empty={isFiltered ? <EmptyState title={formatMessage(messages.nothing)} /> : <FirstSteps />}
      >
        {(campaigns, list) => (
          <CardGrid columns="full" {...list}>
            {campaigns.map((campaign) => (
              <CampaignCard key={campaign.id} campaign={campaign} />
            ))}
          </CardGrid>
        )}
      </FeedView>
    </>
  );
});

/** Leads to the first channel, then to the first campaign. */
function FirstSteps() {
  const { formatMessage } = useIntl();
  const { data: channels } = useQuery(channelsQuery(useApiQueries()));
  if (channels === undefined) return null;
  if (channels.length === 0) return <NoChannel />;
  return (
    <EmptyState
      icon={<CalendarIcon />}
      title={formatMessage(messages.noCampaign)}
      action={
        <ButtonLink variant="primary" icon={<AddIcon />} href={paths.newCampaign(undefined)}>
          {formatMessage(pageTitleMessages.newCampaign)}
        </ButtonLink>
      }
    >
      {formatMessage(messages.noCampaignHint)}
    </EmptyState>
  );
}

const messages = defineMessages({
  lead: {
    id: 'campaigns.lead',
    defaultMessage: 'Words and quizzes for your channels, planned ahead.',
  },
  nothing: { id: 'campaigns.nothing', defaultMessage: 'No campaign like that' },
  noCampaign: { id: 'campaigns.noCampaign', defaultMessage: 'Nothing planned yet' },
  noCampaignHint: {
    id: 'campaigns.noCampaignHint',
    defaultMessage: 'Choose words, a time of day and a start. We post one word at a time.',
  },
});
