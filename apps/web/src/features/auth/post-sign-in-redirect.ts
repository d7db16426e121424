import { useSetAtom } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation, useSearch, useSearchParams } from 'wouter';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';

/** Starts a session and returns to the page that required it. */
export function usePostSignInRedirect() {
  const { begin } = useSession();
  const [, navigate] = useLocation();
  const [parameters] = useSearchParams();
  const returnTo = ownPath(parameters.get('returnTo'));

  function arrive(signedIn: { token: string }): void {
    begin(signedIn);
    navigate(returnTo ?? paths.home(), { replace: true });
  }

  return { returnTo, arrive };
}

/** Accepts only paths of this app, so that a link cannot redirect to another site. */
function ownPath(path: string | null): string | undefined {
  if (path === null || !URL.canParse(path, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, location.origin);
  return origin === location.origin ? pathname + search + hash : undefined;
}

/**
 * Signs in a user whom a provider has identified. For a signed-in user, the provider is now
 * connected.
 */
export function useSocialRedirect(): (signedIn: { token: string }) => void {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { arrive } = usePostSignInRedirect();
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

/** The address of the current page, to return to. */
export function useCurrentUrl(): string {
  const [pathname] = useLocation();
  const search = useSearch();
  return search === '' ? pathname : `${pathname}?${search}`;
}
