import { useInfiniteQuery } from '@tanstack/react-query';
import { limits } from '@wordhoard/contract/limits';
import { languageName } from '@wordhoard/i18n';
import {
  AddIcon,
  ButtonLink,
  CardGrid,
  EmptyState,
  PageHeader,
  SearchField,
  SearchIcon,
  space,
} from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { EditSwitch } from '../edit/edit-switch.tsx';
import { useEditMode } from '../edit/use-edit-mode.ts';
import { FeedView } from '../feed/feed-view.tsx';
import { LanguagePair } from '../language/language-pair.tsx';
import { useSearchText } from '../search/use-search-text.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import { ConnectedWordCard } from './connected-word-card.tsx';
import { wordFeedQuery } from './word-queries.ts';

/** The words of a language, searched as one types. */
export function WordFeedScreen({ langCode }: { langCode: string }) {
  const { formatMessage, locale } = useIntl();
  const [, navigate] = useLocation();
  const isEditing = useEditMode();
  const { tranLangCode } = useAtomValue(settingsAtom);
  const { text, settledText, setText } = useSearchText();
  const query = useInfiniteQuery(
    wordFeedQuery(useApi(), { langCode, tranLangCode, text: settledText }),
  );
  const language = languageName(langCode, locale);
  usePageMeta(formatMessage(messages.title, { language }), formatMessage(messages.lead));

  return (
    <>
      <PageHeader
        title={formatMessage(messages.title, { language })}
        lead={formatMessage(messages.lead)}
        actions={
          <>
            {isEditing && (
              <ButtonLink icon={<AddIcon />} href={paths.newWord({ langCode, text: settledText })}>
                {formatMessage(messages.newWord)}
              </ButtonLink>
            )}
            <EditSwitch />
          </>
        }
      />
      <Filters>
        <SearchField
          label={formatMessage(messages.search)}
          maxLength={limits.wordMaxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <LanguagePair onChange={({ learnLangCode }) => navigate(paths.words(learnLangCode))} />
      </Filters>
      <FeedView
        query={query}
        skeleton="card"
        empty={
          <EmptyState
            icon={<SearchIcon />}
            title={formatMessage(messages.nothing, { text: settledText })}
            action={
              <ButtonLink href={paths.newWord({ langCode, text: settledText })}>
                {formatMessage(messages.propose)}
              </ButtonLink>
            }
          >
            {formatMessage(messages.nothingHint)}
          </EmptyState>
        }
      >
        {(words) => (
          <CardGrid>
            {words.map((word) => (
              <ConnectedWordCard key={word.id} word={word} />
            ))}
          </CardGrid>
        )}
      </FeedView>
    </>
  );
}

const messages = defineMessages<{
  title: { language: string };
  lead: NoMessageValues;
  search: NoMessageValues;
  nothing: { text: string };
  nothingHint: NoMessageValues;
  propose: NoMessageValues;
  newWord: NoMessageValues;
}>({
  title: { id: 'wordFeed.title', defaultMessage: 'Words: {language}' },
  lead: {
    id: 'wordFeed.lead',
    defaultMessage: 'Search by word or translation, and save what you want to learn.',
  },
  search: { id: 'wordFeed.search', defaultMessage: 'Find a word or a translation' },
  nothing: { id: 'wordFeed.nothing', defaultMessage: 'No word like “{text}” here yet' },
  propose: { id: 'wordFeed.propose', defaultMessage: 'Add this word' },
  newWord: { id: 'wordFeed.newWord', defaultMessage: 'New word' },
  nothingHint: {
    id: 'wordFeed.nothingHint',
    defaultMessage: 'Try fewer letters, the other language, or another spelling.',
  },
});

const Filters = styled.div`
  display: grid;
  gap: ${space.s4};
  margin-block-end: ${space.s8};
`;
