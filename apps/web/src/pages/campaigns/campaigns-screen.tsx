import { useQuery } from '@tanstack/react-query';
import { SmmCampaignStatus } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  AddIcon,
  ButtonLink,
  CalendarIcon,
  CardGrid,
  ChoiceGroup,
  EmptyState,
  PageHeader,
  Select,
  space,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { CampaignCard } from '../../features/campaign/list/campaign-card.tsx';
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
import { useAddressFilter } from '../../shared/routes/use-address-filter.ts';

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
  status: { id: 'campaignFilters.status', defaultMessage: 'Show' },
  all: { id: 'campaignFilters.all', defaultMessage: 'All' },
  open: { id: 'campaignFilters.open', defaultMessage: 'In progress' },
  completed: { id: 'campaignFilters.completed', defaultMessage: 'Completed' },
  channel: { id: 'campaignFilters.channel', defaultMessage: 'Channel' },
  everyChannel: { id: 'campaignFilters.everyChannel', defaultMessage: 'All channels' },
});

const statuses: Record<string, SmmCampaignStatus> = {
  open: SmmCampaignStatus.IN_PROGRESS,
  completed: SmmCampaignStatus.COMPLETED,
};

/** The filters of the campaigns, kept in the address. */
function useCampaignFilters() {
  const [channelId, changeChannel] = useAddressFilter('channel');
  const [statusName, changeStatus] = useAddressFilter('status');
  const status = statuses[statusName];
  return {
    filters: { ...(channelId && { channelId }), ...(status && { status }) },
    isFiltered: channelId !== '' || status !== undefined,
    channelId,
    changeChannel,
    statusName: status ? statusName : '',
    changeStatus,
  };
}

type CampaignFiltersProps = Omit<ReturnType<typeof useCampaignFilters>, 'filters' | 'isFiltered'>;

function CampaignFilters({
  channelId,
  changeChannel,
  statusName,
  changeStatus,
}: CampaignFiltersProps) {
  const { formatMessage } = useIntl();
  const { data: channels = [] } = useQuery(channelsQuery(useApiQueries()));
  return (
    <Row>
      <ChoiceGroup
        label={formatMessage(messages.status)}
        value={statusName}
        onChange={changeStatus}
        options={[
          { value: '', label: formatMessage(messages.all) },
          { value: 'open', label: formatMessage(messages.open) },
          { value: 'completed', label: formatMessage(messages.completed) },
        ]}
      />
      {channels.length > 1 && (
        <Select
          label={formatMessage(messages.channel)}
          value={channelId}
          onChange={({ target }) => changeChannel(target.value)}
          options={[
            { value: '', label: formatMessage(messages.everyChannel) },
            ...channels.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space.s4} ${space.s6};
  margin-block-end: ${space.s6};
`;
