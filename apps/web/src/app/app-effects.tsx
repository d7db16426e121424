import { restoreLostFocus, ToastRegion, useKnowingShortcuts } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { SessionEndNotice } from '../features/auth/session-end-notice.tsx';
import { provingAtom } from '../features/practice/knowing/use-knowing.ts';
import { MergeBrowserData } from '../features/practice/session-sync/merge-browser-data.tsx';
import { SessionSync } from '../features/practice/session-sync/session-sync.tsx';
import { AccountLanguage } from '../features/user/account-language.tsx';
import { ConnectionNotice } from '../shared/connection/connection-notice.tsx';
import { useSession } from '../shared/session/use-session.ts';
import { dismissToastAtom, loadFailureToast, toastsAtom } from '../shared/toast/toast-atom.ts';
import { FollowAccountEvents } from './follow-account-events.tsx';
import { ignoreUntilNeeded } from './screens.ts';

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

function Toasts() {
  // Renders the result of an action before its toast.
  const toasts = useDeferredValue(useAtomValue(toastsAtom));
  const dismiss = useSetAtom(dismissToastAtom);
  useEffect(() => {
    loadFailureToast().catch(ignoreUntilNeeded);
  }, []);
  return <ToastRegion toasts={toasts} onDismiss={dismiss} />;
}
