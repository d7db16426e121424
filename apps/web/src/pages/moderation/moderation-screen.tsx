import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import {
  isModerationKind,
  type ModerationKind,
  moderationKinds,
} from '@wordhoard/contract/page-address';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ChoiceGroup, EmptyState, KnownIcon, Note, PageHeader, Stack, Tabs } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'wouter';
import { entryKindMessages } from '../../features/contribution/entry-kind-messages.ts';
import {
  type EntryStatusName,
  entryStatuses,
  isStatusName,
} from '../../features/contribution/entry-status-note.tsx';
import { BrokenLinks } from '../../features/moderation/broken-links.tsx';
import { EntryList } from '../../features/moderation/entry-list.tsx';
import {
  type EntryKind,
  entryFeedQuery,
  type ModeratedEntry,
  pendingCountsQuery,
} from '../../features/moderation/queries.ts';
import { forAdmins } from '../../features/user/admins-only.tsx';
import { useApi } from '../../shared/api/api-context.ts';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { NotFound } from '../../shared/page/not-found.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';

/** The moderation queue, which only admins can open. */
export function ModerationScreen({ kind = moderationKinds[0] }: { kind?: string }) {
  return isModerationKind(kind) ? <Moderation kind={kind} /> : <NotFound />;
}

const Moderation = forAdmins(function Moderation({ kind }: { kind: ModerationKind }) {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  const { data: pendingCounts } = useQuery(pendingCountsQuery(useApi()));
  const name = parameters.get('status');
  const status = isStatusName(name) ? name : 'pending';
  usePageMeta(formatMessage(pageTitleMessages.moderation));
  return (
    <>
      <PageHeader
        title={formatMessage(pageTitleMessages.moderation)}
        lead={formatMessage(messages.lead)}
      />
      <Tabs
        label={formatMessage(messages.kinds)}
        tabs={moderationKinds.map((tabKind) => ({
          href: paths.moderationKind(tabKind),
          label: formatMessage(kindMessages[tabKind]),
          isCurrent: tabKind === kind,
          count: pendingCounts?.get(tabKind),
        }))}
      />
      {kind === 'broken-link' ? (
        <BrokenLinks />
      ) : (
        <EntryQueue key={`${kind} ${status}`} kind={kind} status={status} />
      )}
    </>
  );
});

const messages = defineMessages({
  lead: {
    id: 'moderation.lead',
    defaultMessage: 'What people have added, before everyone sees it.',
  },
  kinds: { id: 'moderation.kinds', defaultMessage: 'Type of entry' },
  status: { id: 'queue.status', defaultMessage: 'Show' },
  pending: { id: 'queue.pending', defaultMessage: 'Pending' },
  approved: { id: 'queue.approved', defaultMessage: 'Approved' },
  rejected: { id: 'queue.rejected', defaultMessage: 'Rejected' },
  adminEntries: {
    id: 'queue.adminEntries',
    defaultMessage: 'An administrator’s entries can’t be rejected.',
  },
  nothingWaits: { id: 'queue.nothingWaits', defaultMessage: 'All caught up' },
  nothingWaitsHint: {
    id: 'queue.nothingWaitsHint',
    defaultMessage: 'There’s nothing to review here.',
  },
  nothing: { id: 'queue.nothing', defaultMessage: 'Nothing here yet' },
});

const kindMessages = {
  ...entryKindMessages,
  ...defineMessages({
    suggestion: { id: 'moderation.suggestion', defaultMessage: 'Disputed answers' },
    'broken-link': { id: 'moderation.brokenLink', defaultMessage: 'Broken links' },
  }),
};

interface EntryQueueProps {
  kind: EntryKind;
  status: EntryStatusName;
}

/** The pending or decided entries of a kind. */
function EntryQueue({ kind, status: statusName }: EntryQueueProps) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const status = entryStatuses[statusName];
  const query = useInfiniteQuery(entryFeedQuery(useApi(), { kind, status }));
  const empty =
    status === EntryStatus.Pending ? (
      <EmptyState icon={<KnownIcon />} title={formatMessage(messages.nothingWaits)}>
        {formatMessage(messages.nothingWaitsHint)}
      </EmptyState>
    ) : (
      <EmptyState title={formatMessage(messages.nothing)} />
    );
  return (
    <Stack $gap="s5">
      <ChoiceGroup
        label={formatMessage(messages.status)}
        value={statusName}
        onChange={(name) => navigate(`${paths.moderationKind(kind)}?status=${name}`)}
        options={[
          { value: 'pending', label: formatMessage(messages.pending) },
          { value: 'approved', label: formatMessage(messages.approved) },
          { value: 'rejected', label: formatMessage(messages.rejected) },
        ]}
      />
      {status === EntryStatus.Approved && <Note>{formatMessage(messages.adminEntries)}</Note>}
      <div>
        <FeedView query={query} skeleton="row" empty={empty}>
          {(entries) => <EntryList entries={entries.filter(isEntry)} kind={kind} status={status} />}
        </FeedView>
      </div>
    </Stack>
  );
}

const isEntry = (entry: { kind: string }): entry is ModeratedEntry => entry.kind !== 'broken-link';
