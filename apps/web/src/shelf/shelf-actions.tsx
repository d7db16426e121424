import { useMutation } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { Privacy } from '@wordhoard/contract/enumeration';
import { DeleteIcon, DownloadIcon, EditIcon, Menu, PasteIcon, space } from '@wordhoard/ui';
import { lazy, Suspense, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { offerFile } from '../app/offer-file.ts';
import { EditSwitch } from '../edit/edit-switch.tsx';
import { ShareButton } from './share-button.tsx';
import { ShelfButton } from './shelf-button.tsx';
import type { Shelved, ShelvedKind } from './shelved.ts';
import { useMayChange } from './use-may-change.ts';

const DetailsDialog = lazy(async () => ({
  default: (await import('./details-dialog.tsx')).DetailsDialog,
}));
const DeleteDialog = lazy(async () => ({
  default: (await import('./delete-dialog.tsx')).DeleteDialog,
}));

type ShelvedFile = components['schemas']['ListFile'];

interface ShelfActionsProps {
  kind: ShelvedKind;
  shelved: Shelved;
  pathOf: (slug: string) => string;
  importPath: string;
  /** Where to be once it is deleted. */
  returnTo: string;
  downloads: readonly { label: string; fetchFile: () => Promise<ShelvedFile> }[];
}

/** What can be done with a list or a table as a whole, by its maker and by others. */
export function ShelfActions({ kind, shelved, pathOf, returnTo, ...menu }: ShelfActionsProps) {
  const [, navigate] = useLocation();
  const mayChange = useMayChange(shelved);
  const [opened, setOpened] = useState<'details' | 'deletion'>();
  const dialog = { kind, shelved, isOpen: true, onClose: () => setOpened(undefined) };
  const items = useMenuItems(kind, menu, setOpened);
  return (
    <Row>
      {mayChange && <EditSwitch />}
      {!shelved.isOwn && <ShelfButton kind={kind} shelved={shelved} />}
      {shelved.privacy === Privacy.Public && (
        <ShareButton name={shelved.name} path={pathOf(shelved.slug)} />
      )}
      <Menu label={items.label} items={mayChange ? items.ofMaker : items.ofAll} />
      <Suspense>
        {opened === 'details' && (
          <DetailsDialog
            {...dialog}
            onChanged={({ slug }) => navigate(pathOf(slug), { replace: true })}
          />
        )}
        {opened === 'deletion' && <DeleteDialog {...dialog} returnTo={returnTo} />}
      </Suspense>
    </Row>
  );
}

function useMenuItems(
  kind: ShelvedKind,
  { importPath, downloads }: Pick<ShelfActionsProps, 'importPath' | 'downloads'>,
  open: (dialog: 'details' | 'deletion') => void,
) {
  const { formatMessage } = useIntl();
  const exporting = useMutation({
    mutationFn: (fetchFile: () => Promise<ShelvedFile>) => fetchFile(),
    onSuccess: ({ content, mediaType, fileName }) =>
      offerFile(new Blob([content], { type: mediaType }), fileName),
  });
  const texts = messages[kind];
  const ofAll = downloads.map(({ label, fetchFile }) => ({
    label,
    icon: <DownloadIcon />,
    onChoose: () => exporting.mutate(fetchFile),
  }));
  const ofMaker = [
    { label: formatMessage(texts.import), icon: <PasteIcon />, href: importPath },
    {
      label: formatMessage(shared.details),
      icon: <EditIcon />,
      onChoose: () => open('details'),
    },
    ...ofAll,
    {
      label: formatMessage(texts.delete),
      icon: <DeleteIcon />,
      isDanger: true,
      onChoose: () => open('deletion'),
    },
  ];
  return { label: formatMessage(texts.more), ofAll, ofMaker };
}

const shared = defineMessages({
  details: { id: 'shelfActions.details', defaultMessage: 'Name, address, privacy' },
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
