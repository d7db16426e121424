import { useQuery } from '@tanstack/react-query';
import { UserRole } from '@wordhoard/contract/enumeration';
import type { ComponentType } from 'react';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { NotFound } from '../../shared/page/not-found.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { ownAccountQuery } from './queries.ts';

/** A screen that only admins can open. For everybody else it does not exist. */
export function forAdmins<Props extends object>(Screen: ComponentType<Props>) {
  return function AdminScreen(props: Props) {
    const { user } = useSession();
    const query = useQuery({ ...ownAccountQuery(useApiQueries()), enabled: user !== undefined });
    if (user === undefined) return <NotFound isMaybePrivate />;
    return (
      <QueryView query={query} skeleton="row">
        {({ role }) =>
          role === UserRole.Admin ? <Screen {...props} /> : <NotFound isMaybePrivate />
        }
      </QueryView>
    );
  };
}
