import { useMutation } from '@tanstack/react-query';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useApi } from '../../shared/api/api-context.ts';
import { ConfirmDialog } from '../../shared/form/dialogs.tsx';
import type { Collection, CollectionKind } from './collection.ts';
import { deleteCollection, useRefreshCollections } from './queries.ts';

interface DeleteDialogProps {
  kind: CollectionKind;
  collection: Pick<Collection, 'id' | 'name'>;
  /** The page to show after the deletion. */
  returnTo: string;
  onClose: () => void;
}

/** Asks for confirmation, because a deletion cannot be undone. */
export function DeleteDialog({ kind, collection, returnTo, onClose }: DeleteDialogProps) {
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
    <ConfirmDialog
      title={formatMessage(messages.title, { name: collection.name })}
      isPending={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      {formatMessage(kind === 'list' ? messages.listWarning : messages.tableWarning)}
    </ConfirmDialog>
  );
}

const messages = defineMessages<{
  title: { name: string };
  listWarning: NoMessageValues;
  tableWarning: NoMessageValues;
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
});
