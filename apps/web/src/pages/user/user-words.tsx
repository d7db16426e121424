import type { components } from '@wordhoard/api-client';
import { ButtonLink, EmptyState, SaveIcon, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { WordCards } from '../../features/card/word-cards.tsx';
import { WordsMenu } from '../../features/practice/knowing/words-menu.tsx';
import { PlayLink } from '../../features/practice/quiz/play-link.tsx';
import { knownFeedQuery, learningFeedQuery } from '../../features/user/queries.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useFeed } from '../../shared/feed/feed-query.ts';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

interface UserWordsProps {
  user: components['schemas']['User'];
  knowing: 'learning' | 'known';
}

/** The words that a learner has saved or knows, the latest first. */
export function UserWords({ user: { username, learn, isOwn }, knowing }: UserWordsProps) {
  const { formatMessage } = useIntl();
  const { tranLangCode } = useAtomValue(settingsAtom);
  const feedOf = knowing === 'known' ? knownFeedQuery : learningFeedQuery;
  const query = useFeed(feedOf(useApi(), { username, tranLangCode }));
  return (
    <FeedView
      query={query}
      skeleton="card"
      empty={
        <EmptyState
          icon={<SaveIcon />}
          title={formatMessage(messages.nothing)}
          action={
            isOwn && (
              <ButtonLink variant="primary" href={paths.lists(learn)}>
                {formatMessage(messages.find)}
              </ButtonLink>
            )
          }
        />
      }
    >
      {(words, list) => (
        <>
          {isOwn && (
            <Tools>
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
            </Tools>
          )}
          <WordCards words={words} list={list} />
        </>
      )}
    </FeedView>
  );
}

const messages = defineMessages({
  nothing: { id: 'userWords.nothing', defaultMessage: 'No words here yet' },
  find: { id: 'userWords.find', defaultMessage: 'Find some in the lists' },
});

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s3};
  margin-block-end: ${space.s5};
`;
