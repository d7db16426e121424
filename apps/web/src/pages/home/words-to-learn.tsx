import { CardGrid, SkeletonList } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { LinkedWordCard } from '../../features/card/word-cards.tsx';
import { savedWordIdsAtom } from '../../features/practice/knowing/knowing-atom.ts';
import { useSavedWords } from '../../features/practice/knowing/use-saved-words.ts';
import { PlayLink } from '../../features/practice/quiz/play-link.tsx';
import { ownWordsSource } from '../../features/practice/quiz/quiz-link.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { HomeSection } from './home-section.tsx';

const maxShown = 10;

/** The words of the learned language that were saved last. Nothing at all for a newcomer, who has none. */
export function WordsToLearn() {
  const { formatMessage } = useIntl();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const { user } = useSession();
  const savedHere = useAtomValue(savedWordIdsAtom);
  const inBrowser = user === undefined ? savedHere : undefined;
  const saved = useSavedWords({ langCode: learnLangCode, tranLangCode });
  if (saved === undefined || saved.total === 0) return null;
  const source = ownWordsSource({ knowing: 'saved', langCode: learnLangCode, inBrowser });
  return (
    <HomeSection
      action={<PlayLink wish={{ source, tranLangCode }} />}
      title={formatMessage(messages.title, { count: saved.total })}
    >
      {saved.words === undefined ? (
        <SkeletonList shape="card" count={Math.min(saved.total, maxShown)} />
      ) : (
        <CardGrid>
          {saved.words.slice(0, maxShown).map((word) => (
            <LinkedWordCard key={word.id} word={word} headingAs="h3" />
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
