import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { paths } from '../app/paths.ts';
import { useArrival } from './use-arrival.ts';
import { useSession } from './use-session.ts';

/** A page to sign in on. Whoever is signed in already, also from another tab, goes on from it. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { returnTo } = useArrival();
  if (user === undefined) return children;
  return <Redirect to={returnTo ?? paths.home()} replace />;
}
