import { useMutation } from '@tanstack/react-query';
import { Button, Dialog } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useApi } from '../../shared/api/api-context.ts';
import type { Collection, CollectionKind } from './collection.ts';
import { deleteCollection, useRefreshCollections } from './queries.ts';

interface DeleteDialogProps {
  kind: CollectionKind;
  collection: Pick<Collection, 'id' | 'name'>;
  /** The page to show after the deletion. */
  returnTo: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for confirmation, because a deletion cannot be undone. */
export function DeleteDialog({ kind, collection, returnTo, isOpen, onClose }: DeleteDialogProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const [, navigate] = useLocation();
  const refresh = useRefreshCollections(kind);
  const deleting = useMutation({
    mutationFn: () => deleteCollection(api, kind, collection.id),
    onSuccess: () => {
      navigate(returnTo, { replace: true });
      void refresh();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(messages.title, { name: collection.name })}
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
  title: { id: 'deleteCollection.title', defaultMessage: 'Delete “{name}”?' },
  listWarning: {
    id: 'deleteCollection.list',
    defaultMessage: 'Its words and your progress stay. This can’t be undone.',
  },
  tableWarning: {
    id: 'deleteCollection.table',
    defaultMessage: 'Its words and your progress stay. This can’t be undone.',
  },
  keep: { id: 'deleteCollection.keep', defaultMessage: 'Keep it' },
  delete: { id: 'deleteCollection.delete', defaultMessage: 'Delete' },
});
