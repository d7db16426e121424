import { limits } from '@wordhoard/contract/limits';
import { wordFeedPage } from '@wordhoard/i18n';
import { AddIcon, ButtonLink, EmptyState, SearchField, SearchIcon } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { paths } from '../app/paths.ts';
import { EditSwitch } from '../edit/edit-switch.tsx';
import { useEditMode } from '../edit/use-edit-mode.ts';
import { useFeed } from '../feed/use-feed.ts';
import { LanguageFeed } from '../language/language-feed.tsx';
import { PlayLink } from '../quiz/play-link.tsx';
import { useSearchText } from '../search/use-search-text.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import { AddWordLink } from './add-word-link.tsx';
import { WordCards } from './word-cards.tsx';
import { wordFeedQuery } from './word-queries.ts';

/** The words of a language, searched as one types. */
export function WordFeedScreen({ langCode }: { langCode: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const isEditing = useEditMode();
  const { tranLangCode } = useAtomValue(settingsAtom);
  const { text, settledText, setText } = useSearchText();
  return (
    <LanguageFeed
      page={wordFeedPage(intl, { langCode })}
      actions={
        <>
          {isEditing && (
            <ButtonLink icon={<AddIcon />} href={paths.newWord({ langCode, text: settledText })}>
              {formatMessage(messages.newWord)}
            </ButtonLink>
          )}
          {settledText !== '' && (
            <PlayLink
              wish={{ source: { kind: 'search', text: settledText, langCode }, tranLangCode }}
            />
          )}
          <EditSwitch />
        </>
      }
      query={useFeed(wordFeedQuery(useApi(), { langCode, tranLangCode, text: settledText }))}
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
          title={formatMessage(messages.nothing, { text: settledText })}
          action={<AddWordLink langCode={langCode} text={settledText} />}
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
  newWord: NoMessageValues;
}>({
  search: { id: 'wordFeed.search', defaultMessage: 'Find a word or a translation' },
  nothing: { id: 'wordFeed.nothing', defaultMessage: 'No word like “{text}” here yet' },
  newWord: { id: 'wordFeed.newWord', defaultMessage: 'New word' },
  nothingHint: {
    id: 'wordFeed.nothingHint',
    defaultMessage: 'Try fewer letters, the other language, or another spelling.',
  },
});
