import { useQuery } from '@tanstack/react-query';
import { SmmCampaignStatus } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ChoiceGroup, Select, space } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useSearchParams } from 'wouter';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { channelsQuery } from '../../channel/queries.ts';

type StatusName = 'all' | 'open' | 'completed';

const statuses: Record<string, SmmCampaignStatus> = {
  open: SmmCampaignStatus.IN_PROGRESS,
  completed: SmmCampaignStatus.COMPLETED,
};

/** The filters of the campaigns, kept in the address. */
export function useCampaignFilters() {
  const [parameters, setParameters] = useSearchParams();
  const channelId = parameters.get('channel') ?? undefined;
  const statusName = readStatusName(parameters.get('status'));
  const status = statuses[statusName];

  function change(name: 'channel' | 'status', value: string | undefined): void {
    setParameters(
      (previous) => {
        const changed = new URLSearchParams(previous);
        if (value === undefined) changed.delete(name);
        else changed.set(name, value);
        return changed;
      },
      { replace: true },
    );
  }

  return {
    filters: { ...(channelId && { channelId }), ...(status && { status }) },
    isFiltered: channelId !== undefined || status !== undefined,
    channelId,
    statusName,
    change,
  };
}

const readStatusName = (parameter: string | null): StatusName =>
  parameter === 'open' || parameter === 'completed' ? parameter : 'all';

type CampaignFiltersProps = Pick<
  ReturnType<typeof useCampaignFilters>,
  'channelId' | 'statusName' | 'change'
>;

export function CampaignFilters({ channelId, statusName, change }: CampaignFiltersProps) {
  const { formatMessage } = useIntl();
  const { data: channels = [] } = useQuery(channelsQuery(useApiQueries()));
  return (
    <Row>
      <ChoiceGroup
        label={formatMessage(messages.status)}
        value={statusName}
        onChange={(name) => change('status', name === 'all' ? undefined : name)}
        options={[
          { value: 'all', label: formatMessage(messages.all) },
          { value: 'open', label: formatMessage(messages.open) },
          { value: 'completed', label: formatMessage(messages.completed) },
        ]}
      />
      {channels.length > 1 && (
        <Select
          label={formatMessage(messages.channel)}
          value={channelId ?? ''}
          onChange={({ target }) => change('channel', target.value || undefined)}
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
