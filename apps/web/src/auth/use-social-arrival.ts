import { useSetAtom } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { showToastAtom } from '../toast/toast-atom.ts';
import { useArrival } from './use-arrival.ts';
import { useSession } from './use-session.ts';

/** Arrives as somebody whom a provider vouches for; who was there already has connected it. */
export function useSocialArrival(): (signedIn: { token: string }) => void {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { arrive } = useArrival();
  const showToast = useSetAtom(showToastAtom);
  return (signedIn) => {
    if (user !== undefined) showToast({ id: 'social', text: formatMessage(messages.connected) });
    arrive(signedIn);
  };
}

const messages = defineMessages({
  connected: {
    id: 'socialSignIn.connected',
    defaultMessage: 'Connected: you can sign in with it from now on.',
  },
});
