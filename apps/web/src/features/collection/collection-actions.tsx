import { CollectionPrivacy } from '@wordhoard/contract/enumeration';
import { canSaveCollection } from '@wordhoard/contract/permission';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  Button,
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  Menu,
  type MenuItem,
  PasteIcon,
  PrintIcon,
  RetryIcon,
  ShareIcon,
  space,
  visuallyHidden,
} from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { EditSwitch, useEditMode, useStartEditing } from '../../shared/edit-mode/edit-mode.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { useShare } from '../../shared/share/share.tsx';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { type Collection, type CollectionKind, collectionPaths, useCanEdit } from './collection.ts';
import type { Download } from './download-dialog.tsx';
import { SaveButton } from './save-button.tsx';

const DetailsDialog = lazyComponent(
  async () => (await import('./collection-dialogs.tsx')).DetailsDialog,
);
const RenewDialog = lazyComponent(
  async () => (await import('./collection-dialogs.tsx')).RenewDialog,
);
const DownloadDialog = lazyComponent(
  async () => (await import('./download-dialog.tsx')).DownloadDialog,
);
const DeleteDialog = lazyComponent(
  async () => (await import('./collection-dialogs.tsx')).DeleteDialog,
);

interface SharedCollection extends Collection {
  /** The number of its words, unless it is a table. */
  wordCount?: number;
}

type OpenDialog = 'details' | 'renewal' | 'download' | 'deletion';

interface CollectionActionsProps {
  kind: CollectionKind;
  collection: SharedCollection;
  /** The main action on the collection. */
  primary: ReactNode;
  /** The items of the menu about the content. */
  contentItems?: readonly MenuItem[];
  buildPath: (slug: string) => string;
  printPath: string;
  downloads: readonly Download[];
}

/** The actions on a list or a table as a whole: one main action, saving or sharing it, and a menu of the rest. */
export function CollectionActions({
  kind,
  collection,
  primary,
  buildPath,
  downloads,
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
  const sharing = useSharing(collection, buildPath);
  const items = useMenuItems({ kind, collection, sharing, open: setOpenDialog, ...menu });
  function showAt({ slug }: Pick<Collection, 'slug'>): void {
    if (isEditing) startEditing(buildPath(slug));
    navigate(buildPath(slug), { replace: true });
  }
  return (
    <Row>
      {primary}
      <Rest>
        {canSaveCollection(collection) && <SaveButton kind={kind} collection={collection} />}
        {sharing && collection.isOwn && (
          <Button icon={sharing.icon} title={sharing.label} onClick={sharing.onChoose}>
            <Label>{sharing.label}</Label>
          </Button>
        )}
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
        {openDialog === 'download' && <DownloadDialog {...dialog} downloads={downloads} />}
        {openDialog === 'deletion' && <DeleteDialog {...dialog} />}
      </Suspense>
    </Row>
  );
}

interface MenuOptions
  extends Pick<CollectionActionsProps, 'kind' | 'collection' | 'contentItems' | 'printPath'> {
  sharing: ReturnType<typeof useSharing>;
  open: (dialog: OpenDialog) => void;
}

/** In groups: the content, editing it, taking it elsewhere, deleting it. */
function useMenuItems({ kind, collection, contentItems = [], open, ...options }: MenuOptions) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit(collection);
  const outwardItems = useOutwardItems({ collection, open, ...options });
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

/** Shares the address of a collection, unless that is private. */
function useSharing(
  { name, slug, privacy, isOwn, wordCount: count }: SharedCollection,
  buildPath: CollectionActionsProps['buildPath'],
) {
  const { formatMessage } = useIntl();
  const { label, share } = useShare();
  if (privacy === CollectionPrivacy.Private) return undefined;
  const isTold = isOwn && privacy === CollectionPrivacy.Unlisted && count !== undefined;
  const copied = isTold ? formatMessage(shared.copied, { count }) : undefined;
  const onChoose = () => void share({ name, path: buildPath(slug), copied });
  return { label, icon: <ShareIcon />, onChoose };
}

/** Shares or downloads a collection. Its owner has a button to share it. */
function useOutwardItems({
  collection: { privacy, isOwn },
  sharing,
  printPath,
  open,
}: Pick<MenuOptions, 'collection' | 'sharing' | 'printPath' | 'open'>): readonly MenuItem[] {
  const { formatMessage } = useIntl();
  const renewal: MenuItem = {
    label: formatMessage(shared.renew),
    icon: <RetryIcon />,
    onChoose: () => open('renewal'),
  };
  return [
    ...(sharing && !isOwn ? [sharing] : []),
    ...(isOwn && privacy === CollectionPrivacy.Unlisted ? [renewal] : []),
    { label: formatMessage(shared.print), icon: <PrintIcon />, href: printPath },
    {
      label: formatMessage(shared.download),
      icon: <DownloadIcon />,
      onChoose: () => open('download'),
    },
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
      'Link copied. Anyone with it can now see {count, plural, one {# word} other {all # words}}.',
  },
  print: { id: 'collectionActions.print', defaultMessage: 'Print' },
  download: { id: 'collectionActions.download', defaultMessage: 'Download…' },
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

/* On phones, the row has room for the icon alone. */
const Label = styled.span`
  @media ${phone} {
    ${visuallyHidden}
  }
`;

/* On a phone, the links fill their lines and the menu ends the last one. */
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

    /* Learning comes first, and the others follow in one row. */
    > a:has(+ a) {
      flex-basis: 100%;
    }
  }
`;

const Rest = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2};

  @media ${phone} {
    margin-inline-start: auto;

    > a,
    > button {
      min-width: 2.75rem;
      padding-inline: ${space.s2};
    }
  }
`;
