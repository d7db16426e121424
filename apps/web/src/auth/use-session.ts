import { useAtomValue, useSetAtom } from 'jotai';
import { useApi } from '../app/api-context.ts';
import { freshSession } from './keep-session.ts';
import { beginSessionAtom, endSessionAtom, sessionAtom } from './session-atom.ts';
import { signOut } from './sign-out.ts';

/** Who is signed in, and how that begins and ends. */
export function useSession() {
  const api = useApi();
  const session = useAtomValue(sessionAtom);
  const beginSession = useSetAtom(beginSessionAtom);
  const endSession = useSetAtom(endSessionAtom);

  function begin({ token }: { token: string }): void {
    beginSession(freshSession(token, Date.now()));
  }

  /** The server may be away: whoever wants to leave leaves. */
  function end(): void {
    if (session === undefined) return;
    endSession('signedOut');
    signOut(api, session.token).catch(() => undefined);
  }

  /** The account is gone: there is nothing to sign out of. */
  function forget(): void {
    endSession('deleted');
  }

  return { user: session?.user, begin, end, forget };
}
