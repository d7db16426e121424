import type { Session } from '@wordhoard/api-client';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useAtom, useAtomValue } from 'jotai';
import { Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { AccountStudySettings } from '../features/progress/account-study-settings.tsx';
import { visitorPlansAtom } from '../features/progress/plan/visitor-plans.ts';
import { SyncPractice } from '../features/review/sync-practice.ts';
import { AccountLanguage } from '../features/user/account-language.tsx';
import { ConfirmDialog } from '../shared/form/dialogs.tsx';
import { lazyComponent } from '../shared/page/lazy-component.ts';
import { useSession } from '../shared/session/use-session.ts';
import { FollowAccountEvents } from './follow-account-events.tsx';
import { isSigningOutAtom, isUnsentAtom } from './sign-out.ts';

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

/** Asks before signing out while the account does not have everything that the learner did on this device. */
function SignOutDialog() {
  const { formatMessage } = useIntl();
  const { end } = useSession();
  const isUnsent = useAtomValue(isUnsentAtom);
  const [isSigningOut, setSigningOut] = useAtom(isSigningOutAtom);
  const close = () => setSigningOut(false);
  useEffect(() => () => setSigningOut(false), [setSigningOut]);
  if (!isSigningOut || !isUnsent) return null;
  return (
    <ConfirmDialog
      title={formatMessage(messages.title)}
      variant="primary"
      keep={formatMessage(messages.keep)}
      confirm={formatMessage(messages.confirm)}
      onClose={close}
      onConfirm={() => {
        close();
        end();
      }}
    >
      <p>{formatMessage(messages.text)}</p>
    </ConfirmDialog>
  );
}

const messages = defineMessages({
  title: { id: 'signOut.title', defaultMessage: 'Sign out before everything is saved?' },
  text: {
    id: 'signOut.text',
    defaultMessage:
      'Some of what you did here isn’t in your account yet. It stays on this device and is sent when you sign in here again.',
  },
  keep: { id: 'signOut.keep', defaultMessage: 'Stay signed in' },
  confirm: { id: 'signOut.confirm', defaultMessage: 'Sign out' },
});
