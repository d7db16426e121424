import { PageHeader } from '@wordhoard/ui';
import { type ReactNode, useState } from 'react';
import { Redirect } from 'wouter';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useCurrentUrl, usePostSignInRedirect } from './post-sign-in-redirect.ts';
import { SignInInvitation } from './sign-in-invitation.tsx';

interface LearnersOnlyProps {
  /** The title of the page. */
  title: string;
  children: ReactNode;
}

/**
 * A page that needs an account. Visitors are asked to sign in. A learner who is signed out while
 * using the page keeps its content.
 */
export function LearnersOnly({ title, children }: LearnersOnlyProps) {
  const { user } = useSession();
  const [wasSignedIn] = useState(user !== undefined);
  const currentUrl = useCurrentUrl();
  if (user !== undefined) return children;
  if (!wasSignedIn) return <Redirect to={paths.signIn(currentUrl)} replace />;
  return (
    <>
      <PageHeader title={title} />
      <SignInInvitation />
    </>
  );
}

/** A page for signing in, which redirects users who are signed in, also from another tab. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { returnTo } = usePostSignInRedirect();
  if (user === undefined) return children;
  return <Redirect to={returnTo ?? paths.home()} replace />;
}
