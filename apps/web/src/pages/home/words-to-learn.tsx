import { useQuery } from '@tanstack/react-query';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { CardGrid, Section, SkeletonList } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { LinkedWordCard } from '../../features/card/word-cards.tsx';
import { PlayLink } from '../../features/quiz/play-link.tsx';
import { useOwnWords } from '../../features/quiz/settings/use-own-words.ts';
import { listOwnWordIds } from '../../features/review/own-words.ts';
import { isCompleteAtom, reviewsAtom } from '../../features/review/practice.ts';
import { wordsQuery } from '../../features/word/queries.ts';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { useLocalDay } from '../../shared/time/local-day.ts';

const maxWords = 10;

/** The latest saved words in the learned language; nothing if there are none. */
export function WordsToLearn() {
  const { formatMessage } = useIntl();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const source = useOwnWords()('saved', learnLangCode);
  const saved = useSavedWords();
  if (source === undefined || saved === undefined || saved.total === 0) return null;
  return (
    <Section
      action={<PlayLink quiz={{ source, tranLangCode }} />}
      title={formatMessage(messages.title, { count: saved.total })}
    >
      {saved.words === undefined ? (
        <SkeletonList shape="card" count={Math.min(saved.total, maxWords)} />
      ) : (
        <CardGrid>
          {saved.words.slice(0, maxWords).map((word) => (
            <LinkedWordCard key={word.id} word={word} headingAs="h3" />
          ))}
        </CardGrid>
      )}
    </Section>
  );
}

const messages = defineMessages({
  title: {
    id: 'home.toLearn',
    defaultMessage: '{count, plural, one {# word to learn} other {# words to learn}}',
  },
});

/** The words of the learned language that the learner saved last; `words` is `undefined` while they are loading. */
function useSavedWords() {
  const { learnLangCode: langCode, tranLangCode } = useAtomValue(settingsAtom);
  const record = useAtomValue(reviewsAtom);
  const isComplete = useAtomValue(isCompleteAtom);
  const today = useLocalDay();
  const savedIds = listOwnWordIds(record, { knowing: 'saved', langCode, today });
  const ids = savedIds.slice(0, limits.feedMaxPageSize);
  const query = useQuery({
    ...wordsQuery(useApiQueries(), { ids, tranLangCode }),
    enabled: ids.length > 0,
  });
  if (query.isError || !isComplete) return undefined;
  // The device may not know the languages of all words.
  const words = query.data?.filter((word) => word.langCode === langCode);
  return { total: savedIds.length - ids.length + (words ?? ids).length, words };
}
