import { useQuery } from '@tanstack/react-query';
import { limits } from '@wordhoard/contract/limits';
import { CardGrid, SkeletonList } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { savedWordIdsAtom } from '../knowing/knowing-atom.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import { ConnectedWordCard } from '../word/connected-word-card.tsx';
import { wordsQuery } from '../word/word-queries.ts';
import { HomeSection } from './home-section.tsx';

const mostAsked = limits.feedMaxPageSize;
const mostShown = 10;

/** The words of the learned language that were saved last. Nothing at all for a newcomer, who has none. */
export function WordsToLearn() {
  const { formatMessage } = useIntl();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const savedIds = useAtomValue(savedWordIdsAtom);
  const ids = savedIds.slice(0, mostAsked);
  const query = useQuery({
    ...wordsQuery(useApi(), { ids, tranLangCode }),
    enabled: ids.length > 0,
  });
  const words = query.data?.filter(({ langCode }) => langCode === learnLangCode);
  if (ids.length === 0 || words?.length === 0 || query.isError) return null;
  return (
    <HomeSection title={formatMessage(messages.title, { count: words?.length ?? ids.length })}>
      {words === undefined ? (
        <SkeletonList of="card" count={Math.min(ids.length, mostShown)} />
      ) : (
        <CardGrid>
          {words.slice(0, mostShown).map((word) => (
            <ConnectedWordCard key={word.id} word={word} headingAs="h3" />
          ))}
        </CardGrid>
      )}
    </HomeSection>
  );
}

const messages = defineMessages<{ title: { count: number } }>({
  title: {
    id: 'home.toLearn',
    defaultMessage: '{count, plural, one {# word to learn} other {# words to learn}}',
  },
});
