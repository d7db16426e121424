import { useQuery } from '@tanstack/react-query';
import { EntryStatus, UserRole } from '@wordhoard/contract/enumeration';
import { PageHeader, Tabs } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { useSearchParams } from 'wouter';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { useSession } from '../auth/use-session.ts';
import { QueryView } from '../feed/query-view.tsx';
import { NotFound } from '../general/not-found.tsx';
import { ownAccountQuery } from '../user/user-queries.ts';
import { BrokenLinks } from './broken-links.tsx';
import { EntryQueue } from './entry-queue.tsx';
import { type ModerationKind, moderationKinds, waitingQuery } from './moderation-queries.ts';

/** What people have added waits here for an admin. For everybody else there is no such page. */
export function ModerationScreen({ kind = moderationKinds[0] }: { kind?: string }) {
  const { user } = useSession();
  const query = useQuery({ ...ownAccountQuery(useApi()), enabled: user !== undefined });
  if (user === undefined || !isKind(kind)) return <NotFound />;
  return (
    <QueryView query={query} skeleton="row">
      {({ role }) => (role === UserRole.Admin ? <Moderation kind={kind} /> : <NotFound />)}
    </QueryView>
  );
}

const isKind = (kind: string): kind is ModerationKind =>
  moderationKinds.some((known) => known === kind);

function Moderation({ kind }: { kind: ModerationKind }) {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  const { data: waiting } = useQuery(waitingQuery(useApi()));
  const status = statuses[parameters.get('status') ?? 'pending'] ?? EntryStatus.Pending;
  usePageMeta(formatMessage(messages.title));
  return (
    <>
      <PageHeader title={formatMessage(messages.title)} lead={formatMessage(messages.lead)} />
      <Tabs
        label={formatMessage(messages.kinds)}
        tabs={moderationKinds.map((one) => ({
          href: paths.moderationKind(one),
          label: formatMessage(messages[one]),
          isCurrent: one === kind,
          ...countOf(waiting?.get(one)),
        }))}
      />
      {kind === 'broken-link' ? (
        <BrokenLinks />
      ) : (
        <EntryQueue key={`${kind} ${status}`} kind={kind} status={status} />
      )}
    </>
  );
}

const countOf = (count: number | undefined) => (count === undefined ? {} : { count });

const statuses: Record<string, EntryStatus> = {
  pending: EntryStatus.Pending,
  approved: EntryStatus.Approved,
  rejected: EntryStatus.Rejected,
};

const messages = defineMessages({
  title: { id: 'moderation.title', defaultMessage: 'Moderation' },
  lead: {
    id: 'moderation.lead',
    defaultMessage: 'What people have added, before everybody sees it.',
  },
  kinds: { id: 'moderation.kinds', defaultMessage: 'What is judged' },
  translation: { id: 'moderation.translation', defaultMessage: 'Translations' },
  image: { id: 'moderation.image', defaultMessage: 'Pictures' },
  word: { id: 'moderation.word', defaultMessage: 'Words' },
  tag: { id: 'moderation.tag', defaultMessage: 'Tags' },
  suggestion: { id: 'moderation.suggestion', defaultMessage: 'Disputed answers' },
  'broken-link': { id: 'moderation.brokenLink', defaultMessage: 'Broken links' },
});
