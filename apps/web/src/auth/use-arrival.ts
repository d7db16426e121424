import { useLocation, useSearchParams } from 'wouter';
import { paths } from '../app/paths.ts';
import { useSession } from './use-session.ts';

/** Begins a session and goes on where the learner wanted to be when they were asked to sign in. */
export function useArrival() {
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

/** An address of this app: nobody is led elsewhere by a link that someone has sent them. */
function ownPath(path: string | null): string | undefined {
  if (path === null || !URL.canParse(path, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, location.origin);
  return origin === location.origin ? pathname + search + hash : undefined;
}
