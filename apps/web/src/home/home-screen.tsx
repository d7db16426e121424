import { useInfiniteQuery } from '@tanstack/react-query';
import {
  ButtonLink,
  color,
  EmptyState,
  family,
  ListIcon,
  NextIcon,
  size,
  space,
} from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useDeferredValue } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { FeedView } from '../feed/feed-view.tsx';
import { LanguagePair } from '../language/language-pair.tsx';
import { ListCards } from '../list/list-cards.tsx';
import { listFeedQuery } from '../list/list-queries.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import { HomeSection } from './home-section.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { WordsToLearn } from './words-to-learn.tsx';

/** What Wordhoard is, and the way in. */
export function HomeScreen() {
  const { formatMessage } = useIntl();
  const { learnLangCode } = useAtomValue(settingsAtom);
  // What stands further down is rendered after the first paint, in slices.
  const isHeroPainted = useDeferredValue(true, false);
  usePageMeta(undefined, formatMessage(messages.lead));

  return (
    <>
      <Hero>
        <Entry>
          <dfn lang="en">word·hoard</dfn> {formatMessage(messages.entry)}
        </Entry>
        <Title>{formatMessage(messages.title)}</Title>
        <Lead>{formatMessage(messages.lead)}</Lead>
        <LanguagePair />
        <Actions>
          <ButtonLink variant="primary" icon={<NextIcon />} href={paths.lists(learnLangCode)}>
            {formatMessage(messages.start)}
          </ButtonLink>
          <ButtonLink href={paths.words(learnLangCode)}>
            {formatMessage(messages.browse)}
          </ButtonLink>
        </Actions>
      </Hero>
      {isHeroPainted && (
        <>
          <WordsToLearn />
          <FirstLists langCode={learnLangCode} />
          <HowItWorks />
        </>
      )}
    </>
  );
}

const listsShown = 6;

function FirstLists({ langCode }: { langCode: string }) {
  const { formatMessage } = useIntl();
  const query = useInfiniteQuery(listFeedQuery(useApi(), { langCode, pageSize: listsShown }));
  return (
    <HomeSection title={formatMessage(messages.lists)}>
      <FeedView
        query={{ ...query, hasNextPage: false }}
        skeleton="card"
        empty={<EmptyState icon={<ListIcon />} title={formatMessage(messages.noLists)} />}
      >
        {(lists) => <ListCards lists={lists} headingAs="h3" />}
      </FeedView>
      <AllLists href={paths.lists(langCode)}>{formatMessage(messages.allLists)}</AllLists>
    </HomeSection>
  );
}

const messages = defineMessages({
  entry: {
    id: 'home.entry',
    defaultMessage: '· noun, Old English: the store of words that a person has',
  },
  title: { id: 'home.title', defaultMessage: 'A hoard of words, yours to keep' },
  lead: {
    id: 'home.lead',
    defaultMessage:
      'Learn the words of a language with pictures, translations and sound, then play with them until they are yours. No account needed.',
  },
  start: { id: 'home.start', defaultMessage: 'Start learning' },
  browse: { id: 'home.browse', defaultMessage: 'Browse words' },
  lists: { id: 'home.lists', defaultMessage: 'Lists to begin with' },
  allLists: { id: 'home.allLists', defaultMessage: 'All lists' },
  noLists: { id: 'home.noLists', defaultMessage: 'No lists in this language yet' },
});

const Hero = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space.s5};
  max-width: 44rem;
  padding-block: ${space.s8} ${space.s16};
`;

const Entry = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};

  dfn {
    color: ${color.accent};
    font: 600 ${size.body} ${family.word};
  }
`;

const Title = styled.h1`
  font: 600 ${size.wordLarge} / 1.05 ${family.word};
  letter-spacing: -0.02em;
  text-wrap: balance;
`;

const Lead = styled.p`
  max-width: 36rem;
  color: ${color.textMuted};
  font-size: ${size.lead};
  text-wrap: pretty;
`;

const AllLists = styled(ButtonLink)`
  margin-block-start: ${space.s6};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
`;
