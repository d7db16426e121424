import { useQuery } from '@tanstack/react-query';
import { UserRole } from '@wordhoard/contract/enumeration';
import type { ReactNode } from 'react';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { NotFound } from '../../shared/page/not-found.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { ownAccountQuery } from './queries.ts';

/** A page that only admins can open. For everybody else it does not exist. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const query = useQuery({ ...ownAccountQuery(useApiQueries()), enabled: user !== undefined });
  if (user === undefined) return <NotFound isMaybePrivate />;
  return (
    <QueryView query={query} skeleton="row">
      {({ role }) => (role === UserRole.Admin ? children : <NotFound isMaybePrivate />)}
    </QueryView>
  );
}
