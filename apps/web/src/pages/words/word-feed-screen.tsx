import { limits } from '@wordhoard/contract/limits';
import { wordFeedPage } from '@wordhoard/i18n';
import { EmptyState, SearchField, SearchIcon, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { WordCards } from '../../features/card/word-cards.tsx';
import { CreateMenu } from '../../features/collection/create-menu.tsx';
import { LanguageFeed } from '../../features/language/language-feed.tsx';
import { PlayLink } from '../../features/practice/quiz/play-link.tsx';
import { useSearchText } from '../../features/search/use-search-text.ts';
import { AddWordLink } from '../../features/word/add-word-link.tsx';
import { wordFeedQuery } from '../../features/word/queries.ts';
import { useWordTabs } from '../../features/word/word-tabs.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useFeed } from '../../shared/feed/feed-query.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

/** The words of a language, searched while the learner types. */
export function WordFeedScreen({ langCode }: { langCode: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { tranLangCode } = useAtomValue(settingsAtom);
  const { text, debouncedText, setText } = useSearchText();
  return (
    <LanguageFeed
      page={wordFeedPage(intl, { langCode })}
      tabs={useWordTabs('words', langCode)}
      create={<CreateMenu text={debouncedText} />}
      query={useFeed(wordFeedQuery(useApi(), { langCode, tranLangCode, text: debouncedText }))}
      filter={
        <Filter>
          <SearchField
            label={formatMessage(messages.search)}
            maxLength={limits.wordMaxLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {debouncedText !== '' && (
            <PlayLink
              quiz={{ source: { kind: 'search', text: debouncedText, langCode }, tranLangCode }}
            />
          )}
        </Filter>
      }
      empty={
        <EmptyState
          icon={<SearchIcon />}
          title={formatMessage(messages.nothing, { text: debouncedText })}
          action={<AddWordLink langCode={langCode} text={debouncedText} />}
        >
          {formatMessage(messages.nothingHint)}
        </EmptyState>
      }
    >
      {(words, list) => <WordCards words={words} list={list} />}
    </LanguageFeed>
  );
}

const messages = defineMessages<{
  search: NoMessageValues;
  nothing: { text: string };
  nothingHint: NoMessageValues;
}>({
  search: { id: 'wordFeed.search', defaultMessage: 'Find a word or a translation' },
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
