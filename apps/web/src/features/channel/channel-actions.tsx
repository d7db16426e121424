import { useMutation } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  AddIcon,
  Button,
  ButtonRow,
  color,
  DeleteIcon,
  EditIcon,
  KnownIcon,
  Menu,
  PauseIcon,
  StartIcon,
  size,
  space,
} from '@wordhoard/ui';
import { type ComponentProps, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../shared/api/api-context.ts';
import { ConfirmDialog } from '../../shared/form/dialogs.tsx';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import {
  type Channel,
  checkChannel,
  deleteChannel,
  updateChannel,
  useRefreshChannels,
} from './queries.ts';

/** What can be done with a channel. A failed check is shown by its card. */
export function ChannelActions({ channel, onEdit }: { channel: Channel; onEdit: () => void }) {
  const { formatMessage } = useIntl();
  const [openDialog, setOpenDialog] = useState<'test' | 'deletion'>();
  const close = () => setOpenDialog(undefined);
  const { checking, pausing, deleting } = useChannelCalls(channel, close);
  const { name } = channel;
  const { main, others } = useActions(channel, {
    onEdit,
    onPause: pausing.mutate,
    onTest: () => setOpenDialog('test'),
    onDelete: () => setOpenDialog('deletion'),
  });
  return (
    <>
      <Row>
        <ButtonRow>
          <Button
            aria-busy={checking.isPending && !checking.variables}
            aria-label={formatMessage(messages.named, {
              action: formatMessage(messages.check),
              name,
            })}
            onClick={() => checking.mutate(false)}
          >
            {formatMessage(messages.check)}
          </Button>
          <Button
            aria-busy={pausing.isPending || (checking.isPending && checking.variables)}
            aria-label={formatMessage(messages.named, { action: main.label, name })}
            onClick={main.onChoose}
          >
            {main.label}
          </Button>
        </ButtonRow>
        <Menu label={formatMessage(messages.more, { name })} items={others} />
      </Row>
      <Outcome role="status">
        {checking.data && <CheckResult result={checking.data} isPosting={checking.variables} />}
      </Outcome>
      <TestDialog
        name={name}
        isOpen={openDialog === 'test'}
        onConfirm={() => {
          close();
          checking.mutate(true);
        }}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={openDialog === 'deletion'}
        title={formatMessage(messages.deleteTitle, { name })}
        isPending={deleting.isPending}
        onConfirm={() => deleting.mutate()}
        onClose={close}
      >
        {formatMessage(messages.deleteWarning)}
      </ConfirmDialog>
    </>
  );
}

interface ActionHandlers {
  onEdit: () => void;
  onPause: (isPaused: boolean) => void;
  onTest: () => void;
  onDelete: () => void;
}

/** The action that helps most: to mend a channel that does not work, to continue a paused one, or to test it. */
function useActions({ id, isActive, isPaused }: Channel, handlers: ActionHandlers) {
  const { formatMessage } = useIntl();
  const edit = {
    label: formatMessage(messages.edit),
    icon: <EditIcon />,
    onChoose: handlers.onEdit,
  };
  const pause = {
    label: formatMessage(isPaused ? messages.continue : messages.pause),
    icon: isPaused ? <StartIcon /> : <PauseIcon />,
    onChoose: () => handlers.onPause(!isPaused),
  };
  const test = { label: formatMessage(messages.test), onChoose: handlers.onTest };
  const plan = {
    label: formatMessage(pageTitleMessages.newCampaign),
    icon: <AddIcon />,
    href: paths.newCampaign(id),
  };
  const remove = {
    label: formatMessage(messages.delete),
    icon: <DeleteIcon />,
    isDanger: true,
    onChoose: handlers.onDelete,
  };
  const working = isPaused ? pause : test;
  const main = isActive ? working : edit;
  return { main, others: [plan, edit, pause, remove].filter((action) => action !== main) };
}

type TestDialogProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'isOpen' | 'onConfirm' | 'onClose'
>;

/** Asks for confirmation, because everybody in the channel sees the test. */
function TestDialog({ name, ...dialog }: TestDialogProps & { name: string }) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      {...dialog}
      variant="primary"
      title={formatMessage(messages.testTitle, { name })}
      keep={formatMessage(messages.cancel)}
      confirm={formatMessage(messages.post)}
    >
      {formatMessage(messages.testWarning)}
    </ConfirmDialog>
  );
}

function useChannelCalls({ id }: Channel, onDeleted: () => void) {
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
  const deleting = useMutation({
    mutationFn: () => deleteChannel(api, id),
    onSuccess() {
      onDeleted();
      void refresh();
    },
  });
  return { checking, pausing, deleting };
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
        {formatMessage(isPosting ? messages.posted : messages.works)}{' '}
        {postUrl !== null && (
          <a href={postUrl} target="_blank" rel="noreferrer">
            {formatMessage(messages.look)}
          </a>
        )}
      </span>
    </Success>
  );
}

const messages = defineMessages({
  check: { id: 'channelActions.check', defaultMessage: 'Check' },
  test: { id: 'channelActions.test', defaultMessage: 'Post a test' },
  continue: { id: 'channelActions.continue', defaultMessage: 'Resume' },
  pause: { id: 'channelActions.pause', defaultMessage: 'Pause' },
  edit: { id: 'channelActions.edit', defaultMessage: 'Edit' },
  named: { id: 'channelActions.named', defaultMessage: '{action}: {name}' },
  more: { id: 'channelActions.more', defaultMessage: 'More actions for “{name}”' },
  delete: { id: 'channelActions.delete', defaultMessage: 'Delete' },
  works: { id: 'channelActions.works', defaultMessage: 'It works: we can post there.' },
  posted: { id: 'channelActions.posted', defaultMessage: 'The test was posted.' },
  look: { id: 'channelActions.look', defaultMessage: 'View channel' },
  testTitle: { id: 'testPost.title', defaultMessage: 'Post a test to “{name}”?' },
  testWarning: {
    id: 'testPost.warning',
    defaultMessage: 'Everyone in the channel sees it. You can delete it there afterwards.',
  },
  cancel: { id: 'testPost.cancel', defaultMessage: 'Cancel' },
  post: { id: 'testPost.post', defaultMessage: 'Post it' },
  deleteTitle: { id: 'deleteChannel.title', defaultMessage: 'Delete “{name}”?' },
  deleteWarning: {
    id: 'deleteChannel.warning',
    defaultMessage:
      'Its campaigns and everything planned in them will be deleted for good. Posts that were sent stay online.',
  },
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
