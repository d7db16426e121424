import { useMutation } from '@tanstack/react-query';
import type { ListFile } from '@wordhoard/contract';
import { CollectionPrivacy } from '@wordhoard/contract/enumeration';
import { canSaveCollection } from '@wordhoard/contract/permission';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  Menu,
  type MenuItem,
  PasteIcon,
  RetryIcon,
  ShareIcon,
  space,
} from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { EditSwitch, useEditMode, useStartEditing } from '../../shared/edit-mode/edit-mode.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { downloadFile, useShare } from '../../shared/share/share.tsx';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { type Collection, type CollectionKind, collectionPaths, useCanEdit } from './collection.ts';
import { SaveButton } from './save-button.tsx';

const DetailsDialog = lazyComponent(
  async () => (await import('./collection-dialogs.tsx')).DetailsDialog,
);
const RenewDialog = lazyComponent(
  async () => (await import('./collection-dialogs.tsx')).RenewDialog,
);
const DeleteDialog = lazyComponent(
  async () => (await import('./collection-dialogs.tsx')).DeleteDialog,
);

interface SharedCollection extends Collection {
  /** The number of its words, unless it is a table. */
  wordCount?: number;
}

type OpenDialog = 'details' | 'renewal' | 'deletion';

type Format = 'csv' | 'anki' | 'json';

interface CollectionActionsProps {
  kind: CollectionKind;
  collection: SharedCollection;
  /** The main action on the collection. */
  primary: ReactNode;
  /** The items of the menu about the content. */
  contentItems?: readonly MenuItem[];
  buildPath: (slug: string) => string;
  downloads: readonly { format: Format; fetchFile: () => Promise<ListFile> }[];
}

/** The actions on a list or a table as a whole: one main action, saving it, and a menu of the rest. */
export function CollectionActions({
  kind,
  collection,
  primary,
  buildPath,
  ...menu
}: CollectionActionsProps) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const canEdit = useCanEdit(collection);
  const isEditing = useEditMode();
  const startEditing = useStartEditing();
  const showToast = useSetAtom(showToastAtom);
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const dialog = { kind, collection, onClose: () => setOpenDialog(undefined) };
  const items = useMenuItems({ kind, collection, buildPath, open: setOpenDialog, ...menu });
  function showAt({ slug }: Pick<Collection, 'slug'>): void {
    if (isEditing) startEditing(buildPath(slug));
    navigate(buildPath(slug), { replace: true });
  }
  return (
    <Row>
      {primary}
      <Rest>
        {canSaveCollection(collection) && <SaveButton kind={kind} collection={collection} />}
        {canEdit && <EditSwitch />}
        <Menu label={formatMessage(shared.more)} items={items} />
      </Rest>
      <Suspense>
        {openDialog === 'details' && <DetailsDialog {...dialog} onChanged={showAt} />}
        {openDialog === 'renewal' && (
          <RenewDialog
            {...dialog}
            onChanged={(renewed) => {
              showAt(renewed);
              showToast({ id: 'renewed', text: formatMessage(shared.renewed) });
            }}
          />
        )}
        {openDialog === 'deletion' && <DeleteDialog {...dialog} />}
      </Suspense>
    </Row>
  );
}

interface MenuOptions
  extends Pick<
    CollectionActionsProps,
    'kind' | 'collection' | 'contentItems' | 'buildPath' | 'downloads'
  > {
  open: (dialog: OpenDialog) => void;
}

/** In groups: the content, editing it, taking it elsewhere, deleting it. */
function useMenuItems({ kind, collection, contentItems = [], open, ...options }: MenuOptions) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit(collection);
  const outwardItems = useOutwardItems(collection, { ...options, open });
  const texts = messages[kind];
  const editorItems: readonly MenuItem[] = [
    {
      label: formatMessage(texts.import),
      icon: <PasteIcon />,
      href: collectionPaths[kind].import(collection.slug),
    },
    {
      label: formatMessage(shared.details),
      icon: <EditIcon />,
      onChoose: () => open('details'),
    },
  ];
  const deletion: MenuItem = {
    label: formatMessage(texts.delete),
    icon: <DeleteIcon />,
    isDanger: true,
    onChoose: () => open('deletion'),
  };
  return joinGroups([
    contentItems,
    ...(canEdit ? [editorItems, outwardItems, [deletion]] : [outwardItems]),
  ]);
}

