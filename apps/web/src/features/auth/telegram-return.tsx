import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useApi } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';
import { usePostSignInRedirect } from './post-sign-in-redirect.ts';
import { signInWithTelegram, type TelegramLogin } from './queries.ts';
import { problemOf } from './social-provider.ts';
import { SocialFailureNotice, SocialProgress } from './social-sign-in-status.tsx';

/** Exchanges what Telegram has told for a ticket. It counts once, so the address makes way. */
export function TelegramReturn({ login }: { login: TelegramLogin }) {
  const api = useApi();
  const { returnTo } = usePostSignInRedirect();
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

/** What Telegram has told in the address of the page that it leads back to. */
export function telegramLoginOf(parameters: URLSearchParams): TelegramLogin | undefined {
  const [id, authDate] = [parameters.get('id'), parameters.get('auth_date')];
  const [firstName, hash] = [parameters.get('first_name'), parameters.get('hash')];
  if (id === null || authDate === null || firstName === null || hash === null) return undefined;
  return {
    id: Number(id),
    auth_date: Number(authDate),
    first_name: firstName,
    hash,
    ...told(parameters, 'last_name'),
    ...told(parameters, 'username'),
    ...told(parameters, 'photo_url'),
  };
}

function told<Name extends string>(
  parameters: URLSearchParams,
  name: Name,
): Partial<Record<Name, string>> {
  const value = parameters.get(name);
  return value === null ? {} : ({ [name]: value } as Partial<Record<Name, string>>);
}
