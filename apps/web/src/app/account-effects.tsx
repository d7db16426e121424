import type { Session } from '@wordhoard/api-client';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { AccountStudySettings } from '../features/progress/account-study-settings.tsx';
import { visitorPlansAtom } from '../features/progress/plan/visitor-plans.ts';
import { SyncPractice } from '../features/review/sync-practice.ts';
import { AccountLanguage } from '../features/user/account-language.tsx';
import { lazyComponent } from '../shared/page/lazy-component.ts';
import { FollowAccountEvents } from './follow-account-events.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

const MergePlans = lazyComponent(
  async () => (await import('../features/progress/plan/merge-plans.tsx')).MergePlans,
);

/** Loaded with what keeps and shows edits once the connection is lost. */
const SendWaitingEdits = lazyComponent(async () => {
  const [{ SendWaitingEdits }] = await Promise.all([
    import('../features/outbox/send-waiting-edits.ts'),
    import('./offline-answers.ts'),
    import('../features/outbox/waiting-edits-list.tsx'),
  ]);
  return SendWaitingEdits;
});

/** Effects and overlays that every screen has for a signed-in learner. */
export function AccountEffects({ user: { username, learn } }: Pick<Session, 'user'>) {
  const hasPlans = useAtomValue(visitorPlansAtom).length > 0;
  return (
    <>
      <SyncPractice />
      <FollowAccountEvents username={username} />
      <AccountLanguage learn={learn} />
      <AccountStudySettings />
      {/* Here at once, because it must also open without a connection. */}
      <SignOutDialog />
      <Suspense>{hasPlans && <MergePlans />}</Suspense>
      <Suspense>
        <SendWaitingEdits owner={username} />
      </Suspense>
    </>
  );
}