/** Shares or downloads a collection. */
function useOutwardItems(
  { name, slug, privacy, isOwn, wordCount: count }: SharedCollection,
  { buildPath, downloads, open }: Pick<MenuOptions, 'buildPath' | 'downloads' | 'open'>,
): readonly MenuItem[] {
  const { formatMessage } = useIntl();
  const { label, share } = useShare();
  const exporting = useMutation({
    mutationFn: (fetchFile: () => Promise<ListFile>) => fetchFile(),
    onSuccess: ({ content, mediaType, fileName }) =>
      downloadFile(new Blob([content], { type: mediaType }), fileName),
  });
  const renewal: MenuItem = {
    label: formatMessage(shared.renew),
    icon: <RetryIcon />,
    onChoose: () => open('renewal'),
  };
  const isOwnLink = isOwn && privacy === CollectionPrivacy.Unlisted;
  const isTold = isOwnLink && count !== undefined;
  const sharing = {
    label,
    icon: <ShareIcon />,
    onChoose: () =>
      share({
        name,
        path: buildPath(slug),
        copied: isTold ? formatMessage(shared.copied, { count }) : undefined,
      }),
  };
  return [
    ...(privacy === CollectionPrivacy.Private ? [] : [sharing]),
    ...(isOwnLink ? [renewal] : []),
    ...downloads.map(({ format, fetchFile }) => ({
      label: formatMessage(shared[format]),
      icon: <DownloadIcon />,
      onChoose: () => exporting.mutate(fetchFile),
    })),
  ];
}

const joinGroups = (groups: readonly (readonly MenuItem[])[]): readonly MenuItem[] =>
  groups
    .filter(({ length }) => length > 0)
    .flatMap((items, group) =>
      items.map((item, index) => ({ ...item, startsGroup: group > 0 && index === 0 })),
    );

const shared = defineMessages({
  more: { id: 'collectionActions.more', defaultMessage: 'More actions' },
  details: { id: 'collectionActions.details', defaultMessage: 'Name, address, privacy' },
  renew: { id: 'collectionActions.renew', defaultMessage: 'New link' },
  renewed: {
    id: 'collectionActions.renewed',
    defaultMessage: 'New link ready. The old one no longer works.',
  },
  copied: {
    id: 'collectionActions.copied',
    defaultMessage:
      'Link copied. Anyone with it sees {count, plural, one {its # word} other {all # words}} now.',
  },
  csv: { id: 'collectionActions.csv', defaultMessage: 'Download for a spreadsheet (CSV)' },
  anki: { id: 'collectionActions.anki', defaultMessage: 'Download for Anki' },
  json: { id: 'collectionActions.json', defaultMessage: 'Download as JSON' },
});

const messages = {
  list: defineMessages({
    import: { id: 'listActions.import', defaultMessage: 'Paste words' },
    delete: { id: 'listActions.delete', defaultMessage: 'Delete list' },
  }),
  table: defineMessages({
    import: { id: 'tableActions.import', defaultMessage: 'Paste rows' },
    delete: { id: 'tableActions.delete', defaultMessage: 'Delete table' },
  }),
};

const phone = '(max-width: 35rem)';

/* On a phone, the buttons fill the line and the menu ends it. */
const Row = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};

  @media ${phone} {
    > a {
      flex: 1 1 auto;
      padding-inline: ${space.s3};
    }
  }
`;

const Rest = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2};

  @media ${phone} {
    flex: 1 1 auto;

    > :first-child:not(:last-child) {
      flex: 1;
      padding-inline: ${space.s3};
    }

    > :last-child {
      margin-inline-start: auto;
    }
  }
`;
