import type { ListRecord } from '@wordhoard/contract';
import { CollectionPrivacy } from '@wordhoard/contract/enumeration';
import { canChangeCollection } from '@wordhoard/contract/permission';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { paths } from '../../shared/routes/routes.ts';
import { useRole } from '../../shared/session/use-session.ts';
import { noteOpenedAtom } from '../../shared/sharing/opened-collections.ts';

export type CollectionKind = 'list' | 'table';

/** The fields that lists and tables share. */
export type Collection = Pick<
  ListRecord,
  'id' | 'slug' | 'name' | 'note' | 'langCode' | 'privacy' | 'username' | 'isOwn' | 'isLinked'
>;

/** Where a list or a table is filled, and where others are found. */
export const collectionPaths = {
  list: { import: paths.importWords, feed: paths.lists },
  table: { import: paths.importRows, feed: paths.tables },
};

/** Remembers that this device has had the link of an unlisted collection, so that its words can be kept. */
export function useNoteOpened({ id, privacy, isOwn }: Collection): void {
  const noteOpened = useSetAtom(noteOpenedAtom);
  const isByLink = privacy === CollectionPrivacy.Unlisted && !isOwn;
  useEffect(() => {
    if (isByLink) noteOpened(id);
  }, [isByLink, id, noteOpened]);
}

/** Whether the user may change a list or a table. */
export function useCanEdit({
  isOwn,
  username,
  privacy,
}: Pick<Collection, 'isOwn' | 'username' | 'privacy'>): boolean {
  const role = useRole();
  if (role === undefined) return false;
  return canChangeCollection({ isOwn, hasOwner: username !== null, privacy }, role);
}
