import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { languageName } from '@wordhoard/i18n';
import { CardGrid, EmptyState, PageHeader, SearchIcon, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { useApi } from '../app/api-context.ts';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { FeedView } from '../feed/feed-view.tsx';
import { QueryView } from '../feed/query-view.tsx';
import { LanguagePair } from '../language/language-pair.tsx';
import { settingsAtom } from '../settings/settings-atom.ts';
import { ConnectedWordCard } from '../word/connected-word-card.tsx';
import { tagQuery, tagWordFeedQuery } from './tag-queries.ts';

interface TagScreenProps {
  code: string;
  langCode: string;
}

/** The words of a language that carry a tag. */
export function TagScreen({ code, langCode }: TagScreenProps) {
  const query = useQuery(tagQuery(useApi(), code));
  return (
    <QueryView query={query} skeleton="card">
      {(tag) => <TagWords key={tag.id} code={tag.code} langCode={langCode} />}
    </QueryView>
  );
}

function TagWords({ code, langCode }: TagScreenProps) {
  const { formatMessage, locale } = useIntl();
  const [, navigate] = useLocation();
  const { tranLangCode } = useAtomValue(settingsAtom);
  const query = useInfiniteQuery(tagWordFeedQuery(useApi(), { code, langCode, tranLangCode }));
  const language = languageName(langCode, locale);
  usePageMeta(`#${code}: ${language}`, formatMessage(messages.lead, { code, language }));
  return (
    <>
      <PageHeader title={`#${code}`} lead={formatMessage(messages.lead, { code, language })} />
      <Filters>
        <LanguagePair onChange={({ learnLangCode }) => navigate(paths.tag(code, learnLangCode))} />
      </Filters>
      <FeedView
        query={query}
        skeleton="card"
        empty={<EmptyState icon={<SearchIcon />} title={formatMessage(messages.nothing)} />}
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
  lead: { code: string; language: string };
  nothing: NoMessageValues;
}>({
  lead: { id: 'tag.lead', defaultMessage: 'Words with the tag “{code}”: {language}' },
  nothing: { id: 'tag.nothing', defaultMessage: 'No words with this tag in this language yet' },
});

const Filters = styled.div`
  margin-block-end: ${space.s8};
`;
