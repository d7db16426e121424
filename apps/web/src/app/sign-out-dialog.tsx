import { defineMessages } from '@wordhoard/i18n/messages';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../shared/form/dialogs.tsx';
import { useSession } from '../shared/session/use-session.ts';
import { isSigningOutAtom, isUnsentAtom } from './sign-out.ts';

/** Asks before signing out while the account does not have everything that the learner did on this device. */
export function SignOutDialog() {
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
