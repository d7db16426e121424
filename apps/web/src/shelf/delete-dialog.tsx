import { useMutation } from '@tanstack/react-query';
import { Button, Dialog } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useApi } from '../app/api-context.ts';
import { deleteShelved } from './shelf-calls.ts';
import type { Shelved, ShelvedKind } from './shelved.ts';
import { useRefreshShelf } from './use-refresh-shelf.ts';

interface DeleteDialogProps {
  kind: ShelvedKind;
  shelved: Pick<Shelved, 'id' | 'name'>;
  /** Where to be afterwards. */
  returnTo: string;
  isOpen: boolean;
  onClose: () => void;
}

/** There is no way back, so it asks, and says what stays. */
export function DeleteDialog({ kind, shelved, returnTo, isOpen, onClose }: DeleteDialogProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const [, navigate] = useLocation();
  const refresh = useRefreshShelf(kind);
  const deleting = useMutation({
    mutationFn: () => deleteShelved(api, kind, shelved.id),
    onSuccess: () => {
      navigate(returnTo, { replace: true });
      void refresh();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(messages.title, { name: shelved.name })}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage(messages.keep)}</Button>
          <Button variant="danger" aria-busy={deleting.isPending} onClick={() => deleting.mutate()}>
            {formatMessage(messages.delete)}
          </Button>
        </>
      }
    >
      {formatMessage(kind === 'list' ? messages.listWarning : messages.tableWarning)}
    </Dialog>
  );
}

const messages = defineMessages<{
  title: { name: string };
  listWarning: NoMessageValues;
  tableWarning: NoMessageValues;
  keep: NoMessageValues;
  delete: NoMessageValues;
}>({
  title: { id: 'deleteShelved.title', defaultMessage: 'Delete “{name}”?' },
  listWarning: {
    id: 'deleteShelved.list',
    defaultMessage: 'The list cannot be brought back. Its words stay, and so does what you know.',
  },
  tableWarning: {
    id: 'deleteShelved.table',
    defaultMessage: 'The table cannot be brought back. Its words stay, and so does what you know.',
  },
  keep: { id: 'deleteShelved.keep', defaultMessage: 'Keep it' },
  delete: { id: 'deleteShelved.delete', defaultMessage: 'Delete' },
});
