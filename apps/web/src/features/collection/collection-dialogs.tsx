import { useMutation } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { v7 as makeId } from 'uuid';
import { useLocation } from 'wouter';
import { useApi } from '../../shared/api/api-context.ts';
import { ConfirmDialog, FormDialog } from '../../shared/form/dialogs.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { type Collection, type CollectionKind, collectionPaths } from './collection.ts';
import {
  type CollectionDetails,
  DetailsFields,
  detailsDraftFields,
  toPrivacy,
  toPrivacyCode,
} from './details-fields.tsx';
import { deleteCollection, renewLink, updateCollection, useRefreshCollections } from './queries.ts';

interface DetailsDialogProps {
  kind: CollectionKind;
  collection: Collection;
  onClose: () => void;
  /** Called with the changed collection, whose address may be new. */
  onChanged: (changed: Collection) => void;
}

/** Edits the name, the address and the privacy of a collection. */
export function DetailsDialog({ kind, collection, onClose, onChanged }: DetailsDialogProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const refresh = useRefreshCollections(kind);
  const { id, name, slug, note, privacy } = collection;
  const form = useCallForm<CollectionDetails, Collection>({
    name: `${kind} ${id}`,
    draftFields: detailsDraftFields,
    defaultValues: { name, slug, note, privacy: toPrivacyCode(privacy) },
    fieldOf: { SlugAlreadyExists: 'slug' },
    call: ({ privacy, ...texts }) =>
      updateCollection(api, kind, { id, ...texts, privacy: toPrivacy(privacy) }),
    onDone: (changed) => {
      onClose();
      onChanged({ ...collection, ...changed });
      void refresh();
    },
  });
  return (
    <FormDialog title={formatMessage(titleMessages[kind])} form={form} onClose={onClose}>
      <DetailsFields kind={kind} form={form} isExisting />
    </FormDialog>
  );
}

const titleMessages = defineMessages({
  list: { id: 'collectionDetails.list', defaultMessage: 'List details' },
  table: { id: 'collectionDetails.table', defaultMessage: 'Table details' },
});

type DeleteDialogProps = Omit<DetailsDialogProps, 'onChanged'>;

/** Asks for confirmation, because a deletion cannot be undone. */
export function DeleteDialog({ kind, collection, onClose }: DeleteDialogProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const [, navigate] = useLocation();
  const refresh = useRefreshCollections(kind);
  const deleting = useMutation({
    mutationFn: () => deleteCollection(api, kind, collection.id),
    onSuccess: () => {
      navigate(collectionPaths[kind].feed(collection.langCode), { replace: true });
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
      {formatMessage(messages.warning)}
    </ConfirmDialog>
  );
}

/** Asks for confirmation, because the old link stops working for good. */
export function RenewDialog({ kind, collection, onClose, onChanged }: DetailsDialogProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const refresh = useRefreshCollections(kind);
  // A repeated request names the same id, so that it changes nothing twice.
  const [newId] = useState(() => makeId());
  const renewing = useMutation({
    mutationFn: () => renewLink(api, kind, { id: collection.id, newId }),
    onSuccess: (renewed) => {
      onClose();
      onChanged(renewed);
      void refresh();
    },
  });
  return (
    <ConfirmDialog
      title={formatMessage(messages.renewTitle)}
      keep={formatMessage(messages.keepLink)}
      confirm={formatMessage(messages.renew)}
      isPending={renewing.isPending}
      onConfirm={() => renewing.mutate()}
      onClose={onClose}
    >
      {formatMessage(messages.renewWarning)}
    </ConfirmDialog>
  );
}

const messages = defineMessages({
  renewTitle: { id: 'renewLink.title', defaultMessage: 'Get a new link?' },
  renewWarning: {
    id: 'renewLink.warning',
    defaultMessage:
      'The old link stops working at once, even for people who saved the list or table. They keep the words they’re learning.',
  },
  keepLink: { id: 'renewLink.keep', defaultMessage: 'Keep the old link' },
  renew: { id: 'renewLink.renew', defaultMessage: 'Get a new link' },
  title: { id: 'deleteCollection.title', defaultMessage: 'Delete “{name}”?' },
  warning: {
    id: 'deleteCollection.warning',
    defaultMessage: 'Its words and your progress stay. This can’t be undone.',
  },
});
