import {
  Button,
  DeleteIcon,
  EditIcon,
  KnownIcon,
  Menu,
  PauseIcon,
  StartIcon,
  SwapIcon,
  space,
  TimeIcon,
} from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { showToastAtom } from '../../../shared/toast/toast-atom.ts';
import { CallFailure } from '../record/call-failure.tsx';
import { stateOf } from '../record/campaign-state.tsx';
import { type Campaign, pauseCampaign, startCampaign, updateCampaign } from '../record/queries.ts';
import { useCampaignCall } from '../record/use-campaign-call.ts';

const dialogs = {
  name: lazy(async () => ({ default: (await import('./rename-dialog.tsx')).RenameDialog })),
  schedule: lazy(async () => ({
    default: (await import('../time/schedule-dialog.tsx')).ScheduleDialog,
  })),
  completion: lazy(async () => ({ default: (await import('./end-dialogs.tsx')).CompleteDialog })),
  deletion: lazy(async () => ({ default: (await import('./end-dialogs.tsx')).DeleteDialog })),
};
type DialogName = keyof typeof dialogs;

/** The actions on a campaign as a whole: the one that its state calls for, and a menu. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
  const { formatMessage } = useIntl();
  const [openDialog, setOpenDialog] = useState<DialogName>();
  const starting = useCampaignCall((api) => startCampaign(api, campaign.id));
  const pausing = useCampaignCall((api) => pauseCampaign(api, campaign.id));
  const { fillGaps, failure } = useFillGaps(campaign);
  const items = useMenuItems(campaign, setOpenDialog, fillGaps);
  const OpenDialog = openDialog && dialogs[openDialog];
  const state = stateOf(campaign);
  return (
    <Frame>
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
      <CallFailure failure={starting.error ?? pausing.error ?? failure} />
      <Suspense>
        {OpenDialog && <OpenDialog campaign={campaign} onClose={() => setOpenDialog(undefined)} />}
      </Suspense>
    </Frame>
  );
}

function useFillGaps({ id }: Campaign) {
  const { formatMessage } = useIntl();
  const showToast = useSetAtom(showToastAtom);
  const filling = useCampaignCall((api) => updateCampaign(api, { id, fillsGaps: true }));

  function fillGaps(): void {
    const onSuccess = () => showToast({ id: 'gaps', text: formatMessage(messages.filled) });
    filling.mutate(undefined, { onSuccess });
  }

  return { fillGaps, failure: filling.error };
}

/** A completed campaign stays as it is, except for its name. */
function useMenuItems(
  campaign: Campaign,
  open: (dialog: DialogName) => void,
  fillGaps: () => void,
) {
  const { formatMessage } = useIntl();
  const rename = {
    label: formatMessage(messages.rename),
    icon: <EditIcon />,
    onChoose: () => open('name'),
  };
  const unfinished = [
    {
      label: formatMessage(messages.schedule),
      icon: <TimeIcon />,
      onChoose: () => open('schedule'),
    },
    { label: formatMessage(messages.fillGaps), icon: <SwapIcon />, onChoose: fillGaps },
    {
      label: formatMessage(messages.complete),
      icon: <KnownIcon />,
      onChoose: () => open('completion'),
    },
  ];
  const remove = {
    label: formatMessage(messages.delete),
    icon: <DeleteIcon />,
    isDanger: true,
    onChoose: () => open('deletion'),
  };
  return stateOf(campaign) === 'completed' ? [rename, remove] : [rename, ...unfinished, remove];
}

const messages = defineMessages({
  start: { id: 'campaignActions.start', defaultMessage: 'Start' },
  pause: { id: 'campaignActions.pause', defaultMessage: 'Pause' },
  continue: { id: 'campaignActions.continue', defaultMessage: 'Continue' },
  more: { id: 'campaignActions.more', defaultMessage: 'More about this campaign' },
  rename: { id: 'campaignActions.rename', defaultMessage: 'Rename' },
  schedule: { id: 'campaignActions.schedule', defaultMessage: 'Change schedule' },
  fillGaps: { id: 'campaignActions.fillGaps', defaultMessage: 'Fill gaps' },
  filled: {
    id: 'campaignActions.filled',
    defaultMessage: 'The remaining posts have moved to the next free times',
  },
  complete: { id: 'campaignActions.complete', defaultMessage: 'Complete' },
  delete: { id: 'campaignActions.delete', defaultMessage: 'Delete' },
});

const Frame = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space.s3};
  max-width: 26rem;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s2};
`;
