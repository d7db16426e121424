import { useQuery } from '@tanstack/react-query';
import { SmmCampaignStatus } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ChoiceGroup, Select, space } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { useAddressFilter } from '../../../shared/routes/use-address-filter.ts';
import { channelsQuery } from '../../channel/queries.ts';

const statuses: Record<string, SmmCampaignStatus> = {
  open: SmmCampaignStatus.IN_PROGRESS,
  completed: SmmCampaignStatus.COMPLETED,
};

/** The filters of the campaigns, kept in the address. */
export function useCampaignFilters() {
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

export function CampaignFilters({
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

const messages = defineMessages({
  status: { id: 'campaignFilters.status', defaultMessage: 'Show' },
  all: { id: 'campaignFilters.all', defaultMessage: 'All' },
  open: { id: 'campaignFilters.open', defaultMessage: 'In progress' },
  completed: { id: 'campaignFilters.completed', defaultMessage: 'Completed' },
  channel: { id: 'campaignFilters.channel', defaultMessage: 'Channel' },
  everyChannel: { id: 'campaignFilters.everyChannel', defaultMessage: 'All channels' },
});

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space.s4} ${space.s6};
  margin-block-end: ${space.s6};
`;
