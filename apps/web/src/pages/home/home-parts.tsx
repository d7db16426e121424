import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  ButtonLink,
  ButtonRow,
  CardStack,
  color,
  EmptyState,
  ListIcon,
  Skeleton,
  size,
  space,
  wideScreen,
} from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { LinkedWordCard } from '../../features/card/word-cards.tsx';
import { ListCards } from '../../features/list/list-cards.tsx';
import { listFeedQuery } from '../../features/list/queries.ts';
import { savedWordIdsAtom } from '../../features/practice/knowing/knowing-atom.ts';
import { dayNumber, wordOfTheDayQuery } from '../../features/word/queries.ts';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { HomeSection } from './home-section.tsx';
import { HowItWorks } from './how-it-works.tsx';

const WordsToLearn = lazy(async () => ({
  default: (await import('./words-to-learn.tsx')).WordsToLearn,
}));

/**
 * The content below the hero. It is loaded separately, and newcomers do not load the words to learn.
 */
export function HomeParts({ langCode }: { langCode: string }) {
  const { user } = useSession();
  const isNewcomer = useAtomValue(savedWordIdsAtom).length === 0 && user === undefined;
  return (
    <>
      <WordOfTheDay />
      <Suspense>{!isNewcomer && <WordsToLearn />}</Suspense>
      <FirstLists langCode={langCode} />
      <HowItWorks />
    </>
  );
}

/** The word of the day. */
function WordOfTheDay() {
  const { formatMessage } = useIntl();
  const { learnLangCode: langCode, tranLangCode } = useAtomValue(settingsAtom);
  const day = dayNumber(new Date());
  const { data: word } = useQuery(
    wordOfTheDayQuery(useApiQueries(), { langCode, tranLangCode, day }),
  );
  if (word === null) return null;
  return (
    <Card>
      <Label>{formatMessage(wordOfTheDayMessages.title)}</Label>
      {word ? <LinkedWordCard word={word} headingAs="h3" /> : <Placeholder />}
    </Card>
  );
}

const wordOfTheDayMessages = defineMessages({
  title: { id: 'home.wordOfTheDay', defaultMessage: 'Word of the day' },
});

const Card = styled(CardStack)`
  place-self: center;
  width: min(17rem, 90%);
  margin-block-end: ${space.s16};

  > div {
    padding: ${space.s4} ${space.s5} ${space.s5};
  }

  @media ${wideScreen} {
    margin-block-end: ${space.s8};
  }
`;

const Label = styled.h2`
  margin-block-end: ${space.s3};
  color: ${color.textMuted};
  font-size: ${size.caption};
  font-weight: 600;
`;

const Placeholder = styled(Skeleton)`
  height: auto;
  aspect-ratio: 0.78;
`;

const maxLists = 8;

/** A few lists for newcomers. */
function FirstLists({ langCode }: { langCode: string }) {
  const { formatMessage } = useIntl();
  const query = useInfiniteQuery(listFeedQuery(useApi(), { langCode, pageSize: maxLists }));
  return (
    <HomeSection title={formatMessage(firstListsMessages.lists)}>
      <FeedView
        query={{ ...query, hasNextPage: false }}
        skeleton="cover"
        empty={<EmptyState icon={<ListIcon />} title={formatMessage(firstListsMessages.noLists)} />}
      >
        {(lists) => <ListCards lists={lists} headingAs="h3" />}
      </FeedView>
      <More>
        <ButtonLink href={paths.lists(langCode)}>
          {formatMessage(firstListsMessages.allLists)}
        </ButtonLink>
        <ButtonLink href={paths.tags(langCode)}>
          {formatMessage(firstListsMessages.allTags)}
        </ButtonLink>
      </More>
    </HomeSection>
  );
}

const firstListsMessages = defineMessages({
  lists: { id: 'home.lists', defaultMessage: 'Lists to begin with' },
  allLists: { id: 'home.allLists', defaultMessage: 'All lists' },
  allTags: { id: 'home.allTags', defaultMessage: 'All tags' },
  noLists: { id: 'home.noLists', defaultMessage: 'No lists in this language yet' },
});

const More = styled(ButtonRow)`
  margin-block-start: ${space.s6};
`;
