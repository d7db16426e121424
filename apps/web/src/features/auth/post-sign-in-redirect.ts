import { defineMessages } from '@wordhoard/i18n/messages';
import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { useLocation, useSearch, useSearchParams } from 'wouter';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';

/** Starts a session and returns to the page that required it. */
export function usePostSignInRedirect() {
  const { begin } = useSession();
  const [, navigate] = useLocation();
  const [parameters] = useSearchParams();
  const returnTo = readInternalPath(parameters.get('returnTo'));

  function startSession(response: { token: string }): void {
    begin(response);
    navigate(returnTo ?? paths.home(), { replace: true });
  }

  return { returnTo, startSession: startSession };
}

/** Accepts only paths of this app, so that a link cannot redirect to another site. */
function readInternalPath(path: string | null): string | undefined {
  if (path === null || !URL.canParse(path, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, location.origin);
  return origin === location.origin ? pathname + search + hash : undefined;
}

/**
 * Signs in a user whom a provider has identified. For a signed-in user, the provider is now
 * connected.
 */
export function useSocialRedirect(): (response: { token: string }) => void {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { startSession } = usePostSignInRedirect();
  const showToast = useSetAtom(showToastAtom);
  return (response) => {
    if (user !== undefined) showToast({ id: 'social', text: formatMessage(messages.connected) });
    startSession(response);
  };
}

const messages = defineMessages({
  connected: {
    id: 'socialSignIn.connected',
    defaultMessage: 'Connected: you can now sign in with it.',
  },
});

export function useCurrentUrl(): string {
  const [pathname] = useLocation();
  const search = useSearch();
  return search === '' ? pathname : `${pathname}?${search}`;
}
