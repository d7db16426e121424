import { PageHeader } from '@wordhoard/ui';
import { type ReactNode, useState } from 'react';
import { Redirect } from 'wouter';
import { paths } from '../app/paths.ts';
import { SignInInvitation } from './sign-in-invitation.tsx';
import { useHere } from './use-here.ts';
import { useSession } from './use-session.ts';

interface LearnersOnlyProps {
  /** Of the page. */
  title: string;
  children: ReactNode;
}

/**
 * A page that needs an account. Visitors are asked to sign in; whoever is signed out while being
 * there keeps their place and is told calmly.
 */
export function LearnersOnly({ title, children }: LearnersOnlyProps) {
  const { user } = useSession();
  const [wasSignedIn] = useState(user !== undefined);
  const here = useHere();
  if (user !== undefined) return children;
  if (!wasSignedIn) return <Redirect to={paths.signIn(here)} replace />;
  return (
    <>
      <PageHeader title={title} />
      <SignInInvitation />
    </>
  );
}
