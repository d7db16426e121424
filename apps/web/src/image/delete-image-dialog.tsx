import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Dialog } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { deleteImage } from './image-calls.ts';
import { refreshImages } from './refresh-images.ts';

interface DeleteImageDialogProps {
  id: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The file goes with the picture, so there is no way back. */
export function DeleteImageDialog({ id, isOpen, onClose }: DeleteImageDialogProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const deleting = useMutation({
    mutationFn: () => deleteImage(api, id),
    onSuccess: () => refreshImages(queryClient),
    onSettled: onClose,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(messages.title)}
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

const messages = defineMessages({
  title: { id: 'deleteImage.title', defaultMessage: 'Take this picture away?' },
  warning: {
    id: 'deleteImage.warning',
    defaultMessage: 'It cannot be brought back, but you can send it again.',
  },
  keep: { id: 'deleteImage.keep', defaultMessage: 'Keep it' },
  delete: { id: 'deleteImage.delete', defaultMessage: 'Take it away' },
});
