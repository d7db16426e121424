import { defineMessages } from '@wordhoard/i18n/messages';
import {
  Button,
  DeleteIcon,
  EditIcon,
  KnownIcon,
  Menu,
  PauseIcon,
  Row,
  Stack,
  StartIcon,
  SwapIcon,
  TimeIcon,
} from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { lazyComponent } from '../../../shared/page/lazy-component.ts';
import { showToastAtom } from '../../../shared/toast/toast-atom.ts';
import { CallFailure } from '../call-failure.tsx';
import { getCampaignState } from '../campaign-state.tsx';
import { type Campaign, changeCampaign, updateCampaign, useCampaignCall } from '../queries.ts';
import type { CampaignDialogName } from './campaign-dialogs.tsx';

const CampaignDialog = lazyComponent(
  async () => (await import('./campaign-dialogs.tsx')).CampaignDialog,
);

/** The actions on a campaign as a whole: the one that its state calls for, and a menu. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
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

const messages = defineMessages({
  start: { id: 'campaignActions.start', defaultMessage: 'Start' },
  pause: { id: 'campaignActions.pause', defaultMessage: 'Pause' },
  continue: { id: 'campaignActions.continue', defaultMessage: 'Continue' },
  more: { id: 'campaignActions.more', defaultMessage: 'More about this campaign' },
  filled: {
    id: 'campaignActions.filled',
    defaultMessage: 'The remaining posts have moved to the next free times',
  },
});

const Frame = styled(Stack)`
  justify-items: end;
  max-width: 26rem;
`;
