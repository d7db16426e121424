import type { Account, SignedIn } from '@wordhoard/contract';
import type { Services } from '../services.ts';
import { presentAccount } from './present.ts';
import { openSession } from './session.ts';

/** Begins a session of an account: what every way to sign in ends with. */
export async function signInAs(
  account: Account,
  ports: Pick<Services, 'database' | 'tokens' | 'now'>,
): Promise<SignedIn> {
  return { token: await openSession(account, ports), user: presentAccount(account) };
}
