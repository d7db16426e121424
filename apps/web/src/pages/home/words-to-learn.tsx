import { useQuery } from '@tanstack/react-query';
import type { WordRecord } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { CardGrid, Section, SkeletonList } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { LinkedWordCard } from '../../features/card/word-cards.tsx';
import { PlayLink } from '../../features/quiz/play-link.tsx';
import type { OwnWordsSource } from '../../features/quiz/quiz-link.ts';
import { useOwnWords } from '../../features/quiz/settings/use-own-words.ts';
import { learningWordsQuery } from '../../features/user/queries.ts';
import { wordsQuery } from '../../features/word/queries.ts';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

const maxWords = 10;

/** The latest saved words in the learned language; nothing if there are none. */
export function WordsToLearn() {
  const { formatMessage } = useIntl();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const source = useOwnWords()('saved', learnLangCode);
  const saved = useSavedWords(source, { langCode: learnLangCode, tranLangCode });
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

interface Languages {
  langCode: string;
  tranLangCode: string;
}

interface SavedWords {
  total: number;
  /** `undefined` while they are loading. */
  words: readonly WordRecord[] | undefined;
}

/** The words of a language that the learner saved last, from the account or the browser. */
function useSavedWords(
  source: OwnWordsSource | undefined,
  languages: Languages,
): SavedWords | undefined {
  const { user } = useSession();
  const inAccount = useAccountWords(languages, user?.username);
  const inBrowser = useBrowserWords(source?.kind === 'words' ? source.ids : [], languages);
  return user === undefined ? inBrowser : inAccount;
}

function useAccountWords(languages: Languages, username: string | undefined) {
  const pageSize = limits.feedPageSize;
  const { data } = useQuery({
    ...learningWordsQuery(useApiQueries(), { ...languages, username: username ?? '', pageSize }),
    enabled: username !== undefined,
  });
  return data && { total: data.total, words: data.data };
}

/** The browser may not know the languages of its words, so as many as possible are fetched. */
function useBrowserWords(wordIds: readonly string[], { langCode, tranLangCode }: Languages) {
  const ids = wordIds.slice(0, limits.feedMaxPageSize);
  const query = useQuery({
    ...wordsQuery(useApiQueries(), { ids, tranLangCode }),
    enabled: ids.length > 0,
  });
  if (query.isError) return undefined;
  const words = query.data?.filter((word) => word.langCode === langCode);
  return { total: ids.length === 0 ? 0 : (words?.length ?? ids.length), words };
}
