import type { ListRecord } from '@wordhoard/contract';
import { canChangeCollection } from '@wordhoard/contract/permission';
import { paths } from '../../shared/routes/routes.ts';
import { useRole } from '../../shared/session/use-session.ts';

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
