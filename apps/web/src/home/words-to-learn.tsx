import { CardGrid, SkeletonList } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { useSession } from '../auth/use-session.ts';
import { savedWordIdsAtom } from '../knowing/knowing-atom.ts';
import { useSavedWords } from '../knowing/use-saved-words.ts';
import { ownWordsSource } from '../quiz/own-words-source.ts';
import { PlayLink } from '../quiz/play-link.tsx';
import { settingsAtom } from '../settings/settings-atom.ts';
import { ConnectedWordCard } from '../word/connected-word-card.tsx';
import { HomeSection } from './home-section.tsx';

const mostShown = 10;

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
        <SkeletonList of="card" count={Math.min(saved.total, mostShown)} />
      ) : (
        <CardGrid>
          {saved.words.slice(0, mostShown).map((word) => (
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
