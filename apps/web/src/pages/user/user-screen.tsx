import { useQuery } from '@tanstack/react-query';
import type { User } from '@wordhoard/contract';
import { isUserSection, type UserSection } from '@wordhoard/contract/page-address';
import { languageName, userPage } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  ButtonLink,
  EmptyState,
  PageHeader,
  SaveIcon,
  SettingsIcon,
  SkeletonList,
  space,
  Tabs,
} from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { WordCards } from '../../features/card/word-cards.tsx';
import { LearningOverview } from '../../features/progress/learning-overview.tsx';
import { PlayedSessions } from '../../features/progress/played-sessions.tsx';
import { UserActivity } from '../../features/progress/user-activity.tsx';
import { PlayLink } from '../../features/quiz/play-link.tsx';
import { WordsMenu } from '../../features/review/words-menu.tsx';
import { userQuery, userWordFeedQuery } from '../../features/user/queries.ts';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { useFeed } from '../../shared/feed/feed-query.ts';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { NotFound } from '../../shared/page/not-found.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { UserLists, UserTables } from './user-collections.tsx';

const UserContributions = lazyComponent(
  async () => (await import('./user-contributions.tsx')).UserContributions,
);

interface UserScreenProps {
  username: string;
  section?: string;
}

/** The public page of a learner. */
export function UserScreen({ username, section }: UserScreenProps) {
  const query = useQuery(userQuery(useApiQueries(), username));
  return (
    <QueryView query={query} skeleton="row" isScreen missing={<NotFound isMaybePrivate />}>
      {(user) =>
        section === undefined || isUserSection(section, user.isOwn) ? (
          <UserPage key={user.id} user={user} section={section} />
        ) : (
          <NotFound isMaybePrivate />
        )
      }
    </QueryView>
  );
}

interface UserPageProps {
  user: User;
  section: UserSection | undefined;
}

function UserPage({ user, section }: UserPageProps) {
  const intl = useIntl();
  const { formatMessage, formatDate, locale } = intl;
  const { username } = user;
  const { title, description } = userPage(intl, user);
  usePageMeta(title, description, paths.user(username));
  const firstPath = user.isOwn ? paths.profile() : paths.user(username);
  const tabs = [
    { section: undefined, message: messages.learning, count: user.learningCount },
    { section: 'known', message: messages.known, count: user.knownCount },
    ...(user.isOwn ? [{ section: 'played', message: messages.played } as const] : []),
    { section: 'lists', message: pageTitleMessages.lists, count: user.listCount },
    { section: 'tables', message: pageTitleMessages.tables, count: user.tableCount },
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
        actions={
          user.isOwn && (
            <ButtonLink icon={<SettingsIcon />} href={paths.settings()}>
              {formatMessage(pageTitleMessages.settings)}
            </ButtonLink>
          )
        }
      />
      {user.isOwn && <LearningOverview />}
      <UserActivity username={username} />
      <Tabs
        label={formatMessage(messages.sections)}
        tabs={tabs.map(({ section: tabSection, message, ...count }) => ({
          href: tabSection === undefined ? firstPath : paths.userSection(username, tabSection),
          label: formatMessage(message),
          isCurrent: tabSection === section,
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

const messages = defineMessages({
  facts: { id: 'user.facts', defaultMessage: 'Learning {language} · Joined {since}' },
  sections: { id: 'user.sections', defaultMessage: 'Sections of this profile' },
  learning: { id: 'user.learning', defaultMessage: 'Learning' },
  known: { id: 'user.known', defaultMessage: 'Known' },
  played: { id: 'user.played', defaultMessage: 'Practice' },
  contributions: { id: 'user.contributions', defaultMessage: 'Contributions' },
});

interface UserWordsProps {
  user: User;
  knowing: 'learning' | 'known';
}

/** The words that a learner has saved or knows, the latest first. */
function UserWords({ user: { username, learn, isOwn }, knowing }: UserWordsProps) {
  const { formatMessage } = useIntl();
  const { tranLangCode } = useAtomValue(settingsAtom);
  const query = useFeed(userWordFeedQuery(useApi(), knowing, { username, tranLangCode }));
  return (
    <FeedView
      query={query}
      skeleton="card"
      empty={
        <EmptyState
          icon={<SaveIcon />}
          title={formatMessage(wordMessages.nothing)}
          action={
            isOwn && (
              <ButtonLink variant="primary" href={paths.lists(learn)}>
                {formatMessage(wordMessages.find)}
              </ButtonLink>
            )
          }
        />
      }
    >
      {(words, list) => (
        <>
          {isOwn && (
            <Toolbar>
              <PlayLink
                quiz={{
                  source: {
                    kind: 'own',
                    knowing: knowing === 'known' ? 'known' : 'saved',
                    langCode: learn,
                  },
                  tranLangCode,
                }}
              />
              <WordsMenu words={words} />
            </Toolbar>
          )}
          <WordCards words={words} list={list} />
        </>
      )}
    </FeedView>
  );
}

const wordMessages = defineMessages({
  nothing: { id: 'userWords.nothing', defaultMessage: 'No words here yet' },
  find: { id: 'userWords.find', defaultMessage: 'Find words in the lists' },
});

const Toolbar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s3};
  margin-block-end: ${space.s5};
`;
