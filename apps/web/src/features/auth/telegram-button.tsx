import { ErrorState, Skeleton } from '@wordhoard/ui';
import { useEffect, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { routes } from '../../shared/routes/routes.ts';

const widget = 'https://telegram.org/js/telegram-widget.js?22';

interface TelegramButtonProps {
  botName: string;
  returnTo: string;
}

/** Telegram's own script renders its button here and redirects to the sign-in page. */
export function TelegramButton({ botName, returnTo }: TelegramButtonProps) {
  const { formatMessage, locale } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'there' | 'missing'>('loading');
  const title = formatMessage(messages.button);

  useEffect(() => {
    const script = document.createElement('script');
    script.src = widget;
    script.dataset['telegramLogin'] = botName;
    script.dataset['authUrl'] = addressBack(returnTo);
    script.dataset['size'] = 'large';
    script.dataset['lang'] = locale;
    script.onerror = () => setState('missing');
    script.onload = () => {
      place.current?.querySelector('iframe')?.setAttribute('title', title);
      setState('there');
    };
    place.current?.replaceChildren(script);
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
      {state === 'loading' && <Waiting />}
      <div ref={place} />
    </>
  );
}

const addressBack = (returnTo: string): string =>
  `${location.origin}${routes.socialSignIn.pattern}?${new URLSearchParams({ returnTo })}`;

const messages = defineMessages({
  button: { id: 'telegramButton.button', defaultMessage: 'Sign in with Telegram' },
  missing: { id: 'telegramButton.missing', defaultMessage: 'Telegram cannot be reached' },
  reason: {
    id: 'telegramButton.reason',
    defaultMessage: 'Its button did not arrive. Something in your network may hold it back.',
  },
});

/** As large as the button. */
const Waiting = styled(Skeleton)`
  width: 14rem;
  height: 2.5rem;
`;
