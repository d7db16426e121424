import { defineMessages } from '@wordhoard/i18n/messages';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { type SessionEnd, sessionEndAtom } from '../../shared/session/session-atom.ts';
import { dismissToastAtom, showToastAtom } from '../../shared/toast/toast-atom.ts';
import { useCurrentUrl } from './post-sign-in-redirect.ts';

const toastId = 'session';

/** Long enough to read the notice and to decide. */
const duration = 10_000;

/** Explains why the session ended and links to the sign-in page, until the notice is dismissed. */
export function SessionEndNotice(): null {
  const { formatMessage } = useIntl();
  const end = useAtomValue(sessionEndAtom);
  const currentUrl = useCurrentUrl();
  const [, navigate] = useLocation();
  const showToast = useSetAtom(showToastAtom);
  const dismissToast = useSetAtom(dismissToastAtom);

  const show = useEffectEvent((reason: SessionEnd) => {
    showToast({
      id: toastId,
      text: formatMessage(messages[reason]),
      duration,
      action: {
        label: formatMessage(pageTitleMessages.toSignIn),
        onClick: () => navigate(paths.signIn(currentUrl)),
      },
    });
  });
  useEffect(() => {
    if (end === undefined) return;
    show(end);
    return () => dismissToast(toastId);
  }, [end, dismissToast]);
  return null;
}

const messages = defineMessages({
  signedOut: { id: 'sessionEnd.signedOut', defaultMessage: 'You’re signed out.' },
  expired: {
    id: 'sessionEnd.expired',
    defaultMessage: 'Your session has expired. Sign in again.',
  },
  revoked: {
    id: 'sessionEnd.revoked',
    defaultMessage: 'You were signed out from another device or because the password was changed.',
  },
  deleted: { id: 'sessionEnd.deleted', defaultMessage: 'This account has been deleted.' },
});
