import { pagePatterns } from '@wordhoard/contract/page-address';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ErrorState, Skeleton } from '@wordhoard/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';
import { usePostSignInRedirect } from './post-sign-in-redirect.ts';
import type { TelegramLogin } from './queries.ts';
import { findSocialProblem } from './social-provider.ts';
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
      meta: { showsFailure: true },
    },
  );
  const signIn = useEffectEvent(() => mutate({ body: login }));
  useEffect(() => {
    if (isIdle) signIn();
  }, [isIdle]);

  const problem = findSocialProblem(error);
  if (problem !== undefined) return <SocialFailureNotice failure={problem} />;
  return <SocialProgress failure={error} onRetry={() => mutate({ body: login })} />;
}

/** The login that Telegram adds to the address of the page that it redirects to. */
export function readTelegramLogin(parameters: URLSearchParams): TelegramLogin | undefined {
  const { id, auth_date, first_name, hash, ...others } = Object.fromEntries(parameters);
  if (!id || !auth_date || first_name === undefined || !hash) return undefined;
  const { last_name, username, photo_url } = others;
  return {
    id: Number(id),
    auth_date: Number(auth_date),
    first_name,
    hash,
    ...(last_name !== undefined && { last_name }),
    ...(username !== undefined && { username }),
    ...(photo_url !== undefined && { photo_url }),
  };
}

const widget = 'https://telegram.org/js/telegram-widget.js?22';

/** Telegram's own script renders its button here and redirects to the sign-in page. */
export function TelegramButton({ botName, returnTo }: { botName: string; returnTo: string }) {
  const { formatMessage, locale } = useIntl();
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'there' | 'missing'>('loading');
  const title = formatMessage(messages.button);

  useEffect(() => {
    const script = document.createElement('script');
    script.src = widget;
    script.dataset['telegramLogin'] = botName;
    script.dataset['authUrl'] = buildReturnUrl(returnTo);
    script.dataset['size'] = 'large';
    script.dataset['lang'] = new Intl.Locale(locale).language;
    script.onerror = () => setState('missing');
    script.onload = () => {
      container.current?.querySelector('iframe')?.setAttribute('title', title);
      setState('there');
    };
    container.current?.replaceChildren(script);
  }, [botName, returnTo, locale, title]);

  if (state === 'missing') {
    return (
      <ErrorState title={formatMessage(messages.missing)} onRetry={() => location.reload()}>
        {formatMessage(messages.reason)}
      </ErrorState>
    );
  }
  return (
    <>
      {state === 'loading' && <Placeholder />}
      <div ref={container} />
    </>
  );
}

const buildReturnUrl = (returnTo: string): string =>
  `${location.origin}${pagePatterns.socialSignIn}?${new URLSearchParams({ returnTo })}`;

const messages = defineMessages({
  button: { id: 'telegramButton.button', defaultMessage: 'Sign in with Telegram' },
  missing: { id: 'telegramButton.missing', defaultMessage: 'Can’t reach Telegram' },
  reason: {
    id: 'telegramButton.reason',
    defaultMessage: 'Its button didn’t load. Your network may block it.',
  },
});

/** As large as the button. */
const Placeholder = styled(Skeleton)`
  width: 14rem;
  height: 2.5rem;
`;
