import { useEffect, useEffectEvent } from 'react';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { useSocialRedirect } from './post-sign-in-redirect.ts';
import { problemOf } from './social-provider.ts';
import { SocialFailureNotice, SocialProgress } from './social-sign-in-status.tsx';
import { SocialSignUpForm } from './social-sign-up-form.tsx';

/** Signs in a user whom a provider has identified, or asks a new one to sign up. */
export function TicketReturn({ ticket }: { ticket: string }) {
  const arrive = useSocialRedirect();
  const { mutate, isIdle, data, error } = useApiQueries().useMutation(
    'post',
    '/front-auth/social-sign-in',
    {
      onSuccess: (answer) => 'token' in answer && arrive(answer),
      meta: { isShown: true },
    },
  );
  const signIn = useEffectEvent(() => mutate({ body: { ticket } }));
  useEffect(() => {
    if (isIdle) signIn();
  }, [isIdle]);

  const problem = problemOf(error);
  if (problem !== undefined) return <SocialFailureNotice failure={problem} />;
  if (data !== undefined && 'newcomer' in data) {
    return <SocialSignUpForm ticket={ticket} newcomer={data.newcomer} />;
  }
  return <SocialProgress failure={error} onRetry={() => mutate({ body: { ticket } })} />;
}
