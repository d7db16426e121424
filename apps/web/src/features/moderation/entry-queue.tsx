import { useInfiniteQuery } from '@tanstack/react-query';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ChoiceGroup, EmptyState, KnownIcon, Note, Stack } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useApi } from '../../shared/api/api-context.ts';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { paths } from '../../shared/routes/routes.ts';
import { type EntryStatusName, entryStatuses } from '../contribution/entry-status-note.tsx';
import { EntryList } from './entry-list.tsx';
import { type EntryKind, entryFeedQuery, type ModeratedEntry } from './queries.ts';

interface EntryQueueProps {
  kind: EntryKind;
  status: EntryStatusName;
}

/** The pending or decided entries of a kind. */
export function EntryQueue({ kind, status: statusName }: EntryQueueProps) {
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

const messages = defineMessages({
  status: { id: 'queue.status', defaultMessage: 'Show' },
  pending: { id: 'queue.pending', defaultMessage: 'Pending' },
  approved: { id: 'queue.approved', defaultMessage: 'Approved' },
  rejected: { id: 'queue.rejected', defaultMessage: 'Not accepted' },
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
