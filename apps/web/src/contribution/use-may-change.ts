import { useQuery } from '@tanstack/react-query';
import { EntryStatus, UserRole } from '@wordhoard/contract/enumeration';
import { useApi } from '../app/api-context.ts';
import { ownAccountQuery } from '../user/user-queries.ts';

/** Whether one may change or withdraw an entry: one's own until it is approved, admins later too. */
export function useMayChange({ status, isOwn }: { status: EntryStatus; isOwn: boolean }): boolean {
  const { data: account } = useQuery(ownAccountQuery(useApi()));
  return isOwn && (status !== EntryStatus.Approved || account?.role === UserRole.Admin);
}
