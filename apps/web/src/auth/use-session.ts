import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useApi } from '../app/api-context.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import { signOut } from './auth-calls.ts';
import { freshSession } from './keep-session.ts';
import { sessionAtom } from './session-atom.ts';

/** Who is signed in, and how that begins and ends. */
export function useSession() {
  const api = useApi();
  const queryClient = useQueryClient();
  const session = useAtomValue(sessionAtom);
  const setSession = useSetAtom(sessionAtom);
  const setSettings = useSetAtom(settingsAtom);

  function begin({ token }: { token: string }): void {
    const session = freshSession(token, Date.now());
    setSession(session);
    learn(session.user.learn);
    void queryClient.resetQueries();
  }

  /** A language is never explained in itself. */
  function learn(langCode: string): void {
    setSettings((settings) => ({
      ...settings,
      learnLangCode: langCode,
      tranLangCode:
        settings.tranLangCode === langCode ? settings.learnLangCode : settings.tranLangCode,
    }));
  }

  /** The server may be away: whoever wants to leave leaves. */
  async function end(): Promise<void> {
    if (session === undefined) return;
    setSession(undefined);
    await signOut(api, session.token).catch(() => undefined);
    await queryClient.resetQueries();
  }

  /** The account is gone: there is nothing to sign out of. */
  function forget(): void {
    setSession(undefined);
    void queryClient.resetQueries();
  }

  return { user: session?.user, begin, end, forget };
}
