import { AccountMenu } from '../features/auth/account-menu.tsx';
import { StreakLink } from '../features/progress/streak-link.tsx';
import { useSession } from '../shared/session/use-session.ts';

export function AccountControls() {
  const { user } = useSession();
  return (
    <>
      {user && <StreakLink username={user.username} />}
      <AccountMenu />
    </>
  );
}
