import { useMutation } from '@tanstack/react-query';
import {
  AddIcon,
  Button,
  ButtonRow,
  color,
  DeleteIcon,
  EditIcon,
  KnownIcon,
  Menu,
  type MenuItem,
  PauseIcon,
  StartIcon,
  size,
  space,
} from '@wordhoard/ui';
import { useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';
import { DeleteChannelDialog } from './delete-channel-dialog.tsx';
import { type Channel, checkChannel, updateChannel, useRefreshChannels } from './queries.ts';
import { TestPostDialog } from './test-post-dialog.tsx';

interface ChannelActionsProps {
  channel: Channel;
  onEdit: () => void;
}

/** What can be done with a channel. A failed check is shown by its card. */
export function ChannelActions({ channel, onEdit }: ChannelActionsProps) {
  const { formatMessage } = useIntl();
  const [openDialog, setOpenDialog] = useState<'test' | 'deletion'>();
  const { checking, pausing } = useChannelCalls(channel);
  const { name } = channel;
  const items = useMenuItems(channel, {
    onEdit,
    onPausedChange: pausing.mutate,
    onDelete: () => setOpenDialog('deletion'),
  });
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <Row>
        <ButtonRow>
          <Button
            aria-busy={checking.isPending && !checking.variables}
            aria-label={formatMessage(messages.checkThis, { name })}
            onClick={() => checking.mutate(false)}
          >
            {formatMessage(messages.check)}
          </Button>
          <MainAction
            channel={channel}
            isBusy={pausing.isPending || (checking.isPending && checking.variables)}
            onContinue={() => pausing.mutate(false)}
            onEdit={onEdit}
            onTest={() => setOpenDialog('test')}
          />
        </ButtonRow>
        <Menu label={formatMessage(messages.more, { name })} items={items} />
      </Row>
      <Outcome role="status">
        {checking.data && <CheckResult result={checking.data} isPosting={checking.variables} />}
      </Outcome>
      <TestPostDialog
        name={name}
        isOpen={openDialog === 'test'}
        onClose={close}
        onPost={() => {
          close();
          checking.mutate(true);
        }}
      />
      <DeleteChannelDialog channel={channel} isOpen={openDialog === 'deletion'} onClose={close} />
    </>
  );
}

interface MenuActions {
  onEdit: () => void;
  onPausedChange: (isPaused: boolean) => void;
  onDelete: () => void;
}

/** What has no button of its own. */
function useMenuItems(
  { id, isActive, isPaused }: Channel,
  { onEdit, onPausedChange, onDelete }: MenuActions,
): MenuItem[] {
  const { formatMessage } = useIntl();
  const plan = {
    label: formatMessage(messages.campaign),
    icon: <AddIcon />,
    href: paths.newCampaign(id),
  };
  const edit = { label: formatMessage(messages.edit), icon: <EditIcon />, onChoose: onEdit };
  const pause = {
    label: formatMessage(messages.pause),
    icon: <PauseIcon />,
    onChoose: () => onPausedChange(true),
  };
  const resume = {
    label: formatMessage(messages.continue),
    icon: <StartIcon />,
    onChoose: () => onPausedChange(false),
  };
  const remove = {
    label: formatMessage(messages.delete),
    icon: <DeleteIcon />,
    isDanger: true,
    onChoose: onDelete,
  };
  if (!isActive) return [plan, isPaused ? resume : pause, remove];
  return isPaused ? [plan, edit, remove] : [plan, edit, pause, remove];
}

interface MainActionProps {
  channel: Channel;
  isBusy: boolean;
  onContinue: () => void;
  onEdit: () => void;
  onTest: () => void;
}

