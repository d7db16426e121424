import type { ListRecord } from '@wordhoard/contract';
import { canChangeCollection } from '@wordhoard/contract/permission';
import { useRole } from '../../shared/session/use-session.ts';

export type CollectionKind = 'list' | 'table';

/** The fields that lists and tables share. */
export type Collection = Pick<
  ListRecord,
  'id' | 'slug' | 'name' | 'note' | 'langCode' | 'privacy' | 'username' | 'isOwn' | 'isLinked'
>;

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
