import { useMutation } from '@tanstack/react-query';
import { type ApiClient, readData } from '@wordhoard/api-client';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  Button,
  ButtonLink,
  ButtonRow,
  color,
  ListIcon,
  PageHeader,
  SearchField,
  size,
  space,
  TodayIcon,
  WordIcon,
} from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { useApi } from '../api/api-context.ts';
import { pageTitleMessages, paths } from '../routes/routes.ts';
import { useSession } from '../session/use-session.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import { showToastAtom } from '../toast/toast-atom.ts';
import { usePageMeta } from './page-meta.ts';

/** Explains that the page does not exist, with other ways on and a way to report it. */
export function NotFoundPage({ isMaybePrivate }: { isMaybePrivate: boolean }) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { learnLangCode } = useAtomValue(settingsAtom);
  const canSignIn = isMaybePrivate && user === undefined;
  usePageMeta(formatMessage(messages.title));
  return (
    <>
      <PageHeader
        title={formatMessage(messages.title)}
        lead={
          <>
            {formatMessage(isMaybePrivate ? messages.maybePrivate : messages.explanation)}
            {canSignIn && ` ${formatMessage(messages.signInHint)}`}
          </>
        }
      />
      <Ways>
        {canSignIn && (
          <ButtonLink variant="primary" href={paths.signIn(location.pathname + location.search)}>
            {formatMessage(pageTitleMessages.toSignIn)}
          </ButtonLink>
        )}
        <SearchForm />
        <nav aria-label={formatMessage(messages.ways)}>
          <ButtonRow>
            <ButtonLink icon={<TodayIcon />} href={paths.home()}>
              {formatMessage(pageTitleMessages.today)}
            </ButtonLink>
            <ButtonLink icon={<WordIcon />} href={paths.words(learnLangCode)}>
              {formatMessage(pageTitleMessages.words)}
            </ButtonLink>
            <ButtonLink icon={<ListIcon />} href={paths.lists(learnLangCode)}>
              {formatMessage(pageTitleMessages.lists)}
            </ButtonLink>
          </ButtonRow>
        </nav>
        <BrokenLinkReport />
      </Ways>
    </>
  );
}

function SearchForm() {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('text');
          if (typeof text === 'string') navigate(paths.searchFor(text));
        }}
      >
        <SearchField
          label={formatMessage(messages.search)}
          name="text"
          maxLength={limits.wordMaxLength}
        />
      </form>
    </search>
  );
}

function BrokenLinkReport() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const showToast = useSetAtom(showToastAtom);
  const report = useMutation({
    mutationFn: () => reportBrokenLink(api, location.pathname),
    onSuccess: () => showToast({ id: 'broken link', text: formatMessage(messages.sent) }),
  });
  return (
    <Report>
      {formatMessage(messages.broken)}
      <Button
        variant="quiet"
        disabled={report.isPending || report.isSuccess}
        onClick={() => report.mutate()}
      >
        {formatMessage(messages.report)}
      </Button>
    </Report>
  );
}

const messages = defineMessages({
  title: { id: 'notFound.title', defaultMessage: 'Page not found' },
  explanation: {
    id: 'notFound.explanation',
    defaultMessage: 'It may have been deleted or renamed, or the link has a typo.',
  },
  maybePrivate: {
    id: 'notFound.maybePrivate',
    defaultMessage: 'This page doesn’t exist or is private.',
  },
  signInHint: { id: 'notFound.signInHint', defaultMessage: 'Sign in if it is yours.' },
  search: { id: 'notFound.search', defaultMessage: 'Search words, lists and tags' },
  ways: { id: 'notFound.ways', defaultMessage: 'Other pages' },
  broken: { id: 'notFound.broken', defaultMessage: 'Did a link on this site bring you here?' },
  report: { id: 'notFound.report', defaultMessage: 'Report broken link' },
  sent: { id: 'notFound.sent', defaultMessage: 'Thank you. We will look into it.' },
});

function reportBrokenLink(api: ApiClient, path: string) {
  return readData(api.POST('/front-general/report-broken-link', { body: { path } }));
}

const Ways = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s6};

  > search {
    width: 100%;
  }
`;

const Report = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s4};
  color: ${color.textMuted};
  font-size: ${size.caption};

  > button {
    margin-inline: calc(-1 * ${space.s2});
    padding-inline: ${space.s2};
    font-size: inherit;
  }
`;
