import { useAtomValue, useSetAtom } from 'jotai';
import { AccountMenu } from '../features/auth/account-menu.tsx';
import { StreakLink } from '../features/progress/streak-link.tsx';
import { useSession } from '../shared/session/use-session.ts';
import { isSigningOutAtom, isUnsentAtom } from './sign-out.ts';

export function AccountControls() {
  const { user, end } = useSession();
  const isUnsent = useAtomValue(isUnsentAtom);
  const setSigningOut = useSetAtom(isSigningOutAtom);
  return (
    <>
      {user && <StreakLink />}
      <AccountMenu onSignOut={() => (isUnsent ? setSigningOut(true) : end())} />
    </>
  );
}
