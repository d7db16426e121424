import { useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { PageHeader, SkeletonList } from '@wordhoard/ui';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'wouter';
import { NoChannel } from '../../features/channel/no-channel.tsx';
import { channelsQuery } from '../../features/channel/queries.ts';
import { forAdmins } from '../../features/user/admins-only.tsx';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';

const PlanEditor = lazyComponent(
  async () => (await import('../../features/campaign/plan/plan-editor.tsx')).PlanEditor,
);

/** Plans a campaign, which only admins can do. */
export const NewCampaignScreen = forAdmins(function NewCampaign() {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [parameters] = useSearchParams();
  const query = useQuery(channelsQuery(useApiQueries()));
  usePageMeta(formatMessage(pageTitleMessages.newCampaign));
  return (
    <>
      <PageHeader
        title={formatMessage(pageTitleMessages.newCampaign)}
        lead={formatMessage(messages.lead)}
        back={{ href: paths.campaigns(), label: formatMessage(pageTitleMessages.campaigns) }}
      />
      <QueryView query={query} skeleton="row">
        {(channels) =>
          channels.length === 0 ? (
            <NoChannel />
          ) : (
            <Suspense fallback={<SkeletonList shape="row" count={8} />}>
              <PlanEditor
                channels={channels}
                channelId={parameters.get('channel') ?? undefined}
                onCreated={({ id }) => navigate(paths.campaign(id), { replace: true })}
              />
            </Suspense>
          )
        }
      </QueryView>
    </>
  );
});

const messages = defineMessages({
  lead: {
    id: 'newCampaign.lead',
    defaultMessage: 'Nothing is posted until you start it.',
  },
});
