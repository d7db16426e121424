import { limits } from '@wordhoard/contract/limits';
import { wordFeedPage } from '@wordhoard/i18n';
import { AddIcon, ButtonLink, EmptyState, SearchField, SearchIcon, TagIcon } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { WordCards } from '../../features/card/word-cards.tsx';
import { LanguageFeed } from '../../features/language/language-feed.tsx';
import { PlayLink } from '../../features/practice/quiz/play-link.tsx';
import { useSearchText } from '../../features/search/use-search-text.ts';
import { AddWordLink } from '../../features/word/add-word-link.tsx';
import { wordFeedQuery } from '../../features/word/queries.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { EditSwitch, useEditMode } from '../../shared/edit-mode/edit-mode.tsx';
import { useFeed } from '../../shared/feed/feed-query.ts';
import { paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

/** The words of a language, searched while the learner types. */
export function WordFeedScreen({ langCode }: { langCode: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const isEditing = useEditMode();
  const { tranLangCode } = useAtomValue(settingsAtom);
  const { text, debouncedText, setText } = useSearchText();
  return (
    <LanguageFeed
      page={wordFeedPage(intl, { langCode })}
      actions={
        <>
          <ButtonLink icon={<TagIcon />} href={paths.tags(langCode)}>
            {formatMessage(messages.tags)}
          </ButtonLink>
          {isEditing && (
            <ButtonLink icon={<AddIcon />} href={paths.newWord({ langCode, text: debouncedText })}>
              {formatMessage(messages.newWord)}
            </ButtonLink>
          )}
          {debouncedText !== '' && (
            <PlayLink
              quiz={{ source: { kind: 'search', text: debouncedText, langCode }, tranLangCode }}
            />
          )}
          <EditSwitch />
        </>
      }
      query={useFeed(wordFeedQuery(useApi(), { langCode, tranLangCode, text: debouncedText }))}
      pathTo={paths.words}
      filter={
        <SearchField
          label={formatMessage(messages.search)}
          maxLength={limits.wordMaxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
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
  tags: NoMessageValues;
  newWord: NoMessageValues;
}>({
  search: { id: 'wordFeed.search', defaultMessage: 'Find a word or a translation' },
  nothing: { id: 'wordFeed.nothing', defaultMessage: 'No word like “{text}” here yet' },
  tags: { id: 'wordFeed.tags', defaultMessage: 'Tags' },
  newWord: { id: 'wordFeed.newWord', defaultMessage: 'New word' },
  nothingHint: {
    id: 'wordFeed.nothingHint',
    defaultMessage: 'Try fewer letters, the other language, or another spelling.',
  },
});
