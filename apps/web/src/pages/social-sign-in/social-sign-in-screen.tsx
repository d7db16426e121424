import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'wouter';
import { ConnectProviderForm } from '../../features/auth/connect-provider-form.tsx';
import { useSocialRedirect } from '../../features/auth/post-sign-in-redirect.ts';
import {
  findSocialProblem,
  isPasswordMissing,
  isSocialFailure,
} from '../../features/auth/social-provider.ts';
import { SocialFailureNotice, SocialProgress } from '../../features/auth/social-sign-in-status.tsx';
import { SocialSignUpForm } from '../../features/auth/social-sign-up-form.tsx';
import { readTelegramLogin, TelegramReturn } from '../../features/auth/telegram-sign-in.tsx';
import { useApiQueries } from '../../shared/api/api-context.ts';

/** The page that Google and Telegram redirect to: with a ticket, a Telegram login, or an error. */
export function SocialSignInScreen() {
  const [parameters] = useSearchParams();
  const ticket = parameters.get('ticket');
  const login = readTelegramLogin(parameters);
  const error = parameters.get('error');
  if (ticket !== null) return <TicketReturn key={ticket} ticket={ticket} />;
  if (login !== undefined) return <TelegramReturn login={login} />;
  return <SocialFailureNotice failure={isSocialFailure(error) ? error : 'invalid'} />;
}

/** Signs in a user whom a provider has identified, or asks a new one to sign up. */
function TicketReturn({ ticket }: { ticket: string }) {
  const redirect = useSocialRedirect();
  const { mutate, isIdle, data, error } = useApiQueries().useMutation(
    'post',
    '/front-auth/social-sign-in',
    {
      onSuccess: (answer) => 'token' in answer && redirect(answer),
      meta: { showsFailure: true },
    },
  );
  const signIn = useEffectEvent(() => mutate({ body: { ticket } }));
  useEffect(() => {
    if (isIdle) signIn();
  }, [isIdle]);

  const problem = findSocialProblem(error);
  if (problem !== undefined) return <SocialFailureNotice failure={problem} />;
  if (isPasswordMissing(error)) return <ConnectProviderForm ticket={ticket} />;
  if (data !== undefined && 'newcomer' in data) {
    return <SocialSignUpForm ticket={ticket} newcomer={data.newcomer} />;
  }
  return <SocialProgress failure={error} onRetry={() => mutate({ body: { ticket } })} />;
}
