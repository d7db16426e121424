import { limits } from '@wordhoard/contract/limits';
import { tagFeedPage } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { EmptyState, SearchField, SearchIcon, TagIcon } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { LanguageFeed } from '../../features/language/language-feed.tsx';
import { useSearchText } from '../../features/search/use-search-text.ts';
import { tagFeedQuery } from '../../features/tag/queries.ts';
import { TagRows } from '../../features/tag/tag-rows.tsx';
import { useWordTabs } from '../../features/word/word-tabs.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useFeed } from '../../shared/feed/feed-query.ts';

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
});
