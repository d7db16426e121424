import { useQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { isUserSection, type UserSection } from '@wordhoard/contract/page-address';
import { languageName, userPage } from '@wordhoard/i18n';
import { PageHeader, SkeletonList, Tabs } from '@wordhoard/ui';
import { lazy, Suspense } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { PlayedSessions } from '../../features/progress/played-sessions.tsx';
import { UserActivity } from '../../features/progress/user-activity.tsx';
import { userQuery } from '../../features/user/queries.ts';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { NotFound } from '../../shared/page/not-found.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';
import { UserLists, UserTables } from './user-collections.tsx';
import { UserWords } from './user-words.tsx';

const UserContributions = lazy(async () => ({
  default: (await import('./user-contributions.tsx')).UserContributions,
}));

interface UserScreenProps {
  username: string;
  section?: string;
}

/** The public page of a learner. */
export function UserScreen({ username, section }: UserScreenProps) {
  const query = useQuery(userQuery(useApiQueries(), username));
  return (
    <QueryView query={query} skeleton="row" isScreen>
      {(user) =>
        section === undefined || isUserSection(section, user.isOwn) ? (
          <UserPage key={user.id} user={user} section={section} />
        ) : (
          <NotFound />
        )
      }
    </QueryView>
  );
}

interface UserPageProps {
  user: components['schemas']['User'];
  section: UserSection | undefined;
}

function UserPage({ user, section }: UserPageProps) {
  const intl = useIntl();
  const { formatMessage, formatDate, locale } = intl;
  const { username } = user;
  const { title, description } = userPage(intl, user);
  usePageMeta(title, description);
  const tabs = [
    { section: undefined, message: messages.learning, count: user.learningCount },
    { section: 'known', message: messages.known, count: user.knownCount },
    ...(user.isOwn ? [{ section: 'played', message: messages.played } as const] : []),
    { section: 'lists', message: messages.lists, count: user.listCount },
    { section: 'tables', message: messages.tables, count: user.tableCount },
    ...(user.isOwn ? [{ section: 'contributions', message: messages.contributions } as const] : []),
  ] as const;
  return (
    <>
      <PageHeader
        title={username}
        facts={formatMessage(messages.facts, {
          language: languageName(user.learn, locale),
          since: formatDate(user.createdAt, { dateStyle: 'long' }),
        })}
      />
      <UserActivity username={username} />
      <Tabs
        label={formatMessage(messages.sections)}
        tabs={tabs.map(({ section: one, message, ...count }) => ({
          href: one === undefined ? paths.user(username) : paths.userSection(username, one),
          label: formatMessage(message),
          isCurrent: one === section,
          ...count,
        }))}
      />
      {section === undefined && <UserWords user={user} knowing="learning" />}
      {section === 'known' && <UserWords user={user} knowing="known" />}
      {section === 'played' && <PlayedSessions />}
      {section === 'lists' && <UserLists user={user} />}
      {section === 'tables' && <UserTables user={user} />}
      {section === 'contributions' && (
        <Suspense fallback={<SkeletonList shape="row" count={6} />}>
          <UserContributions />
        </Suspense>
      )}
    </>
  );
}

const messages = defineMessages<{
  facts: { language: string; since: string };
  sections: NoMessageValues;
  learning: NoMessageValues;
  known: NoMessageValues;
  played: NoMessageValues;
  lists: NoMessageValues;
  tables: NoMessageValues;
  contributions: NoMessageValues;
}>({
  facts: { id: 'user.facts', defaultMessage: 'Learns: {language} · Here since {since}' },
  sections: { id: 'user.sections', defaultMessage: 'What there is of this learner' },
  learning: { id: 'user.learning', defaultMessage: 'Learning' },
  known: { id: 'user.known', defaultMessage: 'Known' },
  played: { id: 'user.played', defaultMessage: 'Played' },
  lists: { id: 'user.lists', defaultMessage: 'Lists' },
  tables: { id: 'user.tables', defaultMessage: 'Tables' },
  contributions: { id: 'user.contributions', defaultMessage: 'Contributions' },
});
