import { useInfiniteQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { AddIcon, EmptyState, Select, Stack, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { entryKindMessages } from '../../features/contribution/entry-kind-messages.ts';
import {
  type EntryStatusName,
  entryStatuses,
} from '../../features/contribution/entry-status-note.tsx';
import { type ContributionKind, contributionFeedQuery } from '../../features/user/queries.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { paths } from '../../shared/routes/routes.ts';
import { useAddressFilter } from '../../shared/routes/use-address-filter.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { ContributionRow } from './contribution-row.tsx';

/** The learner's own contributions with their status. */
export function UserContributions() {
  const { formatMessage } = useIntl();
  const { learnLangCode } = useAtomValue(settingsAtom);
  const [kindName, changeKind] = useAddressFilter('kind');
  const [statusName, changeStatus] = useAddressFilter('status');
  const kind = kinds.find((candidate) => candidate === kindName);
  const status = statusNames.find((candidate) => candidate === statusName);
  const filters = { ...(kind && { kind }), ...(status && { status: entryStatuses[status] }) };
  const query = useInfiniteQuery(contributionFeedQuery(useApi(), filters));

  return (
    <>
      <Filters>
        <Select
          label={formatMessage(messages.kind)}
          value={kind ?? ''}
          options={[
            { value: '', label: formatMessage(messages.allKinds) },
            ...kinds.map((value) => ({ value, label: formatMessage(entryKindMessages[value]) })),
          ]}
          onChange={({ target }) => changeKind(target.value)}
        />
        <Select
          label={formatMessage(messages.status)}
          value={status ?? ''}
          options={[
            { value: '', label: formatMessage(messages.allStatuses) },
            ...statusNames.map((value) => ({ value, label: formatMessage(messages[value]) })),
          ]}
          onChange={({ target }) => changeStatus(target.value)}
        />
      </Filters>
      <FeedView
        query={query}
        skeleton="row"
        empty={
          <EmptyState
            icon={<AddIcon />}
            title={formatMessage(messages.nothing)}
            link={{ href: paths.words(learnLangCode), label: formatMessage(messages.find) }}
          >
            {formatMessage(messages.nothingHint)}
          </EmptyState>
        }
      >
        {(contributions) => (
          <ul>
            {contributions.map((contribution) => (
              <ContributionRow key={contribution.id} contribution={contribution} />
            ))}
          </ul>
        )}
      </FeedView>
    </>
  );
}

const kinds = [
  'translation',
  'image',
  'recording',
  'word',
  'tag',
] as const satisfies ContributionKind[];

const statusNames = Object.keys(entryStatuses) as EntryStatusName[];

const messages = defineMessages({
  kind: { id: 'contributions.kind', defaultMessage: 'Type' },
  allKinds: { id: 'contributions.allKinds', defaultMessage: 'All' },
  status: { id: 'contributions.status', defaultMessage: 'Status' },
  allStatuses: { id: 'contributions.allStatuses', defaultMessage: 'All' },
  pending: { id: 'contributions.pending', defaultMessage: 'Awaiting approval' },
  approved: { id: 'contributions.approved', defaultMessage: 'Approved' },
  rejected: { id: 'contributions.rejected', defaultMessage: 'Not accepted' },
  nothing: { id: 'contributions.nothing', defaultMessage: 'Nothing here yet' },
  nothingHint: {
    id: 'contributions.nothingHint',
    defaultMessage:
      'Turn on edit mode on a word’s page to add a translation, an example, a picture, a recording or a tag.',
  },
  find: { id: 'contributions.find', defaultMessage: 'Find a word' },
});

const Filters = styled(Stack)`
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  max-width: 36rem;
  margin-block-end: ${space.s6};
`;
