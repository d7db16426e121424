import { useAtomValue, useSetAtom } from 'jotai';
import { AccountMenu } from '../features/auth/account-menu.tsx';
import { StreakLink } from '../features/progress/streak-link.tsx';
import { useSession } from '../shared/session/use-session.ts';
import { isSigningOutAtom, isUnsentAtom } from './sign-out.ts';

/** The streak and the menu of the signed-in learner. */
export function AccountControls() {
  const { end } = useSession();
  const isUnsent = useAtomValue(isUnsentAtom);
  const setSigningOut = useSetAtom(isSigningOutAtom);
  return (
    <>
      <StreakLink />
      <AccountMenu onSignOut={() => (isUnsent ? setSigningOut(true) : end())} />
    </>
  );
}
