import type { SignedIn } from '@wordhoard/contract';
import type { Services } from '../services.ts';
import { openSession } from './session.ts';
import type { Account } from './store.ts';

/** Begins a session of an account: what every way to sign in ends with. */
export async function signInAs(
  { id, username, learn, role }: Omit<Account, 'email' | 'passwordHash'>,
  ports: Pick<Services, 'database' | 'tokens' | 'now'>,
): Promise<SignedIn> {
  const token = await openSession({ id, username, learn }, ports);
  return { token, user: { id, username, learn, role } };
}
