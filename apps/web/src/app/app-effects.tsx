import { restoreLostFocus, useKnowingShortcuts } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { SessionEndNotice } from '../features/auth/session-end-notice.tsx';
import { provingAtom } from '../features/practice/knowing/use-knowing.ts';
import { MergeBrowserData } from '../features/practice/session-sync/merge-browser-data.tsx';
import { SessionSync } from '../features/practice/session-sync/session-sync.tsx';
import { AccountLanguage } from '../features/user/account-language.tsx';
import { ConnectionNotice } from '../shared/connection/connection-notice.tsx';
import { useSession } from '../shared/session/use-session.ts';
import { Toasts } from '../shared/toast/toasts.tsx';
import { FollowAccountEvents } from './follow-account-events.tsx';

const ProveDialog = lazy(async () => ({
  default: (await import('../features/practice/proving/prove-dialog.tsx')).ProveDialog,
}));

/** Effects and overlays of every screen, which the first paint does not need. */
export function AppEffects() {
  const { user } = useSession();
  const proving = useAtomValue(provingAtom);
  useKnowingShortcuts();
  useEffect(restoreLostFocus, []);
  return (
    <>
      <Toasts />
      <SessionEndNotice />
      <ConnectionNotice />
      {user && <MergeBrowserData username={user.username} />}
      <SessionSync username={user?.username} />
      {user && <FollowAccountEvents username={user.username} />}
      {user && <AccountLanguage learn={user.learn} />}
      <Suspense>{proving && <ProveDialog key={proving.id} word={proving} />}</Suspense>
    </>
  );
}
