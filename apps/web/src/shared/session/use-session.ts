import { useQuery } from '@tanstack/react-query';
import { type ApiClient, readData } from '@wordhoard/api-client';
import { UserRole } from '@wordhoard/contract/enumeration';
import { useAtomValue, useSetAtom } from 'jotai';
import { initDataQuery, useApi, useApiQueries } from '../api/api-context.ts';
import { parseFreshSession } from './keep-session.ts';
import { beginSessionAtom, endSessionAtom, sessionAtom } from './session-atom.ts';

/** The signed-in user, and how to start and end their session. */
export function useSession() {
  const api = useApi();
  const session = useAtomValue(sessionAtom);
  const beginSession = useSetAtom(beginSessionAtom);
  const endSession = useSetAtom(endSessionAtom);

  function begin({ token }: { token: string }): void {
    beginSession(parseFreshSession(token, Date.now()));
  }

  /** Signs out even if the server cannot be reached. */
  function end(): void {
    if (session === undefined) return;
    endSession('signedOut');
    signOut(api, session.token).catch(() => undefined);
  }

  /** Ends the session of an account that has been deleted. */
  function forget(): void {
    endSession('deleted');
  }

  return { user: session?.user, begin, end, forget };
}

/** The role of the signed-in user; `undefined` for visitors. A learner until the role is loaded. */
export function useRole(): UserRole | undefined {
  const { user } = useSession();
  const { data } = useQuery(initDataQuery(useApiQueries()));
  return user && (data?.userInfo?.role ?? UserRole.Learner);
}

/** Sends the token explicitly, because the session has already ended in this browser. */
const signOut = (api: ApiClient, token: string) =>
  readData(
    api.POST('/front-auth/sign-out', { body: {}, headers: { authorization: `Bearer ${token}` } }),
  );
