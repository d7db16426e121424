import { defineMessages } from '@wordhoard/i18n/messages';
import {
  Button,
  color,
  DeleteIcon,
  EditIcon,
  KnownIcon,
  Menu,
  PageHeader,
  PauseIcon,
  Row,
  Stack,
  StartIcon,
  SwapIcon,
  space,
  TimeIcon,
} from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { lazyComponent } from '../../../shared/page/lazy-component.ts';
import { paths } from '../../../shared/routes/routes.ts';
import { showToastAtom } from '../../../shared/toast/toast-atom.ts';
import { ExternalName, networkIcons, networkNames } from '../../channel/network.tsx';
import type { Channel } from '../../channel/queries.ts';
import { CallFailure } from '../call-failure.tsx';
import { CampaignStateBadge, campaignTypeMessages, getCampaignState } from '../campaign-state.tsx';
import { type Campaign, changeCampaign, updateCampaign, useCampaignCall } from '../queries.ts';
import { timeFormat } from '../time/time-format.ts';
import type { CampaignDialogName } from './campaign-dialogs.tsx';

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
        {channel.isPaused
          ? formatMessage(messages.channelPaused)
          : formatMessage(messages.channelInactive, {
              network: networkNames[channel.network],
            })}{' '}
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
  paused: {
    id: 'campaignHeader.paused',
    defaultMessage: 'Nothing is posted until you resume the campaign.',
  },
  completed: { id: 'campaignHeader.completed', defaultMessage: 'This campaign has ended.' },
  channelPaused: {
    id: 'campaignHeader.channelPaused',
    defaultMessage: 'The channel is paused: nothing is posted.',
  },
  channelInactive: {
    id: 'campaignHeader.channelInactive',
    defaultMessage: '{network} doesn’t let us post to this channel.',
  },
  channels: { id: 'campaignHeader.channels', defaultMessage: 'Open the channels' },
  nothingLeft: { id: 'campaignHeader.nothingLeft', defaultMessage: 'All posts are done.' },
  next: { id: 'campaignHeader.next', defaultMessage: 'Next post: {when}' },
  start: { id: 'campaignActions.start', defaultMessage: 'Start' },
  pause: { id: 'campaignActions.pause', defaultMessage: 'Pause' },
  continue: { id: 'campaignActions.continue', defaultMessage: 'Resume' },
  more: { id: 'campaignActions.more', defaultMessage: 'More actions' },
  filled: {
    id: 'campaignActions.filled',
    defaultMessage: 'The remaining posts have moved to the next free times',
  },
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

const CampaignDialog = lazyComponent(
  async () => (await import('./campaign-dialogs.tsx')).CampaignDialog,
);

/** The actions on a campaign as a whole: the one that its state calls for, and a menu. */
function CampaignActions({ campaign }: { campaign: Campaign }) {
  const { formatMessage } = useIntl();
  const { id } = campaign;
  const [openDialog, setOpenDialog] = useState<CampaignDialogName>();
  const starting = useCampaignCall((api) => changeCampaign(api, 'start', id));
  const pausing = useCampaignCall((api) => changeCampaign(api, 'pause', id));
  const filling = useFillGaps(id);
  const state = getCampaignState(campaign);
  const items = (state === 'completed' ? completedItems : allItems).map((name) => ({
    label: formatMessage(itemMessages[name]),
    icon: icons[name],
    isDanger: name === 'delete',
    onChoose: () => (name === 'fillGaps' ? filling.mutate() : setOpenDialog(name)),
  }));
  return (
    <Frame $gap="s3">
      <Row>
        {state === 'running' && (
          <Button
            icon={<PauseIcon />}
            aria-busy={pausing.isPending}
            onClick={() => pausing.mutate()}
          >
            {formatMessage(messages.pause)}
          </Button>
        )}
        {(state === 'new' || state === 'paused') && (
          <Button
            variant="primary"
            icon={<StartIcon />}
            aria-busy={starting.isPending}
            onClick={() => starting.mutate()}
          >
            {formatMessage(state === 'new' ? messages.start : messages.continue)}
          </Button>
        )}
        <Menu label={formatMessage(messages.more)} items={items} />
      </Row>
      <CallFailure failure={starting.error ?? pausing.error ?? filling.error} />
      <Suspense>
        {openDialog && (
          <CampaignDialog
            name={openDialog}
            campaign={campaign}
            onClose={() => setOpenDialog(undefined)}
          />
        )}
      </Suspense>
    </Frame>
  );
}

function useFillGaps(id: string) {
  const { formatMessage } = useIntl();
  const showToast = useSetAtom(showToastAtom);
  return useCampaignCall(async (api) => {
    await updateCampaign(api, { id, fillsGaps: true });
    showToast({ id: 'gaps', text: formatMessage(messages.filled) });
  });
}

const allItems = ['rename', 'schedule', 'fillGaps', 'complete', 'delete'] as const;
/** A completed campaign stays as it is, except for its name. */
const completedItems = ['rename', 'delete'] as const;

const icons = {
  rename: <EditIcon />,
  schedule: <TimeIcon />,
  fillGaps: <SwapIcon />,
  complete: <KnownIcon />,
  delete: <DeleteIcon />,
};

const itemMessages = defineMessages({
  rename: { id: 'campaignActions.rename', defaultMessage: 'Rename' },
  schedule: { id: 'campaignActions.schedule', defaultMessage: 'Change schedule' },
  fillGaps: { id: 'campaignActions.fillGaps', defaultMessage: 'Fill gaps' },
  complete: { id: 'campaignActions.complete', defaultMessage: 'Complete' },
  delete: { id: 'campaignActions.delete', defaultMessage: 'Delete' },
});

const Frame = styled(Stack)`
  justify-items: end;
  max-width: 26rem;
`;
