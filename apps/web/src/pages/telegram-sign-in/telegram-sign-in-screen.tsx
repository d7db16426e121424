import { useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { PageHeader } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { usePostSignInRedirect } from '../../features/auth/post-sign-in-redirect.ts';
import { TelegramButton } from '../../features/auth/telegram-sign-in.tsx';
import { initDataQuery, useApiQueries } from '../../shared/api/api-context.ts';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { NotFound } from '../../shared/page/not-found.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** The only page with content of another host: Telegram's button. */
export function TelegramSignInScreen() {
  const { formatMessage } = useIntl();
  const query = useQuery(initDataQuery(useApiQueries()));
  const { user } = useSession();
  const { returnTo } = usePostSignInRedirect();
  const title = formatMessage(user === undefined ? messages.title : messages.connect);
  const back =
    user === undefined
      ? { href: paths.signIn(returnTo), label: formatMessage(messages.back) }
      : { href: paths.settings(), label: formatMessage(pageTitleMessages.settings) };
  usePageMeta(title);
  return (
    <QueryView query={query} skeleton="row">
      {({ telegramBotName }) =>
        telegramBotName === null ? (
          <NotFound />
        ) : (
          <>
            <PageHeader title={title} lead={formatMessage(messages.lead)} back={back} />
            <TelegramButton botName={telegramBotName} returnTo={returnTo ?? paths.home()} />
          </>
        )
      }
    </QueryView>
  );
}

const messages = defineMessages({
  title: { id: 'telegramSignIn.title', defaultMessage: 'Sign in with Telegram' },
  connect: { id: 'telegramSignIn.connect', defaultMessage: 'Connect Telegram' },
  lead: {
    id: 'telegramSignIn.lead',
    defaultMessage: 'The button comes from Telegram. It tells us your name there and nothing else.',
  },
  back: { id: 'telegramSignIn.back', defaultMessage: 'Other ways to sign in' },
});
