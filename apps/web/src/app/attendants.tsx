import { keepFocus, useMarkKeys } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { BrowserMerge } from '../auth/browser-merge.tsx';
import { SessionEndNotice } from '../auth/session-end-notice.tsx';
import { useSession } from '../auth/use-session.ts';
import { FollowChanges } from '../change/follow-changes.tsx';
import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { provingAtom } from '../knowing/proving-atom.ts';
import { AccountLanguage } from '../language/account-language.tsx';
import { KeepRounds } from '../quiz/keep-rounds.tsx';
import { Toasts } from '../toast/toasts.tsx';

const ProveDialog = lazy(async () => ({
  default: (await import('../knowing/prove-dialog.tsx')).ProveDialog,
}));

/** What goes on beside every screen, none of which the first paint needs. */
export function Attendants() {
  const { user } = useSession();
  const proving = useAtomValue(provingAtom);
  useMarkKeys();
  useEffect(keepFocus, []);
  return (
    <>
      <Toasts />
      <SessionEndNotice />
      <ConnectionNotice />
      {user && <BrowserMerge username={user.username} />}
      <KeepRounds username={user?.username} />
      {user && <FollowChanges username={user.username} />}
      {user && <AccountLanguage learn={user.learn} />}
      <Suspense>{proving && <ProveDialog key={proving.id} word={proving} />}</Suspense>
    </>
  );
}
