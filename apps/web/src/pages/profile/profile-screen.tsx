import { useSession } from '../../shared/session/use-session.ts';
import { UserScreen } from '../user/user-screen.tsx';
import { DeviceProfile } from './device-profile.tsx';

/** The learner's own page. Visitors see what this device keeps for them. */
export function ProfileScreen() {
  const { user } = useSession();
  return user === undefined ? <DeviceProfile /> : <UserScreen username={user.username} />;
}
