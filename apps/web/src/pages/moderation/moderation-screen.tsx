import { useQuery } from '@tanstack/react-query';
import {
  isModerationKind,
  type ModerationKind,
  moderationKinds,
} from '@wordhoard/contract/page-address';
import { defineMessages } from '@wordhoard/i18n/messages';
import { PageHeader, Tabs } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'wouter';
import { entryKindMessages } from '../../features/contribution/entry-kind-messages.ts';
import { isStatusName } from '../../features/contribution/entry-status-note.tsx';
import { BrokenLinks } from '../../features/moderation/broken-links.tsx';
import { EntryQueue } from '../../features/moderation/entry-queue.tsx';
import { pendingCountsQuery } from '../../features/moderation/queries.ts';
import { forAdmins } from '../../features/user/admins-only.tsx';
import { useApi } from '../../shared/api/api-context.ts';
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
});

const kindMessages = {
  ...entryKindMessages,
  ...defineMessages({
    suggestion: { id: 'moderation.suggestion', defaultMessage: 'Disputed answers' },
    'broken-link': { id: 'moderation.brokenLink', defaultMessage: 'Broken links' },
  }),
};
