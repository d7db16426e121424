import type { TagOfLanguage } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { tagFeedPage } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  color,
  EmptyState,
  family,
  linkArea,
  Note,
  SearchField,
  SearchIcon,
  space,
  TagIcon,
  TranslationLine,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { LanguageFeed } from '../../features/language/language-feed.tsx';
import { useSearchText } from '../../features/search/use-search-text.ts';
import { tagFeedQuery } from '../../features/tag/queries.ts';
import { useWordTabs } from '../../features/word/word-tabs.ts';
import { useApi } from '../../shared/api/api-context.ts';
import type { FeedListProps } from '../../shared/feed/feed-items.tsx';
import { useFeed } from '../../shared/feed/feed-query.ts';
import { paths } from '../../shared/routes/routes.ts';

/** The tags of a language, searched while the learner types. */
export function TagFeedScreen({ langCode }: { langCode: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { text, debouncedText, setText } = useSearchText();
  return (
    <LanguageFeed
      page={tagFeedPage(intl, { langCode })}
      tabs={useWordTabs({ current: 'tags' }, langCode)}
      query={useFeed(tagFeedQuery(useApi(), { langCode, text: debouncedText }))}
      skeleton="line"
      filter={
        <SearchField
          label={formatMessage(messages.search)}
          maxLength={limits.wordMaxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      }
      empty={
        debouncedText === '' ? (
          <EmptyState icon={<TagIcon />} title={formatMessage(messages.nothing)}>
            {formatMessage(messages.nothingHint)}
          </EmptyState>
        ) : (
          <EmptyState
            icon={<SearchIcon />}
            title={formatMessage(messages.notFound, { text: debouncedText })}
          >
            {formatMessage(messages.notFoundHint)}
          </EmptyState>
        )
      }
    >
      {(tags, list) => <TagRows tags={tags} langCode={langCode} list={list} />}
    </LanguageFeed>
  );
}

const messages = defineMessages({
  search: { id: 'tagFeed.search', defaultMessage: 'Find a tag' },
  nothing: { id: 'tagFeed.nothing', defaultMessage: 'No tags in this language yet' },
  nothingHint: { id: 'tagFeed.nothingHint', defaultMessage: 'Choose another language at the top.' },
  notFound: { id: 'tagFeed.notFound', defaultMessage: 'No tag like “{text}” in this language' },
  notFoundHint: {
    id: 'tagFeed.notFoundHint',
    defaultMessage: 'Try fewer letters, or choose another language at the top.',
  },
  words: {
    id: 'tagRows.words',
    defaultMessage: '{count, plural, one {# word} other {# words}}',
  },
});

interface TagRowsProps {
  tags: readonly TagOfLanguage[];
  langCode: string;
  list: FeedListProps;
}

/** The tags of a language, each with its first words and its number of words. */
function TagRows({ tags, langCode, list: { rendered, ...list } }: TagRowsProps) {
  const { formatMessage } = useIntl();
  return (
    <Rows {...list}>
      {tags.map(({ id, code, name, wordCount, firstWords }, index) => (
        <Row
          key={id}
          aria-setsize={rendered?.total}
          aria-posinset={rendered && rendered.skipped + index + 1}
        >
          <div>
            <a href={paths.tag(code, langCode)} dir="auto">
              {name}
            </a>
            <Words translations={firstWords.map((text) => ({ text, lang: langCode }))} />
          </div>
          <Note as="span">{formatMessage(messages.words, { count: wordCount })}</Note>
        </Row>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  column-gap: ${space.s8};
`;

const Row = styled.li`
  ${linkArea}
  display: flex;
  align-items: baseline;
  gap: ${space.s4};
  padding-block: ${space.s3};
  border-block-end: 1px solid ${color.hairline};

  > div {
    flex: 1;
    min-width: 0;
  }

  a {
    color: ${color.text};
    font-weight: 600;
    overflow-wrap: anywhere;
    text-decoration: none;
  }

  a:hover {
    color: ${color.accent};
  }
`;

const Words = styled(TranslationLine)`
  font-family: ${family.word};
`;
