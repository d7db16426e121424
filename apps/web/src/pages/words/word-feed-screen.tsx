import type { WordRecord } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { readWordMode } from '@wordhoard/contract/page-address';
import { wordFeedPage } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { EmptyState, SearchField, SearchIcon, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useSearchParams } from 'wouter';
import { WordCards } from '../../features/card/word-cards.tsx';
import { DefinitionRows, WordRows } from '../../features/card/word-rows.tsx';
import { CreateMenu } from '../../features/collection/create-menu.tsx';
import { LanguageFeed } from '../../features/language/language-feed.tsx';
import { PlayLink } from '../../features/quiz/play-link.tsx';
import { useSearchText } from '../../features/search/use-search-text.ts';
import { AddWordLink } from '../../features/word/add-word-link.tsx';
import { wordFeedQuery } from '../../features/word/queries.ts';
import { useWordTabs } from '../../features/word/word-tabs.ts';
import { useApi } from '../../shared/api/api-context.ts';
import type { FeedListProps } from '../../shared/feed/feed-items.tsx';
import { useFeed } from '../../shared/feed/feed-query.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

/** The words of a language, searched while the learner types. */
export function WordFeedScreen({ langCode }: { langCode: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { tranLangCode } = useAtomValue(settingsAtom);
  const { text, debouncedText, setText } = useSearchText();
  const [parameters] = useSearchParams();
  const mode = readWordMode(parameters);
  // Words are found by their definitions, and definitions by their words.
  const searched = mode === WordMode.Definition ? langCode : tranLangCode;
  const query = wordFeedQuery(useApi(), {
    langCode,
    tranLangCode: searched,
    mode: mode === WordMode.Word ? undefined : mode,
    text: debouncedText,
  });
  return (
    <LanguageFeed
      page={wordFeedPage(intl, { langCode, mode })}
      tabs={useWordTabs({ current: mode, text: debouncedText }, langCode)}
      create={<CreateMenu text={debouncedText} />}
      query={useFeed(query)}
      skeleton={mode === WordMode.Word ? 'card' : 'row'}
      filter={
        <Filter>
          <SearchField
            label={formatMessage(messages[mode])}
            maxLength={limits.wordMaxLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <PractiseLink
            langCode={langCode}
            tranLangCode={searched}
            mode={mode}
            text={debouncedText}
          />
        </Filter>
      }
      empty={
        <EmptyState
          icon={<SearchIcon />}
          title={formatMessage(messages.nothing, { text: debouncedText })}
          action={<AddWordLink langCode={langCode} text={debouncedText} mode={mode} />}
        >
          {formatMessage(messages.nothingHint)}
        </EmptyState>
      }
    >
      {(words, list) => <Words mode={mode} words={words} list={list} />}
    </LanguageFeed>
  );
}

interface PractiseLinkProps {
  langCode: string;
  tranLangCode: string;
  mode: WordMode;
  text: string;
}

/** Practises what the feed shows. All words of a language are left to lessons. */
function PractiseLink({ mode, text, langCode, tranLangCode }: PractiseLinkProps) {
  const search = { kind: 'search', text, langCode } as const;
  if (mode !== WordMode.Word) {
    // The latest choice of a learner may be to answer with definitions.
    const choice = mode === WordMode.Definition ? ({ direction: 'forward' } as const) : {};
    return <PlayLink quiz={{ source: { ...search, mode }, tranLangCode, choice }} />;
  }
  return text === '' ? null : <PlayLink quiz={{ source: search, tranLangCode }} />;
}

interface WordsProps {
  mode: WordMode;
  words: readonly WordRecord[];
  list: FeedListProps;
}

/** Words are cards with pictures. Definitions and idioms are rows. */
function Words({ mode, ...words }: WordsProps) {
  if (mode === WordMode.Word) return <WordCards {...words} />;
  return mode === WordMode.Idiom ? <WordRows {...words} /> : <DefinitionRows {...words} />;
}

const messages = defineMessages({
  [WordMode.Word]: { id: 'wordFeed.search', defaultMessage: 'Find a word or a translation' },
  [WordMode.Definition]: {
    id: 'wordFeed.searchDefinitions',
    defaultMessage: 'Find a definition or its word',
  },
  [WordMode.Idiom]: {
    id: 'wordFeed.searchIdioms',
    defaultMessage: 'Find an idiom or a translation',
  },
  nothing: { id: 'wordFeed.nothing', defaultMessage: 'No word like “{text}” yet' },
  nothingHint: {
    id: 'wordFeed.nothingHint',
    defaultMessage: 'Try fewer letters, the other language, or another spelling.',
  },
});

const Filter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s3};

  > :first-child {
    flex: 1 1 16rem;
  }
`;
