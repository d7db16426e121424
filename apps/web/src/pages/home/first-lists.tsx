import { useInfiniteQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ButtonLink, ButtonRow, EmptyState, ListIcon, Section, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { listFeedQuery } from '../../features/list/queries.ts';
import { ListCards } from '../../features/progress/list/list-cards.tsx';
import { useApi } from '../../shared/api/api-context.ts';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

const maxLists = 8;

/** Lists with which a newcomer may begin. */
export function FirstLists() {
  const { learnLangCode: langCode } = useAtomValue(settingsAtom);
  const { formatMessage } = useIntl();
  const query = useInfiniteQuery(listFeedQuery(useApi(), { langCode, pageSize: maxLists }));
  return (
    <Section title={formatMessage(messages.lists)}>
      <FeedView
        query={{ ...query, hasNextPage: false }}
        skeleton="cover"
        empty={<EmptyState icon={<ListIcon />} title={formatMessage(messages.noLists)} />}
      >
        {(lists) => <ListCards lists={lists} headingAs="h3" />}
      </FeedView>
      <More>
        <ButtonLink href={paths.lists(langCode)}>{formatMessage(messages.allLists)}</ButtonLink>
        <ButtonLink href={paths.tags(langCode)}>{formatMessage(messages.allTags)}</ButtonLink>
      </More>
    </Section>
  );
}

const messages = defineMessages({
  lists: { id: 'home.lists', defaultMessage: 'Lists to start with' },
  allLists: { id: 'home.allLists', defaultMessage: 'All lists' },
  allTags: { id: 'home.allTags', defaultMessage: 'All tags' },
  noLists: { id: 'home.noLists', defaultMessage: 'No lists in this language yet' },
});

const More = styled(ButtonRow)`
  margin-block-start: ${space.s6};
`;