/** What helps most: to mend a channel that does not work, to continue a paused one, or to test it. */
function MainAction({ channel, isBusy, onContinue, onEdit, onTest }: MainActionProps) {
  const { formatMessage } = useIntl();
  const { name, isActive, isPaused } = channel;
  if (!isActive) {
    return (
      <Button
        icon={<EditIcon />}
        aria-label={formatMessage(messages.editThis, { name })}
        onClick={onEdit}
      >
        {formatMessage(messages.edit)}
      </Button>
    );
  }
  if (isPaused) {
    return (
      <Button
        aria-busy={isBusy}
        aria-label={formatMessage(messages.continueThis, { name })}
        onClick={onContinue}
      >
        {formatMessage(messages.continue)}
      </Button>
    );
  }
  return (
    <Button
      aria-busy={isBusy}
      aria-label={formatMessage(messages.testThis, { name })}
      onClick={onTest}
    >
      {formatMessage(messages.test)}
    </Button>
  );
}

function useChannelCalls({ id }: Channel) {
  const api = useApi();
  const refresh = useRefreshChannels();
  const checking = useMutation({
    mutationFn: (isPosting: boolean) => checkChannel(api, { id, isPosting }),
    onSuccess: refresh,
  });
  const pausing = useMutation({
    mutationFn: (isPaused: boolean) => updateChannel(api, { id, isPaused }),
    onSuccess: refresh,
  });
  return { checking, pausing };
}

interface CheckResultProps {
  result: { channel: Channel; postUrl: string | null };
  isPosting: boolean;
}

/** Nothing if the check failed: then the card shows why. */
function CheckResult({ result: { channel, postUrl }, isPosting }: CheckResultProps) {
  const { formatMessage } = useIntl();
  if (channel.failure !== null) return null;
  return (
    <Success>
      <KnownIcon />
      <span>
        {formatMessage(isPosting ? messages.posted : messages.works)}
        {postUrl !== null && (
          <>
            {' '}
            <a href={postUrl} target="_blank" rel="noreferrer">
              {formatMessage(messages.look)}
            </a>
          </>
        )}
      </span>
    </Success>
  );
}

const messages = defineMessages<{
  check: NoMessageValues;
  checkThis: { name: string };
  test: NoMessageValues;
  testThis: { name: string };
  continue: NoMessageValues;
  continueThis: { name: string };
  pause: NoMessageValues;
  edit: NoMessageValues;
  editThis: { name: string };
  more: { name: string };
  campaign: NoMessageValues;
  delete: NoMessageValues;
  works: NoMessageValues;
  posted: NoMessageValues;
  look: NoMessageValues;
}>({
  check: { id: 'channelActions.check', defaultMessage: 'Check' },
  checkThis: { id: 'channelActions.checkThis', defaultMessage: 'Check: {name}' },
  test: { id: 'channelActions.test', defaultMessage: 'Post a test' },
  testThis: { id: 'channelActions.testThis', defaultMessage: 'Post a test: {name}' },
  continue: { id: 'channelActions.continue', defaultMessage: 'Continue' },
  continueThis: { id: 'channelActions.continueThis', defaultMessage: 'Continue: {name}' },
  pause: { id: 'channelActions.pause', defaultMessage: 'Pause' },
  edit: { id: 'channelActions.edit', defaultMessage: 'Edit' },
  editThis: { id: 'channelActions.editThis', defaultMessage: 'Edit: {name}' },
  more: { id: 'channelActions.more', defaultMessage: 'More for “{name}”' },
  campaign: { id: 'channelActions.campaign', defaultMessage: 'New campaign' },
  delete: { id: 'channelActions.delete', defaultMessage: 'Delete' },
  works: { id: 'channelActions.works', defaultMessage: 'It works: we can post there.' },
  posted: { id: 'channelActions.posted', defaultMessage: 'The test is online.' },
  look: { id: 'channelActions.look', defaultMessage: 'Look at it' },
});

/* The menu stays beside the buttons when these take two lines. */
const Row = styled.div`
  display: flex;
  align-items: start;
  gap: ${space.s2};
`;

const Outcome = styled.div`
  &:empty {
    display: none;
  }
`;

const Success = styled.p`
  display: flex;
  align-items: start;
  gap: ${space.s2};
  color: ${color.known};
  font-size: ${size.caption};
  font-weight: 550;
`;
