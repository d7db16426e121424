import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { useSession } from '../auth/use-session.ts';
import { FollowChanges } from '../change/follow-changes.tsx';
import { KnowingMerge } from '../knowing/knowing-merge.tsx';
import { provingAtom } from '../knowing/proving-atom.ts';

const ProveDialog = lazy(async () => ({
  default: (await import('../knowing/prove-dialog.tsx')).ProveDialog,
}));

/** What goes on beside every screen, none of which the first paint needs. */
export function Attendants() {
  const { user } = useSession();
  const proving = useAtomValue(provingAtom);
  return (
    <>
      {user && <KnowingMerge />}
      {user && <FollowChanges username={user.username} />}
      <Suspense>{proving && <ProveDialog key={proving.id} word={proving} />}</Suspense>
    </>
  );
}
