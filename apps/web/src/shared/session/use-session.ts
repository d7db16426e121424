import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useApi } from '../api/api-context.ts';
import { freshSession } from './keep-session.ts';
import { beginSessionAtom, endSessionAtom, sessionAtom } from './session-atom.ts';

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

/** By the time that it is sent, the browser may have forgotten the token. */
const signOut = (api: ApiClient, token: string) =>
  dataOf(
    api.POST('/front-auth/sign-out', { body: {}, headers: { authorization: `Bearer ${token}` } }),
  );
