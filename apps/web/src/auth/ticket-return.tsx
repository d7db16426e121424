import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../app/api-context.ts';
import { socialSignIn } from './auth-calls.ts';
import { NewcomerForm } from './newcomer-form.tsx';
import { problemOf } from './social-failure.ts';
import { SocialFailureNotice } from './social-failure-notice.tsx';
import { SocialProgress } from './social-progress.tsx';
import { useSocialArrival } from './use-social-arrival.ts';

/** Somebody whom a provider vouches for: known here, or new, or about to connect it. */
export function TicketReturn({ ticket }: { ticket: string }) {
  const api = useApi();
  const arrive = useSocialArrival();
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
    return <NewcomerForm ticket={ticket} newcomer={data.newcomer} />;
  }
  return <SocialProgress failure={error} onRetry={mutate} />;
}
