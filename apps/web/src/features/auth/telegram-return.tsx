import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';
import { usePostSignInRedirect } from './post-sign-in-redirect.ts';
import type { TelegramLogin } from './queries.ts';
import { problemOf } from './social-provider.ts';
import { SocialFailureNotice, SocialProgress } from './social-sign-in-status.tsx';

/** Exchanges a Telegram login for a ticket. A login is valid once, so its address is replaced. */
export function TelegramReturn({ login }: { login: TelegramLogin }) {
  const { returnTo } = usePostSignInRedirect();
  const [, navigate] = useLocation();
  const { mutate, isIdle, error } = useApiQueries().useMutation(
    'post',
    '/front-auth/social/telegram',
    {
      onSuccess: ({ ticket }) =>
        navigate(paths.socialSignIn(ticket, returnTo ?? paths.home()), { replace: true }),
      meta: { isShown: true },
    },
  );
  const signIn = useEffectEvent(() => mutate({ body: login }));
  useEffect(() => {
    if (isIdle) signIn();
  }, [isIdle]);

  const problem = problemOf(error);
  if (problem !== undefined) return <SocialFailureNotice failure={problem} />;
  return <SocialProgress failure={error} onRetry={() => mutate({ body: login })} />;
}

/** The login that Telegram adds to the address of the page that it redirects to. */
export function telegramLoginOf(parameters: URLSearchParams): TelegramLogin | undefined {
  const [id, authDate] = [parameters.get('id'), parameters.get('auth_date')];
  const [firstName, hash] = [parameters.get('first_name'), parameters.get('hash')];
  if (id === null || authDate === null || firstName === null || hash === null) return undefined;
  return {
    id: Number(id),
    auth_date: Number(authDate),
    first_name: firstName,
    hash,
    ...optional(parameters, 'last_name'),
    ...optional(parameters, 'username'),
    ...optional(parameters, 'photo_url'),
  };
}

function optional<Name extends string>(
  parameters: URLSearchParams,
  name: Name,
): Partial<Record<Name, string>> {
  const value = parameters.get(name);
  return value === null ? {} : ({ [name]: value } as Partial<Record<Name, string>>);
}
