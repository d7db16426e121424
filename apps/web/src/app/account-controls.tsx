import { useAtomValue, useSetAtom } from 'jotai';
import { AccountMenu } from '../features/auth/account-menu.tsx';
import { StreakLink } from '../features/progress/streak-link.tsx';
import { isSigningOutAtom, practiceAtom } from '../features/review/practice.ts';
import { useSession } from '../shared/session/use-session.ts';

export function AccountControls() {
  const { user, end } = useSession();
  const { unsentCount } = useAtomValue(practiceAtom);
  const setSigningOut = useSetAtom(isSigningOutAtom);
  return (
    <>
      {user && <StreakLink username={user.username} />}
      <AccountMenu onSignOut={() => (unsentCount === 0 ? end() : setSigningOut(true))} />
    </>
  );
}
