import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../shared/api/api-context.ts';
import { useSocialRedirect } from './post-sign-in-redirect.ts';
import { socialSignIn } from './queries.ts';
import { problemOf } from './social-provider.ts';
import { SocialFailureNotice, SocialProgress } from './social-sign-in-status.tsx';
import { SocialSignUpForm } from './social-sign-up-form.tsx';

/** Somebody whom a provider vouches for: known here, or new, or about to connect it. */
export function TicketReturn({ ticket }: { ticket: string }) {
  const api = useApi();
  const arrive = useSocialRedirect();
  const { mutate, isIdle, data, error } = useMutation({
    mutationFn: () => socialSignIn(api, { ticket }),
    onSuccess: (answer) => 'token' in answer && arrive(answer),
    meta: { isShown: true },
  });
  useEffect(() => {
    if (isIdle) mutate();
  }, [isIdle, mutate]);

  const problem = problemOf(error);
  if (problem !== undefined) return <SocialFailureNotice failure={problem} />;
  if (data !== undefined && 'newcomer' in data) {
    return <SocialSignUpForm ticket={ticket} newcomer={data.newcomer} />;
  }
  return <SocialProgress failure={error} onRetry={mutate} />;
}
