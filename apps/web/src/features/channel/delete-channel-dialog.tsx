import { useMutation } from '@tanstack/react-query';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { ConfirmDialog } from '../../shared/form/dialogs.tsx';
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
    <ConfirmDialog
      isOpen={isOpen}
      title={formatMessage(messages.title, { name: channel.name })}
      isPending={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      {formatMessage(messages.warning)}
    </ConfirmDialog>
  );
}

const messages = defineMessages<{
  title: { name: string };
  warning: NoMessageValues;
}>({
  title: { id: 'deleteChannel.title', defaultMessage: 'Delete “{name}”?' },
  warning: {
    id: 'deleteChannel.warning',
    defaultMessage:
      'Its campaigns and everything planned in them are deleted for good. Posts that were sent stay online.',
  },
});
