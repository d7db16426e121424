import { Privacy } from '@wordhoard/contract/enumeration';
import { space } from '@wordhoard/ui';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { paths } from '../app/paths.ts';
import { EditSwitch } from '../edit/edit-switch.tsx';
import { ShareButton } from '../shelf/share-button.tsx';
import { ShelfButton } from '../shelf/shelf-button.tsx';
import { useMayChange } from '../shelf/use-may-change.ts';
import type { ListRecord } from './list-calls.ts';
import { ListMenu } from './list-menu.tsx';

const DetailsDialog = lazy(async () => ({
  default: (await import('../shelf/details-dialog.tsx')).DetailsDialog,
}));
const DeleteDialog = lazy(async () => ({
  default: (await import('../shelf/delete-dialog.tsx')).DeleteDialog,
}));

interface ListActionsProps {
  list: ListRecord;
  tranLangCode: string;
}

/** What can be done with a list as a whole, by its maker and by others. */
export function ListActions({ list, tranLangCode }: ListActionsProps) {
  const mayChange = useMayChange(list);
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<'details' | 'deletion'>();
  const path = paths.list(list.slug, tranLangCode);
  const dialog = { kind: 'list', shelved: list, onClose: () => setOpened(undefined) } as const;
  return (
    <Row>
      {mayChange && <EditSwitch />}
      {!list.isOwn && <ShelfButton kind="list" shelved={list} />}
      {list.privacy === Privacy.Public && <ShareButton name={list.name} path={path} />}
      <ListMenu
        list={list}
        tranLangCode={tranLangCode}
        mayChange={mayChange}
        onDetails={() => setOpened('details')}
        onDelete={() => setOpened('deletion')}
      />
      <Suspense>
        {opened === 'details' && (
          <DetailsDialog
            {...dialog}
            isOpen
            onChanged={({ slug }) => navigate(paths.list(slug, tranLangCode), { replace: true })}
          />
        )}
        {opened === 'deletion' && (
          <DeleteDialog {...dialog} isOpen returnTo={paths.lists(list.langCode)} />
        )}
      </Suspense>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2};
`;
