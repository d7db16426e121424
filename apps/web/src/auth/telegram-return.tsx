import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useApi } from '../app/api-context.ts';
import { paths } from '../app/paths.ts';
import { signInWithTelegram, type TelegramLogin } from './auth-calls.ts';
import { problemOf } from './social-failure.ts';
import { SocialFailureNotice } from './social-failure-notice.tsx';
import { SocialProgress } from './social-progress.tsx';
import { useArrival } from './use-arrival.ts';

/** Exchanges what Telegram has told for a ticket. It counts once, so the address makes way. */
export function TelegramReturn({ login }: { login: TelegramLogin }) {
  const api = useApi();
  const { returnTo } = useArrival();
  const [, navigate] = useLocation();
  const { mutate, isIdle, error } = useMutation({
    mutationFn: () => signInWithTelegram(api, login),
    onSuccess: ({ ticket }) =>
      navigate(paths.socialSignIn(ticket, returnTo ?? paths.home()), { replace: true }),
    meta: { isShown: true },
  });
  useEffect(() => {
    if (isIdle) mutate();
  }, [isIdle, mutate]);

  const problem = problemOf(error);
  if (problem !== undefined) return <SocialFailureNotice failure={problem} />;
  return <SocialProgress failure={error} onRetry={mutate} />;
}
