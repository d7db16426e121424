import { useMutation } from '@tanstack/react-query';
import { Button, Dialog } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { type Channel, deleteChannel, useRefreshChannels } from './queries.ts';

interface DeleteChannelDialogProps {
  channel: Channel;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for confirmation, because the campaigns of the channel are deleted with it. */
export function DeleteChannelDialog({ channel, isOpen, onClose }: DeleteChannelDialogProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const refresh = useRefreshChannels();
  const deleting = useMutation({
    mutationFn: () => deleteChannel(api, channel.id),
    onSuccess() {
      onClose();
      void refresh();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(messages.title, { name: channel.name })}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage(messages.keep)}</Button>
          <Button variant="danger" aria-busy={deleting.isPending} onClick={() => deleting.mutate()}>
            {formatMessage(messages.delete)}
          </Button>
        </>
      }
    >
      {formatMessage(messages.warning)}
    </Dialog>
  );
}

const messages = defineMessages<{
  title: { name: string };
  warning: NoMessageValues;
  keep: NoMessageValues;
  delete: NoMessageValues;
}>({
  title: { id: 'deleteChannel.title', defaultMessage: 'Delete “{name}”?' },
  warning: {
    id: 'deleteChannel.warning',
    defaultMessage:
      'Its campaigns and everything planned in them are deleted for good. Posts that were sent stay online.',
  },
  keep: { id: 'deleteChannel.keep', defaultMessage: 'Keep it' },
  delete: { id: 'deleteChannel.delete', defaultMessage: 'Delete' },
});
