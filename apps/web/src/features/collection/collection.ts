import { useQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { UserRole } from '@wordhoard/contract/enumeration';
import { canChangeCollection } from '@wordhoard/contract/permission';
import { initDataQuery, useApiQueries } from '../../shared/api/api-context.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** What stands on shelves: learners make them, share them and put those of others beside their own. */
export type CollectionKind = 'list' | 'table';

/** What lists and tables have in common. */
export type Collection = Pick<
  components['schemas']['ListRecord'],
  'id' | 'slug' | 'name' | 'note' | 'langCode' | 'privacy' | 'username' | 'isOwn' | 'isLinked'
>;

/** Whether the reader may change a list or a table. */
export function useCanEdit({
  isOwn,
  username,
  privacy,
}: Pick<Collection, 'isOwn' | 'username' | 'privacy'>): boolean {
  const { user } = useSession();
  const { data } = useQuery(initDataQuery(useApiQueries()));
  if (user === undefined) return false;
  // Owners need not wait for their role.
  const role = data?.userInfo?.role ?? UserRole.Learner;
  return canChangeCollection({ isOwn, hasOwner: username !== null, privacy }, role);
}
