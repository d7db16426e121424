import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, EmptyState, KnownIcon, LineItem, Note } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { type BrokenLink, entryFeedQuery, moderationQueries } from './queries.ts';

/** Broken addresses, the most reported first. */
export function BrokenLinks() {
  const { formatMessage } = useIntl();
  const query = useInfiniteQuery(entryFeedQuery(useApi(), { kind: 'broken-link' }));
  return (
    <FeedView
      query={query}
      skeleton="row"
      empty={<EmptyState icon={<KnownIcon />} title={formatMessage(messages.nothing)} />}
    >
      {(links) => (
        <ul>
          {links
            .filter((link) => link.kind === 'broken-link')
            .map((link) => (
              <Report key={link.id} link={link} />
            ))}
        </ul>
      )}
    </FeedView>
  );
}

function Report({ link: { id, path, reportCount } }: { link: BrokenLink }) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const dismissing = useApiQueries().useMutation('post', '/front-moderation/dismiss-broken-link', {
    onSuccess() {
      showToast({ id: 'dismissed', text: formatMessage(messages.dismissed) });
      return queryClient.invalidateQueries(moderationQueries);
    },
  });
  return (
    <LineItem>
      <div>
        <a href={path}>{path}</a>
        <Note>{formatMessage(messages.reports, { count: reportCount })}</Note>
      </div>
      <Button
        aria-label={formatMessage(messages.dismissThis, { path })}
        aria-busy={dismissing.isPending}
        onClick={() => dismissing.mutate({ body: { id } })}
      >
        {formatMessage(messages.dismiss)}
      </Button>
    </LineItem>
  );
}

const messages = defineMessages({
  nothing: { id: 'brokenLinks.nothing', defaultMessage: 'No broken links' },
  reports: {
    id: 'brokenLinks.reports',
    defaultMessage: '{count, plural, one {# report} other {# reports}}',
  },
  dismiss: { id: 'brokenLinks.dismiss', defaultMessage: 'Dismiss' },
  dismissThis: { id: 'brokenLinks.dismissThis', defaultMessage: 'Dismiss: {path}' },
  dismissed: { id: 'brokenLinks.dismissed', defaultMessage: 'Report dismissed' },
});
