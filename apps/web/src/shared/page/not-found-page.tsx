import { useMutation } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { Button, ButtonLink, ButtonRow, PageHeader } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../api/api-context.ts';
import { paths } from '../routes/routes.ts';
import { showToastAtom } from '../toast/toast-atom.ts';
import { usePageMeta } from './page-meta.ts';

/** Explains that the page does not exist, with a link home and a way to report it. */
export function NotFoundPage() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const showToast = useSetAtom(showToastAtom);
  const report = useMutation({
    mutationFn: () => reportBrokenLink(api, location.pathname),
    onSuccess: () => showToast({ id: 'broken link', text: formatMessage(messages.sent) }),
  });
  usePageMeta(formatMessage(messages.title));

  return (
    <>
      <PageHeader
        title={formatMessage(messages.title)}
        lead={formatMessage(messages.explanation)}
      />
      <ButtonRow>
        <ButtonLink variant="primary" href={paths.home()}>
          {formatMessage(messages.home)}
        </ButtonLink>
        <Button disabled={report.isPending || report.isSuccess} onClick={() => report.mutate()}>
          {formatMessage(messages.report)}
        </Button>
      </ButtonRow>
    </>
  );
}

const messages = defineMessages({
  title: { id: 'notFound.title', defaultMessage: 'Page not found' },
  explanation: {
    id: 'notFound.explanation',
    defaultMessage:
      'The page may have been removed or renamed, or it is unavailable for the moment.',
  },
  home: { id: 'notFound.home', defaultMessage: 'Go to the home page' },
  report: { id: 'notFound.report', defaultMessage: 'Report a broken link' },
  sent: { id: 'notFound.sent', defaultMessage: 'The link information was sent' },
});

function reportBrokenLink(api: ApiClient, path: string) {
  return dataOf(api.POST('/front-general/report-broken-link', { body: { path } }));
}
