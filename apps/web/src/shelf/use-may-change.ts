import { useQuery } from '@tanstack/react-query';
import { UserRole } from '@wordhoard/contract/enumeration';
import { useApi } from '../app/api-context.ts';
import { useSession } from '../auth/use-session.ts';
import { initDataQuery } from '../general/general-queries.ts';
import type { Shelved } from './shelved.ts';

/** Whether it is one's own. What came with the content is the admins'. */
export function useMayChange({ isOwn, username }: Pick<Shelved, 'isOwn' | 'username'>): boolean {
  const { user } = useSession();
  const { data } = useQuery(initDataQuery(useApi()));
  if (user === undefined) return false;
  return isOwn || (username === null && data?.userInfo?.role === UserRole.Admin);
}
