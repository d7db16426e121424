import { defineMessages } from '@wordhoard/i18n/messages';
import { useAtom, useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { isSigningOutAtom, practiceAtom } from '../features/review/practice.ts';
import { ConfirmDialog } from '../shared/form/dialogs.tsx';
import { useSession } from '../shared/session/use-session.ts';

/** Asks before signing out while the account does not have everything that the learner did on this device. */
export function SignOutDialog() {
  const { formatMessage } = useIntl();
  const { user, end } = useSession();
  const { unsentCount: count } = useAtomValue(practiceAtom);
  const [isSigningOut, setSigningOut] = useAtom(isSigningOutAtom);
  const close = () => setSigningOut(false);
  return (
    <ConfirmDialog
      isOpen={isSigningOut && user !== undefined}
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
      <p>{formatMessage(messages.text, { count })}</p>
    </ConfirmDialog>
  );
}

const messages = defineMessages({
  title: { id: 'signOut.title', defaultMessage: 'Sign out before everything is saved?' },
  text: {
    id: 'signOut.text',
    defaultMessage:
      '{count, plural, one {# answer isn’t} other {# answers aren’t}} in your account yet. What you did here stays on this device and is sent when you sign in here again.',
  },
  keep: { id: 'signOut.keep', defaultMessage: 'Stay signed in' },
  confirm: { id: 'signOut.confirm', defaultMessage: 'Sign out' },
});
