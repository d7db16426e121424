import { useMutation } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { Privacy } from '@wordhoard/contract/enumeration';
import { canSaveCollection } from '@wordhoard/contract/permission';
import { DeleteIcon, DownloadIcon, EditIcon, Menu, PasteIcon, space } from '@wordhoard/ui';
import { lazy, Suspense, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { EditSwitch } from '../../shared/edit-mode/edit-mode.tsx';
import { downloadFile, ShareButton } from '../../shared/share/share.tsx';
import { type Collection, type CollectionKind, useCanEdit } from './collection.ts';
import { SaveButton } from './save-button.tsx';

const DetailsDialog = lazy(async () => ({
  default: (await import('./details-dialog.tsx')).DetailsDialog,
}));
const DeleteDialog = lazy(async () => ({
  default: (await import('./delete-dialog.tsx')).DeleteDialog,
}));

type CollectionFile = components['schemas']['ListFile'];

interface CollectionActionsProps {
  kind: CollectionKind;
  collection: Collection;
  pathOf: (slug: string) => string;
  importPath: string;
  /** The page to show after the deletion. */
  returnTo: string;
  downloads: readonly { label: string; fetchFile: () => Promise<CollectionFile> }[];
}

/** The actions on a list or a table as a whole. */
export function CollectionActions({
  kind,
  collection,
  pathOf,
  returnTo,
  ...menu
}: CollectionActionsProps) {
  const [, navigate] = useLocation();
  const canEdit = useCanEdit(collection);
  const [openDialog, setOpenDialog] = useState<'details' | 'deletion'>();
  const dialog = { kind, collection, isOpen: true, onClose: () => setOpenDialog(undefined) };
  const items = useMenuItems(kind, menu, setOpenDialog);
  return (
    <Row>
      {canEdit && <EditSwitch />}
      {canSaveCollection(collection) && <SaveButton kind={kind} collection={collection} />}
      {collection.privacy === Privacy.Public && (
        <ShareButton name={collection.name} path={pathOf(collection.slug)} />
      )}
      <Menu label={items.label} items={canEdit ? items.editorItems : items.viewerItems} />
      <Suspense>
        {openDialog === 'details' && (
          <DetailsDialog
            {...dialog}
            onChanged={({ slug }) => navigate(pathOf(slug), { replace: true })}
          />
        )}
        {openDialog === 'deletion' && <DeleteDialog {...dialog} returnTo={returnTo} />}
      </Suspense>
    </Row>
  );
}

function useMenuItems(
  kind: CollectionKind,
  { importPath, downloads }: Pick<CollectionActionsProps, 'importPath' | 'downloads'>,
  open: (dialog: 'details' | 'deletion') => void,
) {
  const { formatMessage } = useIntl();
  const exporting = useMutation({
    mutationFn: (fetchFile: () => Promise<CollectionFile>) => fetchFile(),
    onSuccess: ({ content, mediaType, fileName }) =>
      downloadFile(new Blob([content], { type: mediaType }), fileName),
  });
  const texts = messages[kind];
  const viewerItems = downloads.map(({ label, fetchFile }) => ({
    label,
    icon: <DownloadIcon />,
    onChoose: () => exporting.mutate(fetchFile),
  }));
  const editorItems = [
    { label: formatMessage(texts.import), icon: <PasteIcon />, href: importPath },
    {
      label: formatMessage(shared.details),
      icon: <EditIcon />,
      onChoose: () => open('details'),
    },
    ...viewerItems,
    {
      label: formatMessage(texts.delete),
      icon: <DeleteIcon />,
      isDanger: true,
      onChoose: () => open('deletion'),
    },
  ];
  return { label: formatMessage(texts.more), viewerItems: viewerItems, editorItems: editorItems };
}

const shared = defineMessages({
  details: { id: 'collectionActions.details', defaultMessage: 'Name, address, privacy' },
});

const messages = {
  list: defineMessages({
    more: { id: 'listActions.more', defaultMessage: 'More about this list' },
    import: { id: 'listActions.import', defaultMessage: 'Paste words into it' },
    delete: { id: 'listActions.delete', defaultMessage: 'Delete the list' },
  }),
  table: defineMessages({
    more: { id: 'tableActions.more', defaultMessage: 'More about this table' },
    import: { id: 'tableActions.import', defaultMessage: 'Paste rows into it' },
    delete: { id: 'tableActions.delete', defaultMessage: 'Delete the table' },
  }),
};

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2};
`;
