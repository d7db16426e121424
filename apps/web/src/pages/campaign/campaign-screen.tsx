import { useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { SkeletonList, Tabs } from '@wordhoard/ui';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'wouter';
import { CampaignHeader } from '../../features/campaign/header/campaign-header.tsx';
import { type Campaign, campaignQuery } from '../../features/campaign/queries.ts';
import { channelQuery } from '../../features/channel/queries.ts';
import { forAdmins } from '../../features/user/admins-only.tsx';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';

const CampaignCalendar = lazyComponent(
  async () =>
    (await import('../../features/campaign/calendar/campaign-calendar.tsx')).CampaignCalendar,
);
const CampaignResults = lazyComponent(
  async () =>
    (await import('../../features/campaign/results/campaign-results.tsx')).CampaignResults,
);

/** One campaign: its posts in a calendar, or its results. */
export const CampaignScreen = forAdmins(function Campaign({ id }: { id: string }) {
  const query = useQuery(campaignQuery(useApiQueries(), id));
  return (
    <QueryView query={query} skeleton="row" isScreen>
      {(campaign) => <CampaignInChannel key={id} campaign={campaign} />}
    </QueryView>
  );
});

function CampaignInChannel({ campaign }: { campaign: Campaign }) {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  const query = useQuery(channelQuery(useApiQueries(), campaign.channel.id));
  const showsResults = parameters.get('view') === 'results';
  usePageMeta(campaign.name);
  return (
    <QueryView query={query} skeleton="row" isScreen>
      {(channel) => (
        <>
          <CampaignHeader campaign={campaign} channel={channel} />
          <Tabs
            label={formatMessage(messages.views)}
            tabs={[
              {
                href: paths.campaign(campaign.id),
                label: formatMessage(messages.calendar),
                isCurrent: !showsResults,
              },
              {
                href: paths.campaignResults(campaign.id),
                label: formatMessage(messages.results),
                isCurrent: showsResults,
              },
            ]}
          />
          <Suspense fallback={<SkeletonList shape="row" count={8} />}>
            {showsResults ? (
              <CampaignResults campaign={campaign} channel={channel} />
            ) : (
              <CampaignCalendar campaign={campaign} channel={channel} />
            )}
          </Suspense>
        </>
      )}
    </QueryView>
  );
}

const messages = defineMessages({
  views: { id: 'campaign.views', defaultMessage: 'Parts of the campaign' },
  calendar: { id: 'campaign.calendar', defaultMessage: 'Calendar' },
  results: { id: 'campaign.results', defaultMessage: 'Results' },
});
